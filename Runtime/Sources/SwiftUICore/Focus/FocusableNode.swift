/// `focusable`: the view can have the focus though it is no field.
struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool
  var onChange: ((Bool) -> Void)?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { FocusableNode(self, context) }
}

/// Content below reads in `isFocused` whether the view has the focus.
final class FocusableNode: ModifierNode, FocusTarget {
  private var modifier: FocusableModifier
  private let reader: ScopeReader
  private var isEnabled = true
  private var allowsHitTesting = true
  private var hasFocus = false
  private var scope: EnvironmentScope

  init(_ modifier: FocusableModifier, _ context: _ViewContext) {
    self.modifier = modifier
    scope = context.environment.adding(Self.written(false, context.environment))
    reader = ScopeReader(context)
    super.init(context)
    reader.onChange = { [unowned self] in readEnvironment() }
    readEnvironment()
    graph.focus.add(self)
  }

  private static func written(_ isFocused: Bool, _ scope: EnvironmentScope) -> [ObjectIdentifier: Any] {
    var values = EnvironmentValues(scope: scope)
    values.setFocused(isFocused)
    return values.written
  }

  private func readEnvironment() {
    let couldBeHit = allowsHitTesting
    reader.read {
      let values = EnvironmentValues(scope: environment)
      isEnabled = values.isEnabled
      allowsHitTesting = values.allowsHitTesting
    }
    graph.focus.targetChanged(self)
    if couldBeHit, !allowsHitTesting { graph.focus.targetWasCovered(self) }
  }

  override func makePart() -> ModifierNode {
    graph.focus.removeOrphans()
    return FocusableNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is FocusableModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? FocusableModifier else { return }
    modifier = new
    forEachPart { ($0 as? FocusableNode)?.modifier = new }
    graph.focus.targetChanged(self)
  }

  override func contentContext(_ context: _ViewContext) -> _ViewContext {
    context.under(self, environment: scope)
  }

  // MARK: Focus

  var canTakeFocus: Bool { modifier.isFocusable && isEnabled && single != nil && !isOrphan && mayHoldFocus }

  /// Made for a child that is gone.
  var isOrphan: Bool { single?.flags.contains(.isDead) ?? false }

  func focusChanged(to isFocused: Bool) {
    hasFocus = isFocused
    _ = scope.update(Self.written(isFocused, environment))
    setNeedsAccessibility()
    modifier.onChange?(isFocused)
  }

  func handle(_ key: KeyEvent) -> Bool { false }

  func handle(_ text: TextEvent) -> Bool { false }

  override func makeAccessibility() -> AccessibilityFragment {
    guard hasFocus else { return super.makeAccessibility() }
    var elements = passedAccessibility().elements
    if !elements.isEmpty { elements[0].isFocused = true }
    return AccessibilityFragment(.elements(elements))
  }

  override var name: String { "focus" }
  override var detail: String { "focusable(\(modifier.isFocusable))" }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }

  override func teardown() {
    graph.focus.remove(self)
    forEachPart { $0.teardown() }
    super.teardown()
    reader.teardown()
  }
}
