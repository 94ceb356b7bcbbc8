/// Leads to a node while it is there.
///
/// A weak reference does the same, but a node that has one is counted in a side table from then on, and every retain and
/// release of it takes twice as long: nodes that place others are those that are handled most.
///
/// Unchecked, because only the main actor uses it; a node empties its own when it goes, wherever that is.
final class NodeHandle: @unchecked Sendable {
  private(set) unowned(unsafe) var node: Node?

  init(_ node: Node) { self.node = node }

  /// The node is going.
  func end() { node = nil }
}
