import CoreGraphics
import Drawing

/// Content that belongs to a view, with its identity and its environment, and shows above everything else
/// on the stage: a sheet, an alert, a menu.
struct PortalModifier: PrimitiveModifier {
  /// nil shows nothing and ends what was shown.
  let content: AnyView?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { PortalNode(context) }
}

/// The node of a portal: its content hangs below it in the structure, and is placed and drawn by the root.
final class PortalNode: TransparentModifierNode {
  private(set) var portal: Node?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is PortalModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? PortalModifier else { return }
    guard let content = new.content else { return close() }
    let isNew = portal == nil
    portal = AnyView._update(content, portal, context.under(self))
    if isNew { graph.open(self) }
  }

  private func close() {
    guard portal != nil else { return }
    portal?.teardown()
    portal = nil
    graph.close(self)
  }

  override var name: String { "portal" }

  override func teardown() {
    super.teardown()
    close()
  }
}

extension ViewGraph {
  fileprivate func open(_ portal: PortalNode) {
    portals.append(portal)
    portalsChanged()
  }

  fileprivate func close(_ portal: PortalNode) {
    portals.removeAll { $0 === portal }
    portalsChanged()
  }

  fileprivate func portalsChanged() { root.setNeedsLayout() }
}

extension View {
  /// Shows content above everything else on the stage while there is some.
  nonisolated package func portal(_ content: AnyView?) -> some View {
    primitive(PortalModifier(content: content))
  }
}
