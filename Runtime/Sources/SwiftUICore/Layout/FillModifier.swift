import CoreGraphics

/// Takes all that is offered and, where nothing is, the room of the stage: what screens do.
struct FillModifier: LayoutModifier {
  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.graph.size)
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(size)
    let own = child.size(for: inner)
    return (CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), inner)
  }

  func spacing(of child: Node) -> ViewSpacing { ViewSpacing() }

  var name: String { "screen" }
}

extension View {
  nonisolated package func fillsScreen() -> some View { primitive(FillModifier()) }
}
