import CoreGraphics

/// `containerRelativeFrame`: a box whose lengths follow the scroll view or the screen around it.
struct ContainerRelativeFrame: PrimitiveModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ContainerRelativeFrameNode(self, context) }
}

final class ContainerRelativeFrameNode: ModifierNode {
  private var modifier: ContainerRelativeFrame
  private let context: _ViewContext

  init(_ modifier: ContainerRelativeFrame, _ context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(context)
  }

  override func makePart() -> ModifierNode { ContainerRelativeFrameNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ContainerRelativeFrame }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ContainerRelativeFrame else { return }
    modifier = new
    forEachPart { ($0 as? ContainerRelativeFrameNode)?.modifier = new }
    setNeedsLayout()
  }

  private func containerLength(along axis: Axis) -> CGFloat {
    var node: Node? = parent
    while let current = node {
      if let scroll = current as? ScrollNode { return scroll.contentLength(along: axis) }
      node = current.parent
    }
    let insets = graph.safeAreaInsets
    return axis == .horizontal
      ? graph.size.width - insets.leading - insets.trailing : graph.size.height - insets.top - insets.bottom
  }

  private func length(along axis: Axis) -> CGFloat? {
    guard modifier.axes.contains(Axis.Set(axis)) else { return nil }
    return sanitized(modifier.length(max(0, containerLength(along: axis)), axis))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: length(along: .horizontal) ?? proposal.width, height: length(along: .vertical) ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let single else { return .zero }
    let size = single.size(for: inner(proposal))
    return CGSize(
      width: length(along: .horizontal) ?? size.width, height: length(along: .vertical) ?? size.height)
  }

  override func placeChildren() {
    guard let single else { return }
    let (origin, proposal) = aligned(single, in: frame.size, modifier.alignment, inner(placedProposal))
    place(single, at: origin, proposal: proposal, mirrored: isMirrored)
  }

  override var name: String { "containerRelativeFrame" }
}

extension View {
  /// Makes the view as long as the scroll view or the screen around it, along some axes.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view so long that a number of its kind fit beside each other.
  /// - Parameters:
  ///   - count: how many fit; at least 1.
  ///   - span: how many of those places the view takes.
  ///   - spacing: points between two places.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let place = (length - spacing * (count - 1)) / count
      return place * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes the view's length from that of the scroll view or the screen around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    primitive(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
