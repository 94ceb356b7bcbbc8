/// Plays a haptic when a value changes.
struct FeedbackModifier: PrimitiveModifier {
  let detail: String
  let trigger: any Equatable
  /// The haptic for the old and the new value; nil for none.
  let feedback: (Any, Any) -> SensoryFeedback?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { FeedbackNode(self, context) }
}

final class FeedbackNode: ModifierNode {
  private var modifier: FeedbackModifier

  init(_ modifier: FeedbackModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  /// A part only draws its child: the node itself plays, once for all of them.
  override func makePart() -> ModifierNode {
    FeedbackNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is FeedbackModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? FeedbackModifier else { return }
    let old = modifier.trigger
    modifier = new
    forEachPart { ($0 as? FeedbackNode)?.modifier = new }
    guard !isSameValue(old, new.trigger) else { return }
    graph.afterLayout { [weak self] in
      guard let self, let feedback = new.feedback(old, new.trigger) else { return }
      graph.play(feedback.text, from: HapticEntry.Source(node: id, name: viewName))
    }
  }

  /// The view in whose body the modifier stands.
  private var viewName: String {
    var node = parent
    while let current = node {
      if let body = current as? BodyNode { return body.name }
      node = current.parent
    }
    return name
  }

  override var name: String { "sensoryFeedback" }
  override var detail: String { modifier.detail }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }
}
