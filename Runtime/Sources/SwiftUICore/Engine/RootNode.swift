import CoreGraphics
import Drawing

/// The top of the tree: proposes the stage's size to its content and centres it.
final class RootNode: Node, SafeAreaProvider {
  var content: Node?
  var insets = EdgeInsets()

  var safeFrame: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  private var contentChildren: [Node] { content?.layoutChildren ?? [] }

  /// The content with what is presented above it, back to front.
  private var children: [Node] {
    guard graph.showsPortals, !graph.portals.isEmpty else { return contentChildren }
    return contentChildren + graph.portals.flatMap { $0.portal?.layoutChildren ?? [] }
  }

  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    contentChildren.reduce(CGSize.zero) { most, child in
      let size = child.size(for: proposal)
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let safe = safeFrame
    for child in children {
      let proposal = ProposedViewSize(safe.size)
      let size = child.size(for: proposal)
      place(
        child, at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2),
        proposal: proposal)
    }
  }

  override func record(into items: inout [DisplayItem]) {
    for child in children { record(child: child, into: &items) }
  }

  override func structureChanged() { setNeedsLayout() }
  override var name: String { "Root" }
  override var describedChildren: [Node] { children }
  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
  }
}
