extension ViewGraph {
  /// Assistive technology has come to an element; what takes keys there has the focus.
  /// - Parameter id: the element's.
  /// - Returns: whether there is such an element.
  @discardableResult
  package func moveAssistiveFocus(to id: Int) -> Bool {
    guard let node = root.described(id: id) else { return false }
    focus.moveAccessibilityFocus(to: node)
    if let target = node.firstFocusTarget { focus.move(to: target) }
    requestFrame()
    return true
  }
}

extension Node {
  fileprivate func described(id: Int) -> Node? {
    if self.id == id { return self }
    for child in describedChildren {
      if let found = child.described(id: id) { return found }
    }
    return nil
  }

  fileprivate var firstFocusTarget: (any FocusTarget)? {
    if let target = self as? any FocusTarget, target.canTakeFocus { return target }
    for child in describedChildren {
      if let found = child.firstFocusTarget { return found }
    }
    return nil
  }
}
