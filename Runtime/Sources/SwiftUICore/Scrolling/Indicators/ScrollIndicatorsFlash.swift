/// `scrollIndicatorsFlash`: shows where the scroll views below stand, for a moment.
struct ScrollIndicatorsFlash: PrimitiveModifier {
  let onAppear: Bool
  let trigger: (any Equatable)?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollIndicatorsFlashNode(context) }
}

final class ScrollIndicatorsFlashNode: TransparentModifierNode {
  private var modifier: ScrollIndicatorsFlash?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollIndicatorsFlash }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ScrollIndicatorsFlash else { return }
    let old = modifier
    modifier = new
    let isChanged = old.map { !isSameValue($0.trigger as Any, new.trigger as Any) } ?? new.onAppear
    guard isChanged else { return }
    graph.afterLayout { [weak self] in
      if let self { flash(below: self) }
    }
  }

  private func flash(below node: Node) {
    if let scroll = node as? ScrollNode { scroll.hideIndicators(isFlash: true) }
    for child in node.structure { flash(below: child) }
  }
}

extension View {
  /// Shows the indicators of scroll views for a moment when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    primitive(ScrollIndicatorsFlash(onAppear: onAppear, trigger: nil))
  }

  /// Shows the indicators of scroll views for a moment when the value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    primitive(ScrollIndicatorsFlash(onAppear: false, trigger: value))
  }
}
