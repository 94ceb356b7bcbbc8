import CoreGraphics

/// Says something of a view to assistive technology: the tree keeps it for the accessibility pass and
/// for reports.
struct AccessibilityModifier: PrimitiveModifier {
  let properties: AccessibilityProperties

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { AccessibilityNode(properties, context) }
}

final class AccessibilityNode: ModifierNode {
  private(set) var properties: AccessibilityProperties
  let attachments = AccessibilityAttachments()

  init(_ properties: AccessibilityProperties, _ context: _ViewContext) {
    self.properties = properties
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    let part = AccessibilityNode(properties, context)
    part.apply(AccessibilityModifier(properties: properties), context)
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is AccessibilityModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? AccessibilityModifier else { return }
    properties = new.properties
    attachments.update(properties, context.under(self))
    setNeedsAccessibility()
    forEachPart { $0.apply(new, context) }
  }

  override func placeChildren() {
    super.placeChildren()
    for node in attachments.placed { place(node, at: .zero, proposal: ProposedViewSize(frame.size)) }
  }

  override func makeAccessibility() -> AccessibilityFragment {
    AccessibilityFragment(.elements(AccessibilityDerivation(self).elements()))
  }

  override func teardown() {
    super.teardown()
    attachments.teardown()
  }

  override var name: String { "accessibility" }

  func string(_ text: Text) -> String {
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

  /// What the system says of its own controls is no modifier of the source.
  private var isOfSystem: Bool {
    properties.control != nil || properties.part != nil || !properties.choices.isEmpty
      || properties.isRow
  }

  override var facts: NodeFacts? { isOfSystem ? nil : .record(kind: "accessibility", detail: detail) }

  /// What assistive technology says of the view, where a modifier sets it.
  var spokenLabel: String? { properties.label.map(string) }
}

extension View {
  nonisolated func accessibility(_ set: (inout AccessibilityProperties) -> Void) -> some View {
    var properties = AccessibilityProperties()
    set(&properties)
    return primitive(AccessibilityModifier(properties: properties))
  }

  /// Makes the view one element: a control of the system.
  nonisolated package func accessibilityControl(
    _ control: AccessibilityControl, _ set: (inout AccessibilityControl) -> Void = { _ in }
  ) -> some View {
    var control = control
    set(&control)
    return accessibility { $0.control = control }
  }

  /// Adds an action of the system's to the elements of a row.
  nonisolated package func accessibilityRowAction(_ name: String, _ action: @escaping () -> Void) -> some View {
    accessibility {
      $0.isRow = true
      $0.actions = [AccessibilityAction(name: .named(Text(verbatim: name)), handler: action)]
    }
  }

  /// Offers what other views stand for as actions under their names.
  @MainActor
  package func accessibilityChoices(_ choices: [(view: Subview, choose: () -> Void)]) -> some View {
    accessibility { $0.choices = choices }
  }

  /// Names the view by others, which are not shown.
  nonisolated package func accessibilityNamed(_ label: some View) -> some View {
    let label = AnyView(label)
    return accessibility { $0.labelContent = label }
  }

  /// Says what of the control around it the view stands for.
  nonisolated package func accessibilityPart(_ part: AccessibilityControl.Part) -> some View {
    accessibility { $0.part = part }
  }
}
