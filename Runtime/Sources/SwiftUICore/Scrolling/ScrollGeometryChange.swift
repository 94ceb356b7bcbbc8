import CoreGraphics

/// `onScrollGeometryChange`: acts when something about the nearest scroll view changes.
struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollGeometryNode<T>(context) }
}

final class ScrollGeometryNode<T: Equatable>: TransparentModifierNode, PositionObserver {
  private var modifier: ScrollGeometryModifier<T>?
  private var last: T?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.add(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollGeometryModifier<T> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ScrollGeometryModifier<T>
  }

  /// The first scroll view in the content, else the nearest around it.
  private var scroll: ScrollNode? {
    func find(_ node: Node) -> ScrollNode? {
      if let scroll = node as? ScrollNode { return scroll }
      for child in node.structure { if let found = find(child) { return found } }
      return nil
    }
    if let inner = content.flatMap(find) { return inner }
    var node: Node? = parent
    while let current = node, !(current is ScrollNode) { node = current.parent }
    return node as? ScrollNode
  }

  func layoutDidEnd() {
    guard let modifier, let scroll, !flags.contains(.isDead) else { return }
    let value = modifier.transform(scroll.geometry)
    let old = last
    guard old != value else { return }
    last = value
    graph.afterLayout { modifier.action(old ?? value, value) }
  }

  override func teardown() {
    super.teardown()
    graph.remove(self)
  }
}

extension ScrollNode {
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: offset, contentSize: contentSize, contentInsets: EdgeInsets(), containerSize: frame.size)
  }
}

extension View {
  /// Acts with what is made of the geometry of the scroll view, first and whenever that changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    primitive(ScrollGeometryModifier(transform: transform, action: action))
  }
}
