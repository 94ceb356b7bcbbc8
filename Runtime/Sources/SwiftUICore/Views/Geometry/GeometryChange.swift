import CoreGraphics

/// `onGeometryChange`: acts when something about the view's size and place changes.
struct GeometryChangeModifier<T: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { GeometryChangeNode(self, context) }
}

final class GeometryChangeNode<T: Equatable>: ModifierNode, PositionObserver {
  private var modifier: GeometryChangeModifier<T>
  private let context: _ViewContext
  private let source = GeometrySource()
  private var last: T?

  init(_ modifier: GeometryChangeModifier<T>, _ context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(context)
    graph.add(self)
  }

  override func makePart() -> ModifierNode { GeometryChangeNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is GeometryChangeModifier<T> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? GeometryChangeModifier<T> else { return }
    modifier = new
    forEachPart { ($0 as? GeometryChangeNode)?.modifier = new }
  }

  func layoutDidEnd() {
    guard layoutParent != nil, !flags.contains(.isDead) else { return }
    source.position = position
    source.version += 1
    let modifier = modifier
    let value = modifier.transform(GeometryProxy(source))
    let old = last
    guard old != value else { return }
    last = value
    graph.afterLayout { modifier.action(old ?? value, value) }
  }

  override var name: String { "onGeometryChange" }

  override func teardown() {
    super.teardown()
    graph.remove(self)
  }
}

extension View {
  /// Acts with what is made of the view's size and place, first and whenever that changes.
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    primitive(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    primitive(GeometryChangeModifier(transform: transform, action: action))
  }
}
