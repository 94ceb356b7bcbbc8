import CoreGraphics
import SpecimenProtocol
import Stage

extension LiveEvent {
  /// The process ends by itself, for a reason that is one sentence.
  static func ended(_ sentence: String) -> LiveEvent {
    var event = LiveEvent(.status, text: sentence)
    event.state = .ended
    return event
  }
}

extension LiveEvent.Frame {
  /// Rounded to a hundredth of a point, so that the last bits of sums are no change.
  init(_ rect: CGRect) {
    func rounded(_ value: CGFloat) -> Double { value.isFinite ? Double((value * 100).rounded() / 100) : 0 }
    self.init(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width), height: rounded(rect.height))
  }
}

extension LiveEvent.Node {
  init(_ node: Snapshot.Node) {
    self.init(
      name: node.name, detail: node.detail,
      frame: LiveEvent.Frame(
        x: node.frame.x, y: node.frame.y, width: node.frame.width, height: node.frame.height),
      children: node.children.map(LiveEvent.Node.init))
  }
}

extension LiveEvent.Element {
  init(_ element: SpokenElement) {
    self.init(
      id: element.id, parent: element.parent, role: element.role, label: element.label, value: element.value,
      hint: element.hint, states: element.states, actions: element.actions, frame: LiveEvent.Frame(element.frame))
  }
}

extension LiveEvent.Focus {
  init(_ text: FocusedText) {
    self.init(
      frame: LiveEvent.Frame(text.frame), text: text.text, selectionStart: text.selection.lowerBound,
      selectionLength: text.selection.count, caret: LiveEvent.Frame(text.caret), inputMode: text.inputMode,
      isSecure: text.isSecure, isMultiline: text.isMultiline)
  }
}
