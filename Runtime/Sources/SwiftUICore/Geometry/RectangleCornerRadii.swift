/// The radii in points of a rectangle's four corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Radii for each corner; a corner that is not named is square.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  package func map(_ transform: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: transform(topLeading), bottomLeading: transform(bottomLeading),
      bottomTrailing: transform(bottomTrailing), topTrailing: transform(topTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = newValue.first[]
      (bottomTrailing, topTrailing) = newValue.second[]
    }
  }
}

extension RectangleCornerRadii {
  /// Radii of corners by their side where one reads from left to right.
  @_disfavoredOverload
  public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
    self.init(
      topLeading: topLeft, bottomLeading: bottomLeft, bottomTrailing: bottomRight, topTrailing: topRight)
  }

  public var topLeft: CGFloat {
    get { topLeading }
    set { topLeading = newValue }
  }

  public var topRight: CGFloat {
    get { topTrailing }
    set { topTrailing = newValue }
  }

  public var bottomLeft: CGFloat {
    get { bottomLeading }
    set { bottomLeading = newValue }
  }

  public var bottomRight: CGFloat {
    get { bottomTrailing }
    set { bottomTrailing = newValue }
  }
}
