import CoreGraphics

/// `onScrollVisibilityChange`: acts when enough of a view shows in the scroll view around it, or no longer.
struct ScrollVisibilityModifier: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollVisibilityNode(context) }
}

final class ScrollVisibilityNode: ModifierNode, PositionObserver {
  private var modifier: ScrollVisibilityModifier?
  private var isVisible = false

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.add(self)
  }

  override func makePart() -> ModifierNode {
    let part = ScrollVisibilityNode(_ViewContext(environment: environment, parent: self, graph: graph))
    part.modifier = modifier
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollVisibilityModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ScrollVisibilityModifier
    forEachPart { $0.apply(other, context) }
  }

  func layoutDidEnd() {
    guard let modifier, layoutParent != nil, !flags.contains(.isDead) else { return }
    let now = visiblePart.map { $0 > 0 && Double($0) >= modifier.threshold } ?? false
    guard now != isVisible else { return }
    isVisible = now
    graph.afterLayout { modifier.action(now) }
  }

  /// 0…1; nil outside of scroll views.
  private var visiblePart: CGFloat? {
    var rect = CGRect(origin: .zero, size: frame.size)
    var node: Node = self
    while let parent = node.layoutParent {
      rect = rect.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      if let scroll = parent as? ScrollNode { return scroll.visiblePart(of: rect) }
      node = parent
    }
    return nil
  }

  override var name: String { "onScrollVisibilityChange" }

  override func teardown() {
    super.teardown()
    graph.remove(self)
  }
}

extension ScrollNode {
  /// How much of a rectangle of its coordinates shows, 0…1.
  func visiblePart(of rect: CGRect) -> CGFloat {
    let shown = rect.intersection(CGRect(origin: .zero, size: frame.size))
    guard !shown.isNull, rect.width > 0, rect.height > 0 else { return 0 }
    return shown.width * shown.height / (rect.width * rect.height)
  }
}

extension View {
  /// Acts when more or less of the view than a part of it shows in the scroll view around it.
  /// - Parameter threshold: 0…1.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    primitive(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
