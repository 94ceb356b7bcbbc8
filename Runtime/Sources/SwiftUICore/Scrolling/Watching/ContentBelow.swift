import CoreGraphics

/// Tells whether what scrolls in the content goes on below its lower edge, where a bar lies.
struct ContentBelowModifier: PrimitiveModifier {
  let action: (Bool) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ContentBelowNode(context) }
}

final class ContentBelowNode: TransparentModifierNode, PositionObserver {
  private var modifier: ContentBelowModifier?
  private var last: Bool?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.add(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ContentBelowModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ContentBelowModifier
  }

  func layoutDidEnd() {
    let scroll = layoutChildren.lazy.reversed().compactMap { $0.frontScroll(along: .vertical) }.first
    let goesOn = scroll.map { $0.offset.y < $0.range(along: .vertical).upperBound - 0.5 } ?? false
    guard goesOn != last else { return }
    last = goesOn
    graph.afterLayout { [weak self] in self?.modifier?.action(goesOn) }
  }

  override func teardown() {
    super.teardown()
    graph.remove(self)
  }
}

extension View {
  /// Acts when what scrolls in the view begins to go on below its lower edge, or ends there.
  nonisolated package func onContentBelow(_ action: @escaping (Bool) -> Void) -> some View {
    primitive(ContentBelowModifier(action: action))
  }
}
