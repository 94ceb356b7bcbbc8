import CoreGraphics

/// What one modifier sets of an element. What is set further out wins.
@MainActor
struct AccessibilityChanges {
  private let properties: AccessibilityProperties
  private let node: AccessibilityNode
  private let isEnabled: Bool
  private let actions: [AccessibilityElement.Action]

  init(_ node: AccessibilityNode) {
    self.node = node
    properties = node.properties
    isEnabled = EnvironmentValues(scope: node.environment).isEnabled
    actions = Self.actions(of: node)
  }

  func apply(to element: inout AccessibilityElement, bounds: CGRect) {
    setTexts(of: &element)
    element.traits.formUnion(properties.addedTraits)
    element.traits.subtract(properties.removedTraits)
    if let priority = properties.sortPriority { element.sortPriority = priority }
    if let level = properties.headingLevel {
      element.traits.insert(.isHeader)
      element.headingLevel = Int(level.rawValue)
    }
    switch properties.activationPoint {
    case .unit(let point):
      element.activationPoint = CGPoint(
        x: element.frame.minX + point.x * element.frame.width,
        y: element.frame.minY + point.y * element.frame.height)
    case .point(let point): element.activationPoint = point
    case nil: break
    }
    if let responds = properties.respondsToUserInteraction { element.respondsToUserInteraction = responds }
    if let type = properties.textContentType { element.textContentType = type.kind.rawValue }
    if let pairing = properties.pairing { element.pairing = pairing }
    if let part = properties.part { element.part = part }
    guard !actions.isEmpty else { return }
    element.set(actions)
    if !isEnabled { element.isEnabled = false }
  }

  private func setTexts(of element: inout AccessibilityElement) {
    if let label = properties.label { element.label = node.string(label) }
    if node.attachments.has(.labelContent) {
      element.label = AccessibilityElement.joined(
        node.attachments.elements(.labelContent).flatMap(\.leaves).map(\.label))
    }
    if let value = properties.value { element.value = node.string(value) }
    if let hint = properties.hint { element.hint = node.string(hint) }
    if let identifier = properties.identifier { element.identifier = identifier }
    if !properties.inputLabels.isEmpty { element.inputLabels = properties.inputLabels.map(node.string) }
    for content in properties.customContent {
      let label = node.string(content.label)
      let key = content.key ?? label
      element.customContent.removeAll { $0.key == key }
      // Content without a value takes that of the same key away.
      guard let value = content.value else { continue }
      element.customContent.append(
        AccessibilityElement.CustomContent(
          label: label, value: node.string(value), isImportant: content.isImportant,
          key: key))
    }
  }

  private static func actions(of node: AccessibilityNode) -> [AccessibilityElement.Action] {
    let properties = node.properties
    var result: [AccessibilityElement.Action] = []
    for (index, action) in properties.actions.enumerated() {
      result.append(
        AccessibilityElement.Action(kind(of: action.name, index: index, on: node), action.handler))
    }
    if let adjust = properties.adjust {
      result.append(AccessibilityElement.Action(.increment) { adjust(.increment) })
      result.append(AccessibilityElement.Action(.decrement) { adjust(.decrement) })
    }
    if let scroll = properties.scroll { result.append(AccessibilityElement.Action(scroll: scroll)) }
    if let zoom = properties.zoom {
      for direction in [AccessibilityZoomGestureAction.Direction.zoomIn, .zoomOut] {
        result.append(
          AccessibilityElement.Action(direction == .zoomIn ? .zoomIn : .zoomOut) { [weak node] in
            let box = CGSize(width: node?.frame.width ?? 0, height: node?.frame.height ?? 0)
            zoom(
              AccessibilityZoomGestureAction(
                direction: direction, location: .center, point: CGPoint(x: box.width / 2, y: box.height / 2)))
          })
      }
    }
    result += AccessibilityElement.namedActions(node.attachments.elements(.actionButtons))
    for choice in properties.choices {
      let name = AccessibilityElement.joined(
        node.graph.accessibilityFragment(of: choice.view.node).elements.flatMap(\.leaves).map(\.label))
      if !name.isEmpty { result.append(AccessibilityElement.Action(.named(name), choice.choose)) }
    }
    return result
  }

  private static func kind(
    of name: AccessibilityAction.Name, index: Int, on node: AccessibilityNode
  ) -> AccessibilityElement.Action.Kind {
    switch name {
    case .named(let text): return .named(node.string(text))
    case .labelled:
      return .named(
        AccessibilityElement.joined(node.attachments.elements(.action(index)).flatMap(\.leaves).map(\.label)))
    case .kind(let kind):
      switch kind.kind {
      case .default: return .activate
      case .escape: return .escape
      case .magicTap: return .magicTap
      case .delete: return .delete
      case .showMenu: return .showMenu
      case .named(let text): return .named(node.string(text))
      }
    }
  }
}
