/// Labels and contents that belong together though they stand apart.
@MainActor
enum AccessibilityPairs {
  /// Contents take over the labels of their pairs, which are read no more.
  static func joined(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    var labels: [Key: String] = [:]
    func collect(_ element: AccessibilityElement) {
      if let pairing = element.pairing, pairing.role == .label {
        let key = Key(pairing)
        labels[key] = AccessibilityElement.joined([labels[key] ?? "", element.label])
      }
      for child in element.children { collect(child) }
    }
    for element in elements { collect(element) }
    guard !labels.isEmpty else { return elements }
    var used: Set<Key> = []
    func label(_ element: AccessibilityElement) -> AccessibilityElement {
      var element = element
      if let pairing = element.pairing, pairing.role == .content, let text = labels[Key(pairing)] {
        element.label = AccessibilityElement.joined([text, element.label])
        used.insert(Key(pairing))
      }
      element.children = element.children.map(label)
      return element
    }
    let labelled = elements.map(label)
    func withoutLabels(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
      elements.compactMap { element in
        if let pairing = element.pairing, pairing.role == .label, used.contains(Key(pairing)) { return nil }
        var element = element
        element.children = withoutLabels(element.children)
        return element
      }
    }
    return withoutLabels(labelled)
  }

  private struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init(_ pairing: AccessibilityPairing) {
      id = pairing.id
      namespace = pairing.namespace
    }
  }
}
