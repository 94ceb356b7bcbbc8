/// The pen with which a path is outlined.
public struct StrokeStyle: Equatable, Sendable {
  /// Points.
  public var lineWidth: CGFloat
  /// How open ends are drawn.
  public var lineCap: CGLineCap
  /// How corners are drawn.
  public var lineJoin: CGLineJoin
  /// Corners whose point would be longer than this multiple of the width are cut.
  public var miterLimit: CGFloat
  /// The lengths in points of drawn and empty parts in turn; empty is a solid line.
  public var dash: [CGFloat]
  /// Points into the dash pattern at which the line starts.
  public var dashPhase: CGFloat

  /// A pen; only what differs from a solid line of one point needs to be named.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = newValue.second[]
    }
  }
}

/// How the inside of a shape is found and its edges are drawn.
public struct FillStyle: Equatable, Sendable {
  /// Inside is what is enclosed an odd number of times; otherwise, whatever is enclosed at all.
  public var isEOFilled: Bool
  /// Edges are smoothed.
  public var isAntialiased: Bool

  /// A fill; by the nonzero rule and with smooth edges unless told otherwise.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The form of a rounded rectangle's corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature grows gradually, as those of iOS's own.
  case continuous
}
