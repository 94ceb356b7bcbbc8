import CoreGraphics
import Drawing

/// `safeAreaPadding`: padding that scrolling content and backgrounds may grow into.
struct SafeAreaPaddingModifier: PrimitiveModifier {
  let padding: EdgeInsets

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { SafeAreaPaddingNode(padding, context) }
}

final class SafeAreaPaddingNode: ModifierNode, SafeAreaProvider {
  private(set) var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ context: _ViewContext) {
    self.insets = insets
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    SafeAreaPaddingNode(insets, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is SafeAreaPaddingModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? SafeAreaPaddingModifier, new.padding != insets else { return }
    insets = new.padding
    forEachPart { ($0 as? SafeAreaPaddingNode)?.insets = new.padding }
    setNeedsLayout()
  }

  private var modifier: PaddingModifier { PaddingModifier(insets: insets) }
  private var modifierContext: LayoutModifierContext {
    LayoutModifierContext(environment: EnvironmentValues(scope: environment))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    single.map { modifier.size(of: $0, for: proposal, in: modifierContext) } ?? .zero
  }

  override func placeChildren() {
    guard let single else { return }
    let (origin, proposal) = modifier.placement(
      of: single, in: frame.size, proposal: placedProposal, context: modifierContext)
    safeFrame = CGRect(origin: origin, size: single.size(for: proposal))
    place(single, at: origin, proposal: proposal, mirrored: isMirrored)
  }

  private(set) var safeFrame = CGRect.zero

  override var name: String { "safeAreaPadding" }
  override var detail: String { modifier.detail }
}

extension View {
  /// Moves the edges of the safe area inwards.
  /// - Parameter insets: points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    primitive(SafeAreaPaddingModifier(padding: insets))
  }

  /// - Parameter length: points; nil is the standard inset, 16.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingModifier.standardInset, edges: edges))
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
