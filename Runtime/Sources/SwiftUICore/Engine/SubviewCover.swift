/// Says which children of a `SubviewsReader` show: a container of screens has all of them, and shows one at a time.
///
/// The others keep their state and have disappeared: `onAppear` and `task` wait until they show.
@MainActor
package final class SubviewCover {
  weak var source: SubviewsSourceNode?
  /// The elements of a `ForEach` are built when they are first laid out: of a thousand pages only those that show.
  package let defersElements: Bool

  nonisolated package init(defersElements: Bool = false) { self.defersElements = defersElements }

  package func show(only subviews: [Subview]) { source?.show(only: subviews.map(\.node)) }
}

extension Node {
  /// The node, and those below it that each is the only layout child of a modifier.
  var standIns: [Node] {
    var result = [self]
    var next = (self as? ModifierNode)?.single
    while let node = next {
      result.append(node)
      next = (node as? ModifierNode)?.single
    }
    return result
  }
}
