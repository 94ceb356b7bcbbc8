import CoreGraphics

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
  /// Adds a gesture, which stands in reports in the words of the API.
  nonisolated fileprivate func listens(_ text: String, _ modifier: GestureModifier) -> some View {
    recorded("gesture", text).primitive(modifier)
  }

  // MARK: Taps

  /// Acts when a finger taps the view.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    onTap(TapGesture(count: count).onEnded(action), count: count, activation: action)
  }

  /// Acts with the place where a finger taps the view.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    let gesture = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
    return onTap(gesture.onEnded { action($0.location) }, count: count, activation: nil)
  }

  /// - Parameter activation: what happens without a finger; nil for what needs the place of one.
  nonisolated private func onTap(
    _ gesture: some Gesture, count: Int, activation: (() -> Void)?
  ) -> some View {
    listens(
      TapGesture(count: count)._describe().text,
      GestureModifier(
        kind: "tap", source: GestureValueSource(gesture: gesture, activation: count == 1 ? activation : nil)))
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
    let record = LongPressRecord(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
      onPressingChanged: onPressingChanged)
    return listens(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)._describe().text,
      GestureModifier(kind: "longPress", source: record))
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
    pressable(setPressed: pressing ?? { _ in }, action: action)
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
    _ gesture: some Gesture, _ priority: GestureModifier.Priority, _ mask: GestureMask
  ) -> some View {
    let description = gesture._describe()
    return listens(
      description.text,
      GestureModifier(
        kind: mask.contains(.gesture) ? description.kind : "inactiveGesture", priority: priority, mask: mask,
        source: GestureValueSource(gesture: gesture)))
  }
}
