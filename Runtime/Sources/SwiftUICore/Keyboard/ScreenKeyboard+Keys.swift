import UIKit

// What keys do: they write through the text input that has the focus, as a hardware keyboard does, but that the
// letters are those that they show.

extension ScreenKeyboard {
  /// Seconds in which a second tap on shift locks it.
  private static let doubleTap = 0.35
  /// Seconds before a key that is held repeats, and between two repeats.
  private static let repeatDelay = 0.5
  private static let repeatPause = 0.1

  func keyWentDown(_ key: KeyboardKey) {
    guard let model else { return }
    switch key {
    case .shift:
      let isSecond = graph.time - lastShift <= Self.doubleTap
      lastShift = graph.time
      model.shift = isSecond && model.shift == .once ? .locked : model.shift == .off ? .once : .off
      isShiftChosen = true
    case .plane(let plane): model.plane = plane
    case .delete:
      delete()
      repeatDelete(after: Self.repeatDelay)
    default: break
    }
  }

  func keyWentUp(_ key: KeyboardKey) {
    stopRepeating()
    guard let model else { return }
    switch key {
    case .text, .digit, .space:
      guard let text = key.typed(model.shift) else { return }
      isShiftChosen = false
      graph.focus.typeFromScreen(text)
      // A space leads back to the letters, as on iOS.
      if key == .space, model.request.firstPlane == .letters, model.plane != .letters, model.plane != .emoji {
        model.plane = .letters
      }
      contextChanged()
    case .submit:
      isShiftChosen = false
      graph.focus.pressFromScreen(.return)
      contextChanged()
    case .dismiss: graph.focus.resign()
    default: break
    }
  }

  private func delete() {
    isShiftChosen = false
    graph.focus.pressFromScreen(.delete)
    contextChanged()
  }

  private func repeatDelete(after delay: Double) {
    repeating = graph.at(graph.time + delay, isEndless: true, name: "a key that is held") { [weak self] in
      guard let self, model?.pressed?.key == .delete else { return }
      delete()
      repeatDelete(after: Self.repeatPause)
    }
  }

  func stopRepeating() {
    if let repeating { graph.cancelDeadline(repeating) }
    repeating = nil
  }

  /// The text or the caret is another: where a sentence begins, the next letter is a capital one.
  func contextChanged() {
    guard let model, model.shift != .locked, !isShiftChosen else { return }
    let wanted: KeyboardShift = graph.focus.beginsWithCapital ? .once : .off
    if model.shift != wanted { model.shift = wanted }
  }
}

extension ScreenKeyboard {
  private var plan: KeyboardPlan? { isUp ? model?.plan(width: graph.size.width) : nil }

  /// Where a key is drawn, in the screen's coordinates.
  package func keyFrame(named name: String) -> CGRect? {
    guard let model, let key = plan?.keys.first(where: { $0.key.name(model.request, model.shift) == name }) else {
      return nil
    }
    return key.face.offsetBy(dx: 0, dy: graph.size.height - model.metrics.height)
  }

  package var keyNames: [String] {
    guard let model else { return [] }
    return plan?.keys.map { $0.key.name(model.request, model.shift) } ?? []
  }

  /// The nodes of what stands above the keys.
  package var barNodes: Set<Int> {
    var result: Set<Int> = []
    var nodes = bars.compactMap(\.bar)
    while let node = nodes.popLast() {
      result.insert(node.id)
      nodes += node.structure + node.describedChildren
    }
    return result
  }
}

extension FocusManager {
  /// Types a text as it is shown on a key.
  func typeFromScreen(_ text: String) {
    if let input = current as? TextInputNode { input.typeAsShown(text) } else { graph.sendToFocus(.insert(text)) }
  }

  /// A key of the keyboard on the screen; `onKeyPress` hears of hardware keys only.
  func pressFromScreen(_ key: KeyEquivalent) { _ = current?.handle(KeyEvent(key)) }

  /// Whether the keyboard offers a capital letter for what is typed next.
  var beginsWithCapital: Bool { (current as? TextInputNode)?.beginsWithCapital ?? false }
}

extension TextInputNode {
  func typeAsShown(_ text: String) {
    guard isFocused, look.isEnabled else { return }
    type(text)
  }

  /// Without a modifier the keyboard begins sentences with capitals, as on iOS.
  var beginsWithCapital: Bool {
    guard !traits.isSecure else { return false }
    let rule = keyboard.capitalization ?? .sentences
    let start = model.selection.range.lowerBound
    let before = model.buffer[model.buffer.roundedDown(max(0, start - 200))..<start]
    return rule.applied(to: "a", after: before) == "A"
  }
}
