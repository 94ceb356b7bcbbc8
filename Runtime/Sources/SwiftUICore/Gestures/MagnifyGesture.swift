/// Two fingers that move apart or together.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// 1 at the start, 2 at twice the distance.
    public var magnification: CGFloat
    /// The change of the magnification in a second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, in fractions of the view.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in points.
    public var startLocation: CGPoint

    package init(
      time: Date, magnification: CGFloat, velocity: CGFloat, startAnchor: UnitPoint, startLocation: CGPoint
    ) {
      self.time = time
      self.magnification = magnification
      self.velocity = velocity
      self.startAnchor = startAnchor
      self.startLocation = startLocation
    }
  }

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _describe() -> _GestureDescription {
    _GestureDescription(kind: "magnify", text: "MagnifyGesture()")
  }
}

/// Two fingers that move apart or together; the value is the magnification.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Body = Never
  public typealias Value = CGFloat

  /// The change of the magnification at which the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _describe() -> _GestureDescription {
    _GestureDescription(kind: "magnify", text: "MagnificationGesture()")
  }
}
