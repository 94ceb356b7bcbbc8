import CoreGraphics
import Drawing

/// Shows the first of its children whose ideal size fits what is offered; the last where none does.
@frozen nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never

  private let axes: Axis.Set
  private let content: Content

  /// - Parameter axes: the dimensions in which a child must fit.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: ViewThatFitsNode.self) } ?? ViewThatFitsNode(context)
    node.update(view.axes)
    node.updateContent(view.content, context)
    return node
  }
}

final class ViewThatFitsNode: ContainerNode {
  private var axes: Axis.Set = []
  private var shown: Node?

  func update(_ axes: Axis.Set) {
    guard axes != self.axes else { return }
    self.axes = axes
    setNeedsLayout()
  }

  private func fitting(_ proposal: ProposedViewSize) -> Node? {
    let children = children
    for child in children.dropLast() {
      let ideal = child.size(for: .unspecified)
      let fitsWidth = !axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 } ?? true
      let fitsHeight = !axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 } ?? true
      if fitsWidth && fitsHeight { return child }
    }
    return children.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fitting(proposal)?.size(for: proposal) ?? .zero
  }

  override func placeChildren() {
    shown = fitting(placedProposal)
    if let shown { place(shown, at: .zero, proposal: placedProposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    fitting(dimensions.proposal)?.dimensions(for: dimensions.proposal).explicitValue(of: key)
  }

  override func structureChanged() {
    shown = nil
    super.structureChanged()
  }

  override func record(into items: inout [DisplayItem]) {
    if let shown { record(child: shown, into: &items) }
  }

  override var ordersLeaving: Bool { false }
  override var spacing: ViewSpacing { (shown ?? children.first)?.spacing ?? .zero }
  override var name: String { "ViewThatFits" }
  override var describedChildren: [Node] { shown.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    shown = nil
  }
}
