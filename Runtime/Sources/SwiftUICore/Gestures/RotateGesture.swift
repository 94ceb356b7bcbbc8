/// Two fingers that turn about each other.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// The turn since the start.
    public var rotation: Angle
    /// The turn in a second.
    public var velocity: Angle
    /// The middle of the fingers at the start, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in points.
    public var startLocation: CGPoint

    package init(
      time: Date, rotation: Angle, velocity: Angle, startAnchor: UnitPoint, startLocation: CGPoint
    ) {
      self.time = time
      self.rotation = rotation
      self.velocity = velocity
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }

  /// The turn at which the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _describe() -> _GestureDescription {
    _GestureDescription(kind: "rotate", text: "RotateGesture()")
  }
}

/// Two fingers that turn about each other; the value is the turn.
nonisolated public struct RotationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Angle

  /// The turn at which the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _describe() -> _GestureDescription {
    _GestureDescription(kind: "rotate", text: "RotationGesture()")
  }
}
