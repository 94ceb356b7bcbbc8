import CoreGraphics

/// `onScrollGeometryChange`: acts when something about the nearest scroll view changes.
struct ScrollGeometryModifier<T: Equatable>: PrimitiveModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollGeometryNode<T>(context) }
}

final class ScrollGeometryNode<T: Equatable>: ScrollAttachmentNode {
  private var modifier: ScrollGeometryModifier<T>?
  private var last: T?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollGeometryModifier<T> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ScrollGeometryModifier<T>
  }

  override func layoutDidEnd() {
    guard let modifier, let scroll, !flags.contains(.isDead) else { return }
    let value = modifier.transform(scroll.geometry)
    let old = last
    guard old != value else { return }
    last = value
    graph.afterLayout { modifier.action(old ?? value, value) }
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
