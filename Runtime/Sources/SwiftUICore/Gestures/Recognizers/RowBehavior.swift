import CoreGraphics

/// A finger on a row of a list: it does what the buttons in the row do that leave their fingers to it, and what
/// the list does with the row.
package struct RowBehavior: GestureSource {
  var setPressed: (Bool) -> Void
  /// What the list does; nil for nothing.
  var action: (() -> Void)?
  /// Whether buttons in the row act; not while the list is edited.
  var pressesButtons = true

  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    let setPressed = setPressed
    let (action, pressesButtons) = (action, pressesButtons)
    return ButtonBehavior(setPressed: setPressed) { [weak node] in
      let buttons = pressesButtons ? node?.rowButtons ?? [] : []
      action?()
      for button in buttons { button.activate() }
    }.recognizer(for: node, reusing: old)
  }

  func listens(on node: GestureNode) -> Bool {
    action != nil || (pressesButtons && !node.rowButtons.isEmpty)
  }
}

extension GestureNode {
  /// The buttons below that leave their fingers to the row, in order.
  fileprivate var rowButtons: [GestureNode] {
    var found: [GestureNode] = []
    func visit(_ node: Node) {
      guard !node.hidesContent, !(node is ScrollNode) else { return }
      if let gesture = node as? GestureNode, gesture.modifier.leavesFingersToRow {
        if gesture.canActivate { found.append(gesture) }
        return
      }
      for child in node.describedChildren { visit(child) }
    }
    for child in describedChildren { visit(child) }
    return found
  }
}

extension View {
  /// Lets a finger press the view as a row of a list.
  /// - Parameters:
  ///   - pressesButtons: whether buttons in the row act as well.
  ///   - action: what the list does with the row; nil leaves it to the buttons in it.
  nonisolated package func pressableRow(
    pressesButtons: Bool = true, setPressed: @escaping (Bool) -> Void, action: (() -> Void)?
  ) -> some View {
    primitive(
      GestureModifier(
        kind: "row", isReported: false,
        source: RowBehavior(setPressed: setPressed, action: action, pressesButtons: pressesButtons)))
  }

  /// A button that a finger anywhere on the row of a list presses; elsewhere one that is pressed itself.
  /// - Parameters:
  ///   - kind: what reports call the region.
  ///   - label: what reports call the action; empty takes what the view shows.
  nonisolated package func rowButton(
    _ kind: String = "button", label: String = "", setPressed: @escaping (Bool) -> Void = { _ in },
    action: @escaping () -> Void
  ) -> some View {
    primitive(
      GestureModifier(
        kind: kind, label: label, leavesFingersToRow: true,
        source: ButtonBehavior(setPressed: setPressed, action: action)))
  }
}
