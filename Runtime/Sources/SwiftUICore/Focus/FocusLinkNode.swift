/// `focused`, `accessibilityFocused`: ties the focus of what is below to a value of a state.
struct FocusLinkModifier: PrimitiveModifier {
  let link: FocusLink?
  let detail: String

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { FocusLinkNode(context) }
}

final class FocusLinkNode: ModifierNode {
  private(set) var link: FocusLink?
  private var text = ""
  /// The node over all children; one over a child of several does not stand in the structure.
  private unowned(unsafe) let whole: FocusLinkNode?

  init(_ context: _ViewContext, partOf whole: FocusLinkNode? = nil) {
    self.whole = whole
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    FocusLinkNode(_ViewContext(environment: environment, parent: self, graph: graph), partOf: self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is FocusLinkModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? FocusLinkModifier else { return }
    text = new.detail
    if new.link?.store !== link?.store {
      graph.focus.remove(self)
      link = new.link
      graph.focus.add(self)
    } else {
      link = new.link
    }
  }

  override var name: String { "focus" }
  override var detail: String { whole?.text ?? text }
  override var facts: NodeFacts? { .record(kind: name, detail: detail) }

  override func teardown() {
    graph.focus.remove(self)
    super.teardown()
  }
}
