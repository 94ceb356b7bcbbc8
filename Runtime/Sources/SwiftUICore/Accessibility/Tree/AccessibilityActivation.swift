import CoreGraphics

extension AccessibilityElement {
  /// Does what a double tap does: the element's own action, or else a tap at its activation point.
  /// - Returns: whether something took it.
  @discardableResult
  package func activate() -> Bool {
    if perform(.activate) { return true }
    guard isEnabled, let graph, graph.takesTap(at: activationPoint) else { return false }
    graph.send(.touch(TouchEvent(.began, at: activationPoint)))
    graph.send(.touch(TouchEvent(.ended, at: activationPoint)))
    return true
  }

  /// Raises the value, as a swipe up does.
  @discardableResult
  package func increment() -> Bool { perform(.increment) }

  /// Lowers the value, as a swipe down does.
  @discardableResult
  package func decrement() -> Bool { perform(.decrement) }

  /// Does what the user chooses by its name.
  @discardableResult
  package func perform(named name: String) -> Bool { perform(.named(name)) }

  /// Goes back, as a scrub with two fingers does: here, or in the nearest group around the element.
  @discardableResult
  package func escape() -> Bool { performHereOrAround(.escape) }

  /// Does what matters most, as a double tap with two fingers does: here, or in the nearest group around the
  /// element.
  @discardableResult
  package func magicTap() -> Bool { performHereOrAround(.magicTap) }

  /// Scrolls by a page, as a swipe with three fingers does.
  @discardableResult
  package func scroll(_ edge: Edge) -> Bool {
    if performHereOrAround(.scroll, edge: edge) { return true }
    return graph?.scrollByPage(at: activationPoint, edge) ?? false
  }

  @discardableResult
  package func perform(_ kind: Action.Kind, edge: Edge = .top) -> Bool {
    guard isEnabled, let action = actions.last(where: { $0.kind == kind }) else { return false }
    guard let graph else { return false }
    graph.acting(from: HapticEntry.Source(node: id, name: label)) { action.perform(edge) }
    return true
  }

  private func performHereOrAround(_ kind: Action.Kind, edge: Edge = .top) -> Bool {
    if perform(kind, edge: edge) { return true }
    let path = graph?.accessibilityTree().path(to: id) ?? []
    return path.reversed().contains { $0.perform(kind, edge: edge) }
  }

  /// The elements around one, from the outside in, with itself at the end.
  private func path(to target: Int) -> [AccessibilityElement] {
    for child in children {
      let path = child.path(to: target)
      if !path.isEmpty { return [self] + path }
    }
    return id == target ? [self] : []
  }
}

extension ViewGraph {
  /// The innermost scroll view at a point that can move shows the next page towards an edge.
  fileprivate func scrollByPage(at point: CGPoint, _ edge: Edge) -> Bool {
    for node in hitPath(at: point).nodes.reversed() {
      guard let target = node as? any PanTarget else { continue }
      let length = edge.axis == .vertical ? node.frame.height : node.frame.width
      let distance = edge == .top || edge == .leading ? -length : length
      let delta = edge.axis == .vertical ? CGSize(width: 0, height: distance) : CGSize(width: distance, height: 0)
      if target.moveByWheel(delta) { return true }
    }
    return false
  }

  /// Whether something listens to fingers at a point.
  package func takesTap(at point: CGPoint) -> Bool {
    hitPath(at: point).nodes.contains { ($0 as? GestureNode)?.isListening == true }
  }
}
