import CoreGraphics

/// What a gesture on a view does, for the live engine.
struct GestureRecord {
  enum Priority { case normal, high, simultaneous }

  let gesture: any Gesture
  let priority: Priority
  let mask: GestureMask
}

/// What a tap does.
struct TapRecord {
  let count: Int
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
}

/// What a long press does.
struct LongPressRecord {
  /// Seconds.
  let minimumDuration: Double
  /// Points.
  let maximumDistance: CGFloat
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension View {
  /// Records a gesture and the region that it listens in.
  nonisolated fileprivate func listens(_ kind: String, _ text: String, _ payload: Any) -> some View {
    recorded("gesture", text).region(kind, payload: payload)
  }

  // MARK: Taps

  /// Acts when a finger taps the view.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    listens(
      "tap", TapGesture(count: count)._describe().text,
      TapRecord(count: count, space: .local, action: { _ in action() }))
  }

  /// Acts with the place where a finger taps the view.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    listens(
      "tap", TapGesture(count: count)._describe().text,
      TapRecord(count: count, space: coordinateSpace.coordinateSpace, action: action))
  }

  // MARK: Presses

  /// Acts when a finger stays on the view.
  /// - Parameters:
  ///   - minimumDuration: seconds.
  ///   - maximumDistance: points that the finger may move.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    listens(
      "longPress",
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)._describe().text,
      LongPressRecord(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        onPressingChanged: onPressingChanged))
  }

  /// Disfavoured, for a single closure fits both and must mean the newer form.
  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Acts as a button does.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    region(
      "button",
      payload: LongPressRecord(
        minimumDuration: 0, maximumDistance: .infinity, action: action, onPressingChanged: pressing))
  }

  // MARK: Gestures

  /// Adds a gesture, which gives way to those of what the view holds.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .normal, mask)
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .normal, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that goes before those of what the view holds.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, .high, mask)
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that is recognised together with those of what the view holds.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    adding(gesture, .simultaneous, mask)
  }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
  }

  nonisolated private func adding(
    _ gesture: some Gesture, _ priority: GestureRecord.Priority, _ mask: GestureMask
  ) -> some View {
    let description = gesture._describe()
    let record = GestureRecord(gesture: gesture, priority: priority, mask: mask)
    return listens(mask.contains(.gesture) ? description.kind : "inactiveGesture", description.text, record)
  }
}
