import CoreGraphics

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// What lies at an edge.
  enum EdgeKind: Hashable, Sendable {
    case standard
    /// No distance is kept (a `Spacer`).
    case none
    /// Text: half of what the line's leading exceeds its box by, in points.
    case text(halfLeading: CGFloat)
  }

  var top = EdgeKind.standard
  var leading = EdgeKind.standard
  var bottom = EdgeKind.standard
  var trailing = EdgeKind.standard

  /// Points between two views that say nothing of their own.
  static let standardDistance: CGFloat = 8
  /// Recorded on iOS: the pitch of two texts in a stack is the text's leading plus one device pixel at 3x.
  private static let textPixel: CGFloat = 1.0 / 3.0

  public init() {}

  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.top = .none
    spacing.leading = .none
    spacing.bottom = .none
    spacing.trailing = .none
    return spacing
  }()

  /// Takes over another view's preferences at the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  private static func larger(_ a: EdgeKind, _ b: EdgeKind) -> EdgeKind {
    switch (a, b) {
    case (.none, let other), (let other, .none): other
    case (.text(let x), .text(let y)): .text(halfLeading: max(x, y))
    default: .standard
    }
  }

  /// The distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (mine, other) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
    switch (mine, other) {
    case (.none, _), (_, .none): return 0
    case (.text(let upper), .text(let lower)): return upper + lower + Self.textPixel
    default: return Self.standardDistance
    }
  }
}
