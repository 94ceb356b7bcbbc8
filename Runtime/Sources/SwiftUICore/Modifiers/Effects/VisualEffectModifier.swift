import CoreGraphics
import Drawing

/// `visualEffect`: drawing that follows the view's size and place.
struct VisualEffectModifier: PrimitiveModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy, EffectMotion) -> _VisualEffectSteps

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { VisualEffectNode(self, context) }
}

final class VisualEffectNode: ModifierNode, PositionObserver {
  private var modifier: VisualEffectModifier
  private let context: _ViewContext
  private let source = GeometrySource()
  private let motion = EffectMotion()
  /// What was made last.
  private var steps = _VisualEffectSteps()
  /// Whether the animate pass knows of the motion.
  private var isMoving = false
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

  /// Scrolling moves many views that it changes nothing of: only other changes are drawn.
  func layoutDidEnd() {
    guard layoutParent != nil else { return }
    let position = position
    guard position != source.position else { return }
    let mayChange = source.isPlaceRead || position.size != source.position.size
    source.position = position
    guard mayChange else { return }
    let old = steps
    evaluate()
    if !steps.isSame(as: old) { setNeedsRecording() }
  }

  /// Makes the changes for where the view lies now.
  private func evaluate() {
    source.isPlaceRead = false
    motion.time = graph.time
    motion.environment = EnvironmentValues(scope: environment)
    reader.read { steps = modifier.effect(EmptyVisualEffect(), GeometryProxy(source), motion) }
    guard motion.isRunning, !isMoving else { return }
    isMoving = true
    graph.add(
      ActiveAnimation(self, group: nil) { [unowned self] _ in
        evaluate()
        setNeedsRecording()
        isMoving = motion.isRunning
        return (isMoving ? .running : .ended, !isMoving)
      })
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    source.position = position
    var recorded: [DisplayItem] = []
    record(child: single, into: &recorded)
    evaluate()
    let values = EnvironmentValues(scope: environment)
    for step in steps.steps {
      switch step {
      case .drawing(let modifier):
        recorded = modifier.items(drawing: DisplayList(recorded), size: frame.size, environment: values)
      case .offset(let offset):
        let x = isMirrored ? -offset.width : offset.width
        recorded = [.list(DisplayList(recorded), at: CGPoint(x: x, y: offset.height))]
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
    primitive(VisualEffectModifier { start, proxy, _ in effect(start, proxy)._steps })
  }
}
