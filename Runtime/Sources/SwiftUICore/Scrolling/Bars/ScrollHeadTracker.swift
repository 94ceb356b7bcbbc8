/// Tells a bar's head of the first scroll view in the content that touches the bar.
struct ScrollHeadModifier: PrimitiveModifier {
  let head: ScrollHead

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollHeadTracker(head, context) }
}

final class ScrollHeadTracker: TransparentModifierNode, PositionObserver {
  private var head: ScrollHead
  @NodeReference private var scroll: ScrollNode?

  init(_ head: ScrollHead, _ context: _ViewContext) {
    self.head = head
    super.init(context)
    graph.add(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { (other as? ScrollHeadModifier)?.head === head }

  func layoutDidEnd() {
    guard !flags.contains(.isDead) else { return }
    if scroll.map(Self.counts) != true {
      scroll?.head = nil
      scroll = content.flatMap(Self.firstScroll)
      scroll?.head = head
    }
    head.follow(scroll, in: graph)
  }

  /// Whether a scroll view lies right below the bar.
  private static func counts(_ scroll: ScrollNode) -> Bool {
    !scroll.flags.contains(.isDead) && scroll.layoutParent != nil && scroll.axes.contains(.vertical)
      && SafeArea.growth(of: scroll, edges: .top).top > 0
  }

  private static func firstScroll(_ node: Node) -> ScrollNode? {
    if let scroll = node as? ScrollNode { return counts(scroll) ? scroll : nil }
    for child in node.structure { if let found = firstScroll(child) { return found } }
    return nil
  }

  override func teardown() {
    super.teardown()
    graph.remove(self)
    scroll?.head = nil
  }
}

extension View {
  /// Lets the first scroll view in the view move a bar's head.
  nonisolated package func scrollHead(_ head: ScrollHead) -> some View {
    nonisolated(unsafe) let head = head
    return primitive(ScrollHeadModifier(head: head))
  }
}
