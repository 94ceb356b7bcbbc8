/// A finger that moves.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// Where the finger is, where it came from, and how fast it is.
  public struct Value: Equatable, Sendable {
    /// When the finger was there.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize

    package init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The way from where the finger came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would stop: a quarter of a second further on, as iOS counts.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way to where the finger would stop.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// Points that the finger must move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _describe() -> _GestureDescription {
    _GestureDescription(
      kind: "drag",
      text: callText(
        "DragGesture",
        [
          ("minimumDistance", minimumDistance == 10 ? nil : Double(minimumDistance).typed),
          ("coordinateSpace", coordinateSpace.argument),
        ]))
  }
}
