/// Views that a modifier gives to assistive technology alone: they are in the tree of views with their state,
/// and are not drawn.
@MainActor
final class AccessibilityAttachments {
  enum Role: Hashable {
    case representation, children, actionButtons, label, labelContent
    /// By the number of the action.
    case action(Int)
  }

  private var slots: [Role: Node] = [:]

  func update(_ properties: AccessibilityProperties, _ context: _ViewContext) {
    update(.representation, properties.representation, context)
    update(.children, properties.representedChildren, context)
    update(.actionButtons, properties.actionButtons, context)
    update(.label, properties.control?.label, context)
    update(.labelContent, properties.labelContent, context)
    for (index, action) in properties.actions.enumerated() {
      if case .labelled(let label) = action.name { update(.action(index), label, context) }
    }
  }

  private func update(_ role: Role, _ view: AnyView?, _ context: _ViewContext) {
    guard let view else {
      slots.removeValue(forKey: role)?.teardown()
      return
    }
    slots[role] = AnyView._update(view, slots[role], context)
  }

  func nodes(_ role: Role) -> [Node] { slots[role]?.layoutChildren ?? [] }

  func has(_ role: Role) -> Bool { slots[role] != nil }

  /// What lies where the view does.
  var placed: [Node] { nodes(.representation) + nodes(.children) }

  /// What the views of an attachment say.
  func elements(_ role: Role) -> [AccessibilityElement] {
    nodes(role).flatMap { node in
      node.graph.accessibilityFragment(of: node).elements.map {
        $0.applying(.init(translationX: node.frame.minX, y: node.frame.minY))
      }
    }
  }

  func teardown() {
    for slot in slots.values { slot.teardown() }
    slots = [:]
  }
}
