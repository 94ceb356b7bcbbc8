import Foundation

/// A node of a view tree that is not where or what it was.
package struct NodeChange: Codable, Sendable, Equatable {
  package enum Kind: String, Codable, Sendable { case moved, changed, added, removed }

  package struct Frame: Codable, Sendable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  package var kind: Kind
  /// The names from the root to the node.
  package var path: [String]
  /// What the node says of itself, such as the text that it shows.
  package var detail: String
  /// Nil where it was not there.
  package var before: Frame?
  package var after: Frame?
  /// What the node said of itself, where that is another thing.
  package var earlierDetail: String?
}

/// Compares view trees, as JSON beside pictures has them.
enum TreeDifference {
  /// Changes that are told; a tree that is another one altogether has too many to read.
  static let limit = 200

  private struct Node: Decodable {
    var name: String
    var detail: String?
    var frame: NodeChange.Frame
    var children: [Node]?

    var nodes: [Node] { children ?? [] }
  }

  /// The document of a guide's picture has the tree in it.
  private struct Document: Decodable { var tree: Node }

  /// The deepest nodes that differ; nil where one of the two is no tree.
  static func changes(_ before: Data, _ after: Data) -> [NodeChange]? {
    guard let before = tree(before), let after = tree(after) else { return nil }
    var changes: [NodeChange] = []
    compare(before, after, [], &changes)
    return Array(changes.prefix(limit))
  }

  private static func tree(_ data: Data) -> Node? {
    (try? JSONDecoder().decode(Node.self, from: data)) ?? (try? JSONDecoder().decode(Document.self, from: data))?.tree
  }

  private static func compare(_ a: Node, _ b: Node, _ above: [String], _ changes: inout [NodeChange]) {
    guard changes.count < limit, above.count < 2000 else { return }
    let path = above + [b.name]
    let count = changes.count
    for pair in pairs(a.nodes, b.nodes) {
      switch pair {
      case (let old?, let new?): compare(old, new, path, &changes)
      case (let old?, nil): changes.append(change(.removed, path + [old.name], old, nil))
      case (nil, let new?): changes.append(change(.added, path + [new.name], nil, new))
      case (nil, nil): continue
      }
    }
    if (a.detail ?? "") != (b.detail ?? "") {
      changes.append(change(.changed, path, a, b))
    } else if a.frame != b.frame, changes.count == count {
      changes.append(change(.moved, path, a, b))
    }
  }

  private static func change(_ kind: NodeChange.Kind, _ path: [String], _ old: Node?, _ new: Node?) -> NodeChange {
    NodeChange(
      kind: kind, path: path, detail: (new ?? old)?.detail ?? "", before: old?.frame, after: new?.frame,
      earlierDetail: kind == .changed ? old?.detail ?? "" : nil)
  }

  /// Children that belong together: by their names in order, as many as possible.
  private static func pairs(_ a: [Node], _ b: [Node]) -> [(Node?, Node?)] {
    if a.map(\.name) == b.map(\.name) { return Array(zip(a, b)) }
    let difference = b.map(\.name).difference(from: a.map(\.name))
    let removed = Set(
      difference.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } })
    let added = Set(
      difference.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } })
    var result: [(Node?, Node?)] = a.indices.filter { removed.contains($0) }.map { (a[$0], nil) }
    let kept = zip(a.indices.filter { !removed.contains($0) }, b.indices.filter { !added.contains($0) })
    result += kept.map { (a[$0.0], b[$0.1]) }
    return result + added.sorted().map { (nil, b[$0]) }
  }
}
