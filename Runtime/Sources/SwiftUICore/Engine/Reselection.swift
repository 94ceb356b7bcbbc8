import CoreGraphics

/// Goes back to where a screen starts: what a tap on the selected tab asks of a stack of screens.
struct ReselectionModifier: PrimitiveModifier {
  /// - Returns: whether there was a way to go.
  let action: () -> Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ReselectionNode(context) }
}

final class ReselectionNode: TransparentModifierNode {
  private var modifier: ReselectionModifier?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ReselectionModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? ReselectionModifier
  }

  fileprivate func act() -> Bool { modifier?.action() ?? false }
}

extension Subview {
  /// Takes the screen back to its start: a stack to its first screen, or else what scrolls to its top.
  package func returnToStart() {
    guard !node.flags.contains(.isDead) else { return }
    var next = [node]
    while !next.isEmpty {
      for case let stack as ReselectionNode in next where stack.act() { return }
      next = next.flatMap(\.structure)
    }
    guard let scroll = node.frontScroll(along: .vertical) else { return }
    var transaction = Transaction(animation: .spring(duration: 0.4))
    transaction.disablesAnimations = EnvironmentValues(scope: scroll.environment).accessibilityReduceMotion
    scroll.go(to: { [weak scroll] in scroll.map { $0.clamped($0.offset(of: .top)) } }, in: transaction)
  }
}

extension Node {
  /// The scroll view nearest to the eye that scrolls along an axis.
  func frontScroll(along axis: Axis) -> ScrollNode? {
    if let scroll = self as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return scroll }
    for child in childrenFrontToBack where !child.hidesContent {
      if let found = child.frontScroll(along: axis) { return found }
    }
    return nil
  }
}

extension View {
  /// Acts when the tab that the view stands in is tapped while it is selected.
  /// - Parameter action: tells whether it did something; else what scrolls goes to its top.
  nonisolated package func onReselection(_ action: @escaping () -> Bool) -> some View {
    primitive(ReselectionModifier(action: action))
  }
}
