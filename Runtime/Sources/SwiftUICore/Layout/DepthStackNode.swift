import CoreGraphics
import Drawing

/// Where children lie that share one place: each is offered the whole proposal, the box is the union
/// of their frames once the guides meet.
@MainActor
struct DepthArrangement {
  private(set) var size: CGSize = .zero
  private(set) var origins: [CGPoint] = []

  /// Only children of the highest priority decide the size.
  init(_ children: [Node], alignment: Alignment, proposal: ProposedViewSize) {
    guard !children.isEmpty else { return }
    let dimensions = children.map { $0.dimensions(for: proposal) }
    let priorities = children.map { $0.trait(LayoutPriorityTrait.self) ?? 0 }
    let highest = priorities.max()!
    var left: CGFloat = -.infinity
    var right: CGFloat = -.infinity
    var above: CGFloat = -.infinity
    var below: CGFloat = -.infinity
    children[0].graph.counters.guides += 2 * children.count
    let guides = dimensions.map {
      CGPoint(x: $0.isolatedValue(of: alignment.horizontal.key), y: $0.isolatedValue(of: alignment.vertical.key))
    }
    for (index, dimension) in dimensions.enumerated() where priorities[index] == highest {
      let (x, y) = (guides[index].x, guides[index].y)
      left = max(left, x)
      right = max(right, dimension.width - x)
      above = max(above, y)
      below = max(below, dimension.height - y)
    }
    size = CGSize(width: left + right, height: above + below)
    origins = guides.map { CGPoint(x: left - $0.x, y: above - $0.y) }
  }
}

/// The node of `ZStack`.
final class DepthStackNode: ContainerNode {
  private var alignment: Alignment
  private var arrangements = ArrangementCache<DepthArrangement>()

  private init(_ alignment: Alignment, _ context: _ViewContext) {
    self.alignment = alignment
    super.init(context)
  }

  static func update<Content: View>(
    _ alignment: Alignment, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node = old.map { unsafeDowncast($0, to: DepthStackNode.self) } ?? DepthStackNode(alignment, context)
    if node.alignment != alignment {
      node.alignment = alignment
      node.setNeedsLayout()
    }
    node.updateContent(content, context)
    return node
  }

  private func arrangement(_ proposal: ProposedViewSize) -> DepthArrangement {
    if let known = arrangements[proposal] { return known }
    let new = DepthArrangement(children, alignment: alignment, proposal: proposal)
    arrangements.insert(new, for: proposal)
    return new
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    arrangements.removeAll()
  }

  override func didInvalidateBelow(sizesMayChange: Bool) { arrangements.removeAll() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  override func placeChildren() {
    // Where no length was offered, children are offered the one that the stack came out with.
    let proposal = ProposedViewSize(
      width: placedProposal.width ?? frame.width, height: placedProposal.height ?? frame.height)
    let arrangement = arrangement(proposal)
    let mirrored = isMirrored
    for (index, child) in children.enumerated() {
      place(child, at: arrangement.origins[index], proposal: proposal, mirrored: mirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let proposal = dimensions.proposal
    if let known = arrangements.alignment(key, for: proposal) { return known }
    let value = combineExplicitAlignments(
      key, of: children, proposals: Array(repeating: proposal, count: children.count),
      origins: arrangement(proposal).origins)
    arrangements.insert(value, of: key, for: proposal)
    return value
  }

  override var spacing: ViewSpacing {
    children.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }

  override var name: String { "ZStack" }
}
