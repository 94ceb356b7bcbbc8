import CoreGraphics

private struct AllowsHitTestingKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether gestures below listen.
  var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }
}

/// Lets fingers through to what lies behind the content.
private struct HitTestingModifier: PrimitiveModifier {
  let isEnabled: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { HitTestingNode(isEnabled, context) }
}

private final class HitTestingNode: ModifierNode {
  private var isEnabled: Bool

  init(_ isEnabled: Bool, _ context: _ViewContext) {
    self.isEnabled = isEnabled
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    HitTestingNode(isEnabled, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is HitTestingModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? HitTestingModifier else { return }
    isEnabled = new.isEnabled
    forEachPart { ($0 as? HitTestingNode)?.isEnabled = new.isEnabled }
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    isEnabled && super.hitTest(point, into: &path)
  }

  override var name: String { "allowsHitTesting" }
  override var detail: String { "\(isEnabled)" }
}

extension View {
  /// Lets the view and what it holds take fingers, or lets those through to what lies behind; once off,
  /// nothing below can be on again.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHitTesting) { $0 = $0 && enabled }
      .primitive(HitTestingModifier(isEnabled: enabled))
  }
}
