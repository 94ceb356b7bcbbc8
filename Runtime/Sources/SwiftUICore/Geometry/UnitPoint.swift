/// A point in a view's own space, where the view is one unit wide and high.
public struct UnitPoint: Hashable, Sendable {
  /// 0 at the leading side, 1 at the trailing side.
  public var x: CGFloat
  /// 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// The top leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// A point at fractions of the width and the height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point that this one names in a rectangle.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

extension UnitPoint: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = newValue[] }
  }
}

extension UnitPoint {
  /// The point in the words of the API, such as `.topLeading`.
  package var text: String {
    let names: [(UnitPoint, String)] = [
      (.center, ".center"), (.leading, ".leading"), (.trailing, ".trailing"), (.top, ".top"),
      (.bottom, ".bottom"), (.topLeading, ".topLeading"), (.topTrailing, ".topTrailing"),
      (.bottomLeading, ".bottomLeading"), (.bottomTrailing, ".bottomTrailing"),
    ]
    return names.first { $0.0 == self }?.1 ?? "UnitPoint(x: \(Double(x).typed), y: \(Double(y).typed))"
  }
}
