import CoreGraphics

extension ViewGraph {
  /// Hands something that the user does to what it is meant for. State that changes shows in the next frame.
  package func send(_ event: InputEvent) {
    HapticEntry.current = self
    switch event {
    case .touch(let touch): input.touch(touch)
    case .hover(let point): input.hover.move(to: point, in: self)
    case .wheel(let wheel): turn(wheel)
    case .key(let key): press(key)
    case .text(let text): sendToFocus(text)
    }
    requestFrame()
  }

  /// Whether a finger is down or a gesture goes on.
  package var isInputBusy: Bool { input.isBusy }

  /// The innermost scroll view that can move takes the wheel.
  private func turn(_ wheel: WheelEvent) {
    guard wheel.delta.width.isFinite, wheel.delta.height.isFinite else { return }
    for node in hitPath(at: wheel.location).nodes.reversed() {
      if let target = node as? any PanTarget, target.moveByWheel(wheel.delta) { return }
    }
  }

  /// The focus comes first, then shortcuts; a tab that nobody wants moves the focus.
  private func press(_ key: KeyEvent) {
    if sendToFocus(key) || input.shortcuts.last(where: { $0.matches(key) && $0.perform() }) != nil { return }
    guard key.key == .tab, key.modifiers.isDisjoint(with: [.command, .control, .option]) else { return }
    if key.modifiers.contains(.shift) { focus.moveToPrevious() } else { focus.moveToNext() }
  }
}
