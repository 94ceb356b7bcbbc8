import CoreGraphics

/// The views that a layout sizes and places.
///
/// Unchecked: layouts run in the layout pass, on the main actor.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias Element = LayoutSubview
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container reads.
  public var layoutDirection: LayoutDirection
  let placements: LayoutPlacements
  /// Indices into the placements.
  private let members: [Int]

  init(_ placements: LayoutPlacements, layoutDirection: LayoutDirection) {
    self.placements = placements
    self.layoutDirection = layoutDirection
    members = Array(placements.nodes.indices)
  }

  private init(_ base: LayoutSubviews, _ members: [Int]) {
    placements = base.placements
    layoutDirection = base.layoutDirection
    self.members = members
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }

  public subscript(index: Int) -> LayoutSubview { LayoutSubview(placements: placements, index: members[index]) }

  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, Array(members[bounds])) }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(self, indices.map { members[$0] })
  }

  /// The nodes, in order.
  var nodes: [Node] { members.map { placements.nodes[$0] } }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.placements === rhs.placements && lhs.members == rhs.members
  }
}

/// One view that a layout sizes and places. Unchecked, as `LayoutSubviews`.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let placements: LayoutPlacements
  let index: Int

  private var node: Node { placements.nodes[index] }

  /// What the view hands to the layout by a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    inLayoutPass { node.trait(LayoutValueTrait<K>.self) } ?? K.defaultValue
  }

  /// Of `layoutPriority`.
  public var priority: Double { inLayoutPass { node.trait(LayoutPriorityTrait.self) } ?? 0 }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    inLayoutPass { node.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    inLayoutPass { node.dimensions(for: proposal) }
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { inLayoutPass { node.spacing } }

  /// Puts the view somewhere; of several calls the last counts.
  /// - Parameter anchor: the point of the view that lies at the position.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    placements.placed[index] = LayoutPlacements.Placement(position: position, anchor: anchor, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.placements === b.placements && a.index == b.index
  }
}

/// Where a layout has put its subviews so far. Unchecked, as `LayoutSubviews`.
final class LayoutPlacements: @unchecked Sendable {
  struct Placement {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  let nodes: [Node]
  var placed: [Placement?]

  init(_ nodes: [Node]) {
    self.nodes = nodes
    placed = Array(repeating: nil, count: nodes.count)
  }

  /// The origin of a node within the bounds and what it is offered.
  @MainActor
  func origin(of index: Int, in bounds: CGRect) -> (CGPoint, ProposedViewSize) {
    let placement =
      placed[index]
      ?? Placement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    let size = nodes[index].size(for: placement.proposal)
    return (
      CGPoint(
        x: placement.position.x - placement.anchor.x * size.width,
        y: placement.position.y - placement.anchor.y * size.height), placement.proposal
    )
  }

  func explicitAlignment(_ key: AlignmentKey) -> CGFloat? {
    inLayoutPass {
      let places = nodes.indices.map { origin(of: $0, in: .zero) }
      return combineExplicitAlignments(key, of: nodes, proposals: places.map(\.1), origins: places.map(\.0))
    }
  }
}
