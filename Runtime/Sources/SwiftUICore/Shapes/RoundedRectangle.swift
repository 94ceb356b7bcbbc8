import Drawing

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// Points along the width and the height of each corner; more than half a side is clamped.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// - Parameter cornerRadius: points; more than half a side is clamped.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The corners shrink along with the sides, so that borders keep their width around them.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: self, amount: amount)
  }
}

nonisolated private struct InsetRoundedRectangle: InsettableShape {
  var base: RoundedRectangle
  var amount: CGFloat

  var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = newValue[] }
  }

  func path(in rect: CGRect) -> Path {
    // The radius that is drawn, not the one that was asked for, shrinks.
    let corner = CGSize(
      width: min(base.cornerSize.width, rect.width / 2),
      height: min(base.cornerSize.height, rect.height / 2))
    return Path(
      roundedRect: rect.inset(evenly: amount),
      cornerSize: CGSize(width: max(0, corner.width - amount), height: max(0, corner.height - amount)),
      style: base.style)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func inset(by amount: CGFloat) -> some InsettableShape {
    InsetRoundedRectangle(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners; the radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
