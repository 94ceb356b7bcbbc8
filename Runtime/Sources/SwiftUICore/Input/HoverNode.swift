import CoreGraphics

/// `onHover` and `onContinuousHover`: follows the pointer over the content.
struct HoverModifier: PrimitiveModifier {
  let name: String
  /// The space of the points; nil tells only that the pointer comes and goes.
  let space: CoordinateSpace?
  let action: (HoverPhase) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { HoverNode(self, context) }
}

final class HoverNode: ModifierNode, HoverTarget {
  private var modifier: HoverModifier
  private var isOver = false

  init(_ modifier: HoverModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    HoverNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool {
    (other as? HoverModifier)?.name == modifier.name
  }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? HoverModifier else { return }
    modifier = new
    forEachPart { ($0 as? HoverNode)?.modifier = new }
  }

  func pointerMoved(to point: CGPoint?) {
    let wasOver = isOver
    isOver = point != nil
    guard let point else {
      modifier.action(.ended)
      return
    }
    if let space = modifier.space {
      modifier.action(.active(convert(point, to: space)))
    } else if !wasOver {
      modifier.action(.active(localPoint(point)))
    }
  }

  override var name: String { modifier.name }
  override var facts: NodeFacts? { .record(kind: name, detail: "") }
}
