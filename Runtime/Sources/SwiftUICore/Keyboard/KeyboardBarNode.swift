import CoreGraphics

/// Content that stands above the keyboard while something in the view is written into.
struct KeyboardBarModifier: PrimitiveModifier {
  /// Nil where there is none.
  let content: AnyView?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { KeyboardBarNode(context) }
}

/// The node of a bar above the keyboard: what it shows is made while it shows, and placed and drawn by the root.
final class KeyboardBarNode: TransparentModifierNode {
  /// Points, as a toolbar's.
  static let height: CGFloat = 44

  private var view: AnyView?
  private var context: _ViewContext?
  private(set) var bar: Node?

  var hasContent: Bool { view != nil }

  /// Whether something stands in the view itself, and not on a sheet that the view presents.
  func isOnScreen(of target: Node) -> Bool {
    var below = target
    while let node = below.parent {
      if node === self { return true }
      if let portal = node as? PortalNode, portal.portal === below { return false }
      below = node
    }
    return false
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is KeyboardBarModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? KeyboardBarModifier else { return }
    if self.context == nil { graph.keyboard.allBars.append(self) }
    self.context = context.under(self)
    let (had, has) = (view != nil, new.content != nil)
    view = new.content
    if had != has { graph.keyboard.barsChanged() }
    if bar != nil { show() }
  }

  func show() {
    guard let view, let context else { return }
    let isNew = bar == nil
    bar = AnyView._update(view, bar, context)
    if isNew { graph.root.setNeedsLayout() }
  }

  func hide() {
    guard bar != nil else { return }
    bar?.teardown()
    bar = nil
    graph.root.setNeedsLayout()
  }

  override var name: String { "keyboardBar" }

  override func teardown() {
    super.teardown()
    hide()
    view = nil
    context = nil
    graph.keyboard.remove(self)
  }
}

extension View {
  /// Shows a view above the keyboard while something in this one is written into.
  nonisolated package func keyboardBar(_ content: AnyView?) -> some View {
    primitive(KeyboardBarModifier(content: content))
  }
}
