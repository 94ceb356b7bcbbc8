import CoreGraphics

// Accessibility
//
// Reads: frames and values of nodes, and what modifiers say to assistive technology. Writes: what is kept of
// the accessibility tree, which is made again only at and below nodes that changed, when somebody asks for
// it. Counter: `accessibilityNodes`.

extension ViewGraph {
  /// What assistive technology sees of the settled tree; the frame must have run.
  package func accessibilityTree() -> AccessibilityElement {
    if let tree = accessibilityRoot, root.accessibility?.fragment != nil { return tree }
    keepsAccessibility = true
    let elements = accessibilityFragment(of: root).elements
    var tree = AccessibilityElement(
      id: root.id, frame: CGRect(origin: .zero, size: size),
      isMirrored: environment.layoutDirection == .rightToLeft)
    tree.isContainer = true
    tree.graph = self
    tree.children = AccessibilityPairs.joined(
      ReadingOrder.sorted(elements).flatMap { $0.withoutGroups(in: self) })
    accessibilityRoot = tree
    return tree
  }

  /// What VoiceOver says on its way through the screen, element by element.
  package func spokenLines() -> [String] { accessibilityTree().spokenLines }

  /// The accessibility tree in lines.
  package func accessibilityText(includingFrames: Bool = true) -> String {
    accessibilityTree().text(includingFrames: includingFrames)
  }

  /// What is kept for a node, made now where something changed.
  func accessibilityFragment(of node: Node) -> AccessibilityFragment {
    // What goes by a transition is still drawn, and gone for everybody else.
    if node.flags.contains(.isLeaving) { return .empty }
    if let known = node.accessibility?.fragment { return known }
    counters.accessibilityNodes += 1
    let isSeen = !node.hidesContent && node.contentOpacity > 0
    let fragment = isSeen ? node.makeAccessibility() : .empty
    let record = node.accessibility ?? AccessibilityRecord()
    record.fragment = fragment
    node.accessibility = record
    return fragment
  }
}

extension _ViewNode {
  /// Something changed that assistive technology is told of.
  final func setNeedsAccessibility() {
    guard graph.keepsAccessibility else { return }
    var node: Node? = self
    while let current = node {
      current.accessibility?.fragment = nil
      current.didInvalidateAccessibilityBelow()
      node = current.parent
    }
  }

  /// What the children say, in the node's own coordinates.
  final func passedAccessibility() -> AccessibilityFragment { passedAccessibility(describedChildren) }

  final func passedAccessibility(_ children: [Node]) -> AccessibilityFragment {
    var parts: [(fragment: AccessibilityFragment, transform: CGAffineTransform)] = []
    let transform = contentTransform
    for child in children {
      let fragment = graph.accessibilityFragment(of: child)
      guard !fragment.isEmpty else { continue }
      let place = CGAffineTransform(translationX: child.frame.minX, y: child.frame.minY)
      parts.append((fragment, transform.map(place.concatenating) ?? place))
    }
    if parts.isEmpty { return .empty }
    if parts.count == 1, parts[0].transform.isIdentity { return parts[0].fragment }
    return AccessibilityFragment(.parts(parts))
  }

  /// What the children say, kept together: VoiceOver reads all of it before it goes on.
  final func groupedAccessibility() -> AccessibilityFragment {
    let box = CGRect(origin: .zero, size: frame.size)
    return AccessibilityFragment(
      .elements(
        AccessibilityElement.group(id: id, passedAccessibility().elements, box: box)
          .map { [$0] } ?? []))
  }
}

extension SubviewSource {
  /// The places that show a child lie in another branch of the tree: a change climbs on from there.
  func invalidateAccessibilityOfShown() {
    for place in shown where place.target?.accessibility?.fragment == nil && place.accessibility?.fragment != nil {
      place.setNeedsAccessibility()
    }
  }
}

extension AccessibilityFragment {
  /// Elements that are read in the order that they are in.
  static func group(id: Int, _ elements: [AccessibilityElement], size: CGSize) -> AccessibilityFragment {
    AccessibilityFragment(
      .elements(
        AccessibilityElement.group(
          id: id, inOrder: elements, box: CGRect(origin: .zero, size: size)
        ).map { [$0] } ?? []))
  }
}

extension AccessibilityElement {
  /// Elements that are read one after the other, in the order of reading; nil without any.
  static func group(
    id: Int, _ elements: [AccessibilityElement], box: CGRect
  ) -> AccessibilityElement? {
    group(id: id, inOrder: ReadingOrder.sorted(elements), box: box)
  }

  static func group(id: Int, inOrder elements: [AccessibilityElement], box: CGRect) -> AccessibilityElement? {
    guard let first = elements.first else { return nil }
    var group = AccessibilityElement(id: id, frame: box, isMirrored: first.isMirrored)
    group.isGroup = true
    group.children = elements
    group.sortPriority = elements.map(\.sortPriority).max() ?? 0
    return group
  }

  /// The element, or those that a group stands for.
  fileprivate func withoutGroups(in graph: ViewGraph) -> [AccessibilityElement] {
    let children = children.flatMap { $0.withoutGroups(in: graph) }
    if isGroup { return children }
    var copy = self
    copy.children = children
    copy.graph = graph
    return [copy]
  }
}

extension ModifierNode {
  /// Runs a reading of the environment after whose change the node says something else.
  final func readingForAccessibility(_ reading: () -> Void) {
    let record = accessibility ?? AccessibilityRecord()
    accessibility = record
    let reader =
      record.reader ?? ScopeReader(_ViewContext(environment: environment, parent: self, graph: graph))
    reader.onChange = { [unowned self] in setNeedsAccessibility() }
    record.reader = reader
    reader.read(reading)
  }
}
