/// A modifier that writes environment values for its content.
protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes a copy of the values that hold around the modifier.
  @MainActor func write(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { EnvironmentModifierNode(context) }
}

/// Writes one value by its key path.
struct SetEnvironment<Value>: EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// Writes by a closure that also reads (`transformEnvironment`, `foregroundStyle`).
struct TransformEnvironment: EnvironmentModifier {
  let transform: (inout EnvironmentValues) -> Void

  func write(to values: inout EnvironmentValues) { transform(&values) }
}

/// The node of every environment modifier: it owns the scope below it, and writes again when
/// something that the writing read has changed.
final class EnvironmentModifierNode: ModifierNode {
  private var modifier: (any EnvironmentModifier)?
  private var reader: ScopeReader!
  private var scope: EnvironmentScope?

  override init(_ context: _ViewContext) {
    super.init(context)
    reader = ScopeReader(context.under(self))
    reader.onChange = { [unowned self] in write() }
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool {
    guard let modifier else { return true }
    return type(of: other) == type(of: modifier)
  }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? any EnvironmentModifier
    write()
  }

  private func write() {
    guard let modifier else { return }
    var values = EnvironmentValues(scope: environment)
    reader.read { modifier.write(to: &values) }
    let before = EnvironmentScope.LayoutRelevant(scope ?? environment)
    if scope?.update(values.written) != true { scope = environment.adding(values.written) }
    if before != EnvironmentScope.LayoutRelevant(scope!) { relayoutEverythingBelow() }
  }

  /// Direction and scale are read by layout itself, which keeps no subscriptions.
  private func relayoutEverythingBelow() {
    setNeedsLayout()
    func walk(_ node: Node) {
      node.dropLayoutCaches()
      node.flags.formUnion([.needsPlacement, .needsRecording])
      for child in node.describedChildren { walk(child) }
    }
    if let content { for child in content.layoutChildren { walk(child) } }
  }

  override func contentContext(_ context: _ViewContext) -> _ViewContext {
    context.under(self, environment: scope ?? environment)
  }

  override func appendLayoutChildren(to list: inout [Node]) { content?.appendLayoutChildren(to: &list) }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    reader.teardown()
  }
}

/// A dependent of its own for a node that is not a `ReadingNode`.
final class ScopeReader: ReadingNode {
  var onChange: (() -> Void)?

  func read(_ reading: () -> Void) { tracking(reading) }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    onChange?()
  }
}

extension EnvironmentScope {
  /// The values that layout reads without subscribing.
  struct LayoutRelevant: Equatable {
    let direction: LayoutDirection
    let scale: Double

    init(_ scope: EnvironmentScope) {
      let values = EnvironmentValues(scope: scope)
      direction = values.layoutDirection
      scale = values.displayScale
    }
  }
}
