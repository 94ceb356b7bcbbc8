import CoreGraphics
import Drawing

/// `visualEffect`: drawing that follows the view's size and place.
struct VisualEffectModifier: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> _VisualEffectSteps

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { VisualEffectNode(self, context) }
}

final class VisualEffectNode: ModifierNode, PositionObserver {
  private var modifier: VisualEffectModifier
  private let context: _ViewContext
  private let source = GeometrySource()
  private var reader: ScopeReader!

  init(_ modifier: VisualEffectModifier, _ context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(context)
    reader = ScopeReader(context.under(self))
    reader.onChange = { [unowned self] in setNeedsRecording() }
    graph.add(self)
  }

  override func makePart() -> ModifierNode { VisualEffectNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is VisualEffectModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? VisualEffectModifier else { return }
    modifier = new
    forEachPart { ($0 as? VisualEffectNode)?.modifier = new }
    setNeedsRecording()
  }

  func layoutDidEnd() {
    guard layoutParent != nil else { return }
    let position = position
    guard position != source.position else { return }
    let isRecorded = source.isPlaceRead || position.size != source.position.size
    source.position = position
    if isRecorded { setNeedsRecording() }
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    source.position = position
    source.isPlaceRead = false
    var recorded: [DisplayItem] = []
    record(child: single, into: &recorded)
    let values = EnvironmentValues(scope: environment)
    reader.read {
      for step in modifier.effect(EmptyVisualEffect(), GeometryProxy(source)).steps {
        switch step {
        case .drawing(let modifier):
          recorded = modifier.items(drawing: DisplayList(recorded), size: frame.size, environment: values)
        case .offset(let offset):
          let x = isMirrored ? -offset.width : offset.width
          recorded = [.list(DisplayList(recorded), at: CGPoint(x: x, y: offset.height))]
        }
      }
    }
    items += recorded
  }

  override var name: String { "visualEffect" }

  override func teardown() {
    super.teardown()
    reader.teardown()
    graph.remove(self)
  }
}

extension View {
  /// Changes how the view is drawn by its size and place; its room stays as it is.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    primitive(VisualEffectModifier { effect($0, $1)._steps })
  }
}
