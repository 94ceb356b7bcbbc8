import CoreGraphics

/// Where the children of a stack go for one proposal.
///
/// The rules are SwiftUI's: children share what is offered along the main axis, those of higher
/// priority before others, within a priority the least flexible first, each being offered an equal
/// part of what is left.
@MainActor
struct StackArrangement {
  private(set) var size: CGSize = .zero
  private(set) var origins: [CGPoint] = []
  private(set) var proposals: [ProposedViewSize] = []

  private let axis: Axis
  private let proposal: ProposedViewSize
  private let alignment: AlignmentKey
  private var gaps: [CGFloat] = []

  init(
    _ children: [Node], axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
    proposal: ProposedViewSize
  ) {
    self.axis = axis
    self.proposal = proposal
    self.alignment = alignment
    guard !children.isEmpty else { return }
    gaps = Self.gaps(between: children, axis: axis, spacing: spacing)
    distribute(main(proposal), among: children, gaps: gaps.reduce(0, +))
    align(children)
  }

  /// The arrangement as it is placed: where no length was offered across, children are offered the one
  /// that the stack came out with. That is what makes the views of a row equally high where the row
  /// itself is as high as it wants (`fixedSize`, scroll views).
  func placing(_ children: [Node]) -> StackArrangement {
    let across = axis == .vertical ? proposal.width : proposal.height
    guard across == nil, !children.isEmpty else { return self }
    var result = self
    result.proposals = proposals.map {
      axis == .vertical
        ? ProposedViewSize(width: size.width, height: $0.height)
        : ProposedViewSize(width: $0.width, height: size.height)
    }
    result.align(children)
    result.size = size
    return result
  }

  private func main(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.height : proposal.width
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  private func offer(_ length: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: length)
      : ProposedViewSize(width: length, height: proposal.height)
  }

  static func gaps(between children: [Node], axis: Axis, spacing: CGFloat?) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    let preferences = children.map(\.spacing)
    return (1..<children.count).map { preferences[$0 - 1].distance(to: preferences[$0], along: axis) }
  }

  // MARK: Main axis

  private mutating func distribute(_ length: CGFloat?, among children: [Node], gaps: CGFloat) {
    proposals = Array(repeating: offer(length), count: children.count)
    guard let length, length != .infinity else { return }
    let priorities = children.map { $0.trait(LayoutPriorityTrait.self) ?? 0 }
    let levels = Set(priorities).sorted(by: >)
    if levels.count == 1 {
      share(length - gaps, among: Array(children.indices), children)
      return
    }
    let least = children.map { main($0.size(for: offer(0))) }
    var remaining = length - gaps
    for level in levels {
      let members = children.indices.filter { priorities[$0] == level }
      let reserved = children.indices.reduce(CGFloat(0)) {
        priorities[$1] < level ? $0 + least[$1] : $0
      }
      remaining = share(remaining - reserved, among: members, children) + reserved
    }
  }

  /// Offers each member an equal part of what is left, the least flexible first.
  /// - Returns: what is left.
  @discardableResult
  private mutating func share(_ length: CGFloat, among members: [Int], _ children: [Node]) -> CGFloat {
    var remaining = length
    let order: [Int]
    if members.count == 1 {
      order = members
    } else {
      let flexibility = members.map { index -> CGFloat in
        let most = main(children[index].size(for: offer(.infinity)))
        return most - main(children[index].size(for: offer(0)))
      }
      order = members.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }.map { members[$0] }
    }
    for (position, index) in order.enumerated() {
      let part = max(0, remaining / CGFloat(order.count - position))
      proposals[index] = offer(part)
      remaining -= main(children[index].size(for: proposals[index]))
    }
    return remaining
  }

  // MARK: Cross axis

  private mutating func align(_ children: [Node]) {
    origins.removeAll()
    let dimensions = children.indices.map { children[$0].dimensions(for: proposals[$0]) }
    children.first?.graph.counters.guides += children.count
    let guides = dimensions.map { $0.isolatedValue(of: alignment) }
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    for (index, guide) in guides.enumerated() {
      let cross = axis == .vertical ? dimensions[index].width : dimensions[index].height
      before = max(before, guide)
      after = max(after, cross - guide)
    }
    var position: CGFloat = 0
    for index in children.indices {
      let cross = before - guides[index]
      origins.append(
        axis == .vertical ? CGPoint(x: cross, y: position) : CGPoint(x: position, y: cross))
      position += main(dimensions[index].size)
      if index < gaps.count { position += gaps[index] }
    }
    let cross = before + after
    size =
      axis == .vertical
      ? CGSize(width: cross, height: position) : CGSize(width: position, height: cross)
  }
}
