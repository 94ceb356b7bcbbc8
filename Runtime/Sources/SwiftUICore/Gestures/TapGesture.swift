/// One or more taps.
nonisolated public struct TapGesture: Gesture {
  public typealias Body = Never
  public typealias Value = ()

  /// Taps, one after the other.
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _describe() -> _GestureDescription {
    _GestureDescription(
      kind: "tap", text: callText("TapGesture", [("count", count == 1 ? nil : "\(count)")]))
  }
}

/// One or more taps, and where the last one was.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    /// In the gesture's coordinate space.
    public var location: CGPoint

    package init(location: CGPoint) { self.location = location }
  }

  /// Taps, one after the other.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _describe() -> _GestureDescription {
    _GestureDescription(
      kind: "tap",
      text: callText(
        "SpatialTapGesture",
        [("count", count == 1 ? nil : "\(count)"), ("coordinateSpace", coordinateSpace.argument)]))
  }
}

/// A finger that stays where it is.
nonisolated public struct LongPressGesture: Gesture {
  public typealias Body = Never
  public typealias Value = Bool

  /// Seconds.
  public var minimumDuration: Double
  /// Points that the finger may move.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _describe() -> _GestureDescription {
    _GestureDescription(
      kind: "longPress",
      text: callText(
        "LongPressGesture",
        [
          ("minimumDuration", minimumDuration == 0.5 ? nil : minimumDuration.typed),
          ("maximumDistance", maximumDistance == 10 ? nil : Double(maximumDistance).typed),
        ]))
  }
}

extension CoordinateSpace {
  /// The space in the words of the API; nil for the local one, which need not be said.
  var argument: String? {
    switch self {
    case .local: nil
    case .global: ".global"
    case .named(let name): ".named(\(name.base is String ? "\"\(name.base)\"" : "\(name.base)"))"
    }
  }
}
