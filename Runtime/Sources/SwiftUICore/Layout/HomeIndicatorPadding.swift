import CoreGraphics

/// Room above the home indicator, for what lies at the lower end of a view that takes the whole screen.
struct HomeIndicatorPadding: LayoutModifier {
  @MainActor private func padding(_ child: Node, _ proposal: ProposedViewSize) -> PaddingModifier {
    // What is offered the whole screen reaches below the indicator.
    let isWhole = proposal.height.map { $0 >= child.graph.size.height } ?? false
    let bottom = isWhole ? child.graph.safeAreaInsets.bottom : 0
    return PaddingModifier(insets: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0))
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    padding(child, proposal).size(of: child, for: proposal, in: context)
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    padding(child, proposal).placement(of: child, in: size, proposal: proposal, context: context)
  }

  var name: String { "homeIndicatorPadding" }
}

extension View {
  /// Keeps the view off the home indicator where it is offered the whole screen.
  nonisolated package func paddedAboveHomeIndicator() -> some View { primitive(HomeIndicatorPadding()) }
}
