import CoreGraphics
import Drawing

/// The node of `LazyVStack`, `LazyHStack` and of a list's rows.
final class LazyStackNode: LazyNode {
  struct Configuration: Equatable {
    var alignment: AlignmentKey
    /// Points; nil takes the children's preferences.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews = []
  }

  private var configuration: Configuration

  init(_ axis: Axis, _ configuration: Configuration, _ context: _ViewContext) {
    self.configuration = configuration
    super.init(axis: axis, context)
  }

  static func update<Content: View>(
    _ axis: Axis, _ configuration: Configuration, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node =
      old.map { unsafeDowncast($0, to: LazyStackNode.self) } ?? LazyStackNode(axis, configuration, context)
    if node.configuration != configuration {
      node.configuration = configuration
      node.configurationChanged()
    }
    node.updateContent(content, context)
    return node
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
  }

  override func lines(of items: [LazyItem]) -> [Line] {
    items.indices.map { Line(places: $0..<$0 + 1) }
  }

  override func length(of line: Line, in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat {
    guard let node = items[line.places.lowerBound].node else { return 0 }
    let size = node.size(for: inner(proposal))
    return axis == .vertical ? size.height : size.width
  }

  override func gap(after line: Line, before next: Line, in items: [LazyItem]) -> CGFloat {
    if let spacing = configuration.spacing { return spacing }
    guard
      let first = items[line.places.lowerBound].node, let second = items[next.places.lowerBound].node
    else { return ViewSpacing.standardDistance }
    return first.spacing.distance(to: second.spacing, along: axis)
  }

  /// A lazy stack is as wide as it may be: it does not know the children that are not built.
  override func crossLength(of lines: [Line], in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat {
    let offered = axis == .vertical ? proposal.width : proposal.height
    if let offered { return offered }
    return items.reduce(0) { most, item in
      guard let node = item.node else { return most }
      let size = node.size(for: inner(proposal))
      return max(most, axis == .vertical ? size.width : size.height)
    }
  }

  override func place(_ line: Line, in items: [LazyItem]) {
    guard let node = items[line.places.lowerBound].node else { return }
    let proposal = inner(placedProposal)
    let box = ViewDimensions(node: nil, proposal: proposal, size: frame.size)
    let cross =
      box.isolatedValue(of: configuration.alignment)
      - node.dimensions(for: proposal).isolatedValue(of: configuration.alignment)
    let origin = axis == .vertical ? CGPoint(x: cross, y: line.start) : CGPoint(x: line.start, y: cross)
    place(node, at: origin, proposal: proposal, mirrored: isMirrored)
  }

  override var pinnedViews: PinnedScrollableViews { configuration.pinnedViews }

  override var name: String {
    dressing != nil ? "Rows" : axis == .vertical ? "LazyVStack" : "LazyHStack"
  }
}
