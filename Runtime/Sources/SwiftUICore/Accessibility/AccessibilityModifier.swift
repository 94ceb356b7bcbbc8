/// Says something of a view to assistive technology: the tree keeps it for the accessibility pass and
/// for reports.
struct AccessibilityModifier: PrimitiveModifier {
  let properties: AccessibilityProperties

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { AccessibilityNode(properties, context) }
}

final class AccessibilityNode: ModifierNode {
  private(set) var properties: AccessibilityProperties

  init(_ properties: AccessibilityProperties, _ context: _ViewContext) {
    self.properties = properties
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    AccessibilityNode(properties, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is AccessibilityModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? AccessibilityModifier else { return }
    properties = new.properties
    forEachPart { ($0 as? AccessibilityNode)?.properties = new.properties }
  }

  override var name: String { "accessibility" }

  private func string(_ text: Text) -> String {
    ResolvedText(text, in: EnvironmentValues(scope: environment), resources: graph.resources).string
  }

  override var detail: String {
    let properties = properties
    var parts: [String] = []
    func add(_ name: String, _ text: Text?) {
      if let text { parts.append("\(name): \(string(text))") }
    }
    add("label", properties.label)
    add("value", properties.value)
    add("hint", properties.hint)
    if let identifier = properties.identifier { parts.append("identifier: \(identifier)") }
    if let isHidden = properties.isHidden { parts.append("hidden: \(isHidden)") }
    if properties.addedTraits != [] { parts.append("addTraits: \(properties.addedTraits.text)") }
    if properties.removedTraits != [] { parts.append("removeTraits: \(properties.removedTraits.text)") }
    if let children = properties.children { parts.append("element(children: .\(children.kind.rawValue))") }
    if let level = properties.headingLevel { parts.append("heading: \(level)") }
    if let priority = properties.sortPriority { parts.append("sortPriority: \(number(priority))") }
    if !properties.actions.isEmpty { parts.append("actions: \(properties.actions.count)") }
    if properties.adjust != nil { parts.append("adjustable") }
    return parts.joined(separator: ", ")
  }

  override var facts: NodeFacts? { .record(kind: "accessibility", detail: detail) }

  /// What assistive technology says of the view, where a modifier sets it.
  var spokenLabel: String? { properties.label.map(string) }
}

extension View {
  nonisolated func accessibility(_ set: (inout AccessibilityProperties) -> Void) -> some View {
    var properties = AccessibilityProperties()
    set(&properties)
    return primitive(AccessibilityModifier(properties: properties))
  }
}
