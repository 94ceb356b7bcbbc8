/// `defaultFocus`: when the view appears and nothing has the focus, it goes to a value of the state.
struct DefaultFocusModifier: PrimitiveModifier {
  let take: () -> Void
  let detail: String

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { DefaultFocusNode(self, context) }
}

final class DefaultFocusNode: ModifierNode {
  private let text: String

  init(_ modifier: DefaultFocusModifier, _ context: _ViewContext) {
    text = modifier.detail
    super.init(context)
    graph.afterLayout { [weak self] in
      guard let self, !flags.contains(.isDead), !graph.focus.hasFocus, !graph.focus.hasRequests else { return }
      modifier.take()
    }
  }

  private init(partOf whole: DefaultFocusNode) {
    text = whole.text
    super.init(_ViewContext(environment: whole.environment, parent: whole, graph: whole.graph))
  }

  override func makePart() -> ModifierNode { DefaultFocusNode(partOf: self) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is DefaultFocusModifier }

  override var name: String { "focus" }
  override var detail: String { text }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }
}
