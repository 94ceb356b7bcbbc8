import CoreGraphics

/// The elements of one node and what is below it, in the node's own coordinates: kept until something changes
/// there. A node that adds nothing of its own refers to the fragments below it.
@MainActor
final class AccessibilityFragment {
  enum Content {
    case elements([AccessibilityElement])
    case parts([(fragment: AccessibilityFragment, transform: CGAffineTransform)])
  }

  static let empty = AccessibilityFragment(.elements([]))

  private let content: Content

  init(_ content: Content) { self.content = content }

  var isEmpty: Bool {
    if case .elements(let elements) = content { elements.isEmpty } else { false }
  }

  /// Appends the elements in the coordinates that a transform leads to.
  func append(to list: inout [AccessibilityElement], _ transform: CGAffineTransform) {
    switch content {
    case .elements(let elements): for element in elements { list.append(element.applying(transform)) }
    case .parts(let parts):
      for part in parts { part.fragment.append(to: &list, part.transform.concatenating(transform)) }
    }
  }

  /// In the node's own coordinates.
  var elements: [AccessibilityElement] {
    if case .elements(let elements) = content { return elements }
    var list: [AccessibilityElement] = []
    append(to: &list, .identity)
    return list
  }
}

/// What the accessibility pass keeps for a node.
@MainActor
final class AccessibilityRecord {
  /// Nil where something changed at or below the node.
  var fragment: AccessibilityFragment?
  /// Tells of changes of what the node's own properties read.
  var reader: ScopeReader?

  func teardown() {
    fragment = nil
    reader?.teardown()
    reader = nil
  }
}
