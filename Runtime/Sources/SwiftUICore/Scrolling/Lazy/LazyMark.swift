import CoreGraphics

/// A place that can be found again after a change, and where it lay along the axis.
@MainActor
struct LazyMark {
  private enum Key {
    case node(Node)
    case element(ForEachNode, id: AnyHashable, part: Int)
  }

  private let key: Key
  /// The number of the place when the mark was made.
  let place: Int
  let start: CGFloat
  let end: CGFloat

  init?(_ item: LazyItem, place: Int, start: CGFloat, end: CGFloat) {
    if let source = item.source {
      key = .element(source.forEach, id: source.forEach.ids[source.index], part: source.part)
    } else if let node = item.node {
      key = .node(LazyMark.target(node))
    } else {
      return nil
    }
    self.place = place
    self.start = start
    self.end = end
  }

  /// A list dresses its rows anew; what is dressed stays.
  private static func target(_ node: Node) -> Node { (node as? DressNode)?.row.target ?? node }

  /// The place's number among others; nil when it is gone.
  func find(in items: [LazyItem]) -> Int? {
    // Most changes leave it where it was.
    if place < items.count, matches(items[place]) { return place }
    return items.firstIndex(where: matches)
  }

  private func matches(_ item: LazyItem) -> Bool {
    switch key {
    case .node(let node): item.node.map(Self.target) === node
    case .element(let forEach, let id, let part):
      item.source.map { $0.forEach === forEach && $0.part == part && forEach.ids[$0.index] == id } ?? false
    }
  }
}
