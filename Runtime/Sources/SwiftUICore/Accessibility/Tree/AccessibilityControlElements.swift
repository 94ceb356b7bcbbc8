import CoreGraphics

/// The element that a control of the system is.
@MainActor
struct AccessibilityControlElements {
  private let node: AccessibilityNode
  private let control: AccessibilityControl
  private let content: [AccessibilityElement]

  init(_ node: AccessibilityNode, _ control: AccessibilityControl, _ content: [AccessibilityElement]) {
    self.node = node
    self.control = control
    self.content = content
  }

  var elements: [AccessibilityElement] {
    if control.content == .labelled { return labelled }
    if control.content == .valued { return valued }
    var element = AccessibilityElement(
      id: node.id, frame: CGRect(origin: .zero, size: node.frame.size), isMirrored: node.isMirrored)
    element.kind = control.kind
    let inner = ReadingOrder.sorted(content).flatMap(\.leaves)
    if control.content == .combined {
      element.merge(inner)
      // What a label shows besides its text says nothing of what the control is.
      for part in inner { element.traits.formUnion(part.traits.intersection([.isHeader, .isSelected])) }
      for part in inner { element.set(part.actions.filter { $0.kind != .activate || control.activate == nil }) }
    }
    if element.label.isEmpty { element.label = attachedLabel }
    if element.label.isEmpty { element.label = control.defaultLabel ?? "" }
    element.traits.formUnion(control.traits)
    if let value = control.value { element.value = value }
    if element.value.isEmpty, let placeholder = control.placeholder { element.value = node.string(placeholder) }
    element.position = control.position
    element.isMultiline = control.isMultiline
    if let activate = control.activate { element.set(AccessibilityElement.Action(.activate, activate)) }
    if let adjust = control.adjust {
      element.set(AccessibilityElement.Action(.increment) { adjust(.increment) })
      element.set(AccessibilityElement.Action(.decrement) { adjust(.decrement) })
    }
    element.isEnabled = isEnabled
    if control.traits.contains(.isToggle), let middle = middleOfSwitch { element.activationPoint = middle }
    return [element]
  }

  /// A finger on the label of a switch does nothing: it has to go to the switch.
  private var middleOfSwitch: CGPoint? {
    func find(_ node: Node, in origin: CGPoint) -> CGPoint? {
      let place = CGPoint(x: origin.x + node.frame.minX, y: origin.y + node.frame.minY)
      if let gesture = node as? GestureNode, gesture.modifier.kind == "toggle" {
        return CGPoint(x: place.x + node.frame.width / 2, y: place.y + node.frame.height / 2)
      }
      for child in node.describedChildren {
        if let found = find(child, in: place) { return found }
      }
      return nil
    }
    for child in node.describedChildren {
      if let found = find(child, in: .zero) { return found }
    }
    return nil
  }

  private var isEnabled: Bool {
    // What does nothing is not dimmed: a label, a progress bar.
    guard control.activate != nil || control.adjust != nil || control.kind != .plain || !control.traits.isEmpty
    else { return true }
    return EnvironmentValues(scope: node.environment).isEnabled
  }

  private var attachedLabel: String {
    AccessibilityElement.joined(node.attachments.elements(.label).flatMap(\.leaves).map(\.label))
  }

  /// A badge is the value of what it stands beside, unless that is several things.
  private var valued: [AccessibilityElement] {
    let inner = ReadingOrder.sorted(content)
    let leaves = inner.flatMap(\.leaves)
    let others = leaves.filter { $0.part != .value }
    guard var element = others.first, others.count == 1 else { return inner }
    let values = leaves.filter { $0.part == .value }.map(\.label)
    element.value = AccessibilityElement.joined([element.value] + values)
    return [element]
  }

  /// Texts make one element, a label and its value; a control among them takes the label as its own.
  private var labelled: [AccessibilityElement] {
    let inner = ReadingOrder.sorted(content)
    let leaves = inner.flatMap(\.leaves)
    if leaves.allSatisfy(\.isPlain) {
      var element = AccessibilityElement(
        id: node.id, frame: CGRect(origin: .zero, size: node.frame.size), isMirrored: node.isMirrored)
      element.merge(leaves)
      element.traits = .isStaticText
      if element.label.isEmpty { element.label = attachedLabel }
      return element.label.isEmpty && element.value.isEmpty ? [] : [element]
    }
    let label = AccessibilityElement.joined(
      leaves.filter { $0.part == .label && $0.isPlain }.map(\.label))
    return leaves.filter { $0.part == .value || !$0.isPlain }.map { leaf in
      var leaf = leaf
      leaf.label = AccessibilityElement.joined([label.isEmpty ? attachedLabel : label, leaf.label])
      leaf.part = .label
      return leaf
    }
  }
}

extension AccessibilityElement {
  /// Whether the element only tells something.
  fileprivate var isPlain: Bool {
    actions.isEmpty && kind == .plain && traits.isDisjoint(with: [.isButton, .isLink, .isToggle, .isSearchField])
  }
}
