import CoreGraphics

/// The elements of a view with what one accessibility modifier says of them.
///
/// A modifier over a view that is an element changes that element. Over several it changes each of them, as
/// on iOS; over none (a shape) it makes one, with the frame of the view.
@MainActor
struct AccessibilityDerivation {
  private let node: AccessibilityNode
  private let properties: AccessibilityProperties

  init(_ node: AccessibilityNode) {
    self.node = node
    properties = node.properties
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: node.frame.size) }

  func elements() -> [AccessibilityElement] {
    if properties.isHidden == true { return [] }
    var result: [AccessibilityElement] = []
    // Texts are resolved in the environment, which may change without a new modifier.
    node.readingForAccessibility { result = derived() }
    return result
  }

  private func derived() -> [AccessibilityElement] {
    var elements = content
    if let control = properties.control {
      elements = AccessibilityControlElements(node, control, elements).elements
    }
    if let behavior = childBehavior(elements) { elements = [element(behavior, elements)] }
    if elements.isEmpty, makesElement, !properties.isRow {
      elements = [AccessibilityElement(id: node.id, frame: bounds, isMirrored: node.isMirrored)]
    }
    guard changesElements else { return elements }
    let changes = AccessibilityChanges(node)
    return elements.map { $0.changingEach { changes.apply(to: &$0, bounds: bounds) } }
  }

  private var content: [AccessibilityElement] {
    guard node.attachments.has(.representation) else { return node.passedAccessibility().elements }
    return node.attachments.elements(.representation).map { element in
      var element = element
      element.frame = bounds
      element.activationPoint = CGPoint(x: bounds.midX, y: bounds.midY)
      return element
    }
  }

  /// What is modal is one thing, even where nothing makes it an element.
  private func childBehavior(_ elements: [AccessibilityElement]) -> AccessibilityChildBehavior? {
    if let own = properties.children { return own }
    if node.attachments.has(.children) { return .contain }
    return properties.addedTraits.contains(.isModal) && (elements.count != 1 || elements[0].isGroup) ? .contain : nil
  }

  private func element(
    _ behavior: AccessibilityChildBehavior, _ elements: [AccessibilityElement]
  ) -> AccessibilityElement {
    var element = AccessibilityElement(id: node.id, frame: bounds, isMirrored: node.isMirrored)
    if node.attachments.has(.children) {
      element = elements.count == 1 && !elements[0].isContainer ? elements[0] : element
      element.isContainer = true
      element.children = ReadingOrder.sorted(node.attachments.elements(.children))
      return element
    }
    switch behavior.kind {
    case .ignore: break
    case .contain:
      element.isContainer = true
      element.children = ReadingOrder.sorted(elements)
    case .combine:
      element.combine(ReadingOrder.sorted(elements).flatMap(\.leaves))
    }
    return element
  }

  /// Whether what is said makes an element of a view that is none.
  private var makesElement: Bool {
    let properties = properties
    return properties.label != nil || properties.value != nil || properties.hint != nil
      || properties.identifier != nil || properties.addedTraits != [] || !properties.actions.isEmpty
      || properties.adjust != nil || properties.scroll != nil || properties.headingLevel != nil
      || properties.labelContent != nil || properties.actionButtons != nil
      || !properties.customContent.isEmpty || !properties.choices.isEmpty
  }

  private var changesElements: Bool {
    makesElement || properties.removedTraits != [] || properties.sortPriority != nil
      || properties.activationPoint != nil || properties.pairing != nil || properties.part != nil
      || !properties.inputLabels.isEmpty || properties.respondsToUserInteraction != nil
      || properties.textContentType != nil || properties.zoom != nil
  }
}

extension AccessibilityElement {
  /// Without groups, which only keep an order.
  var leaves: [AccessibilityElement] { isGroup || isContainer ? children.flatMap(\.leaves) : [self] }

  /// The element with a change, or in place of a group with the change in each of its elements.
  func changingEach(_ change: (inout AccessibilityElement) -> Void) -> AccessibilityElement {
    var copy = self
    if isGroup {
      copy.children = children.map { $0.changingEach(change) }
      // A group is sorted with what stands for it.
      copy.sortPriority = copy.children.map(\.sortPriority).max() ?? 0
    } else {
      change(&copy)
    }
    return copy
  }
}
