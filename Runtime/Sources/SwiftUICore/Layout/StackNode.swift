import CoreGraphics
import Drawing

/// The node of `HStack` and `VStack`.
final class StackNode: ContainerNode {
  struct Configuration: Equatable {
    var axis: Axis
    var alignment: AlignmentKey
    /// Points; nil takes the children's preferences.
    var spacing: CGFloat?
  }

  private var configuration: Configuration
  private var arrangements = ArrangementCache<StackArrangement>()

  private init(_ configuration: Configuration, _ context: _ViewContext) {
    self.configuration = configuration
    super.init(context)
  }

  static func update<Content: View>(
    _ configuration: Configuration, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node = old.map { unsafeDowncast($0, to: StackNode.self) } ?? StackNode(configuration, context)
    if node.configuration != configuration {
      node.configuration = configuration
      node.setNeedsLayout()
    }
    node.updateContent(content, context)
    return node
  }

  var axis: Axis { configuration.axis }

  private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
    if let known = arrangements[proposal] { return known }
    let new = StackArrangement(
      children, axis: configuration.axis, alignment: configuration.alignment,
      spacing: configuration.spacing, proposal: proposal)
    arrangements.insert(new, for: proposal)
    return new
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    arrangements.removeAll()
  }

  override func didInvalidateBelow(sizesMayChange: Bool) {
    arrangements.removeAll()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  override func placeChildren() {
    let arrangement = arrangement(for: placedProposal).placing(children)
    let mirrored = isMirrored
    for (index, child) in children.enumerated() {
      place(
        child, at: arrangement.origins[index], proposal: arrangement.proposals[index], mirrored: mirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let proposal = dimensions.proposal
    if let known = arrangements.alignment(key, for: proposal) { return known }
    let arrangement = arrangement(for: proposal)
    let value = combineExplicitAlignments(
      key, of: children, proposals: arrangement.proposals, origins: arrangement.origins)
    arrangements.insert(value, of: key, for: proposal)
    return value
  }

  override var spacing: ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var result = ViewSpacing.zero
    if configuration.axis == .vertical {
      for child in children { result.formUnion(child.spacing, edges: .horizontal) }
      result.top = first.spacing.top
      result.bottom = last.spacing.bottom
    } else {
      for child in children { result.formUnion(child.spacing, edges: .vertical) }
      result.leading = first.spacing.leading
      result.trailing = last.spacing.trailing
    }
    return result
  }

  override var name: String { configuration.axis == .vertical ? "VStack" : "HStack" }
}

/// Combines the explicit values of a guide over placed children, each by its guide's own rule.
@MainActor
func combineExplicitAlignments(
  _ key: AlignmentKey, of children: [Node], proposals: [ProposedViewSize], origins: [CGPoint]
) -> CGFloat? {
  var result: CGFloat?
  var count = 0
  children.first?.graph.counters.guides += children.count
  for (index, child) in children.enumerated() {
    guard let value = child.explicitAlignment(key, child.dimensions(for: proposals[index])) else { continue }
    let offset = key.axis == .horizontal ? origins[index].x : origins[index].y
    key.id._combineExplicit(childValue: value + offset, count, into: &result)
    count += 1
  }
  return result
}
