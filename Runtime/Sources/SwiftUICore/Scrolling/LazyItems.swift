/// One place in a lazy container: a node that is there, or one that a `ForEach` makes when it comes near
/// the viewport.
struct LazyItem {
  enum Content {
    case node(Node)
    case deferred(ForEachNode, index: Int)
  }

  var content: Content
  /// Modifiers around the `ForEach`, from the inside out, that reach each of its children.
  var modifiers: [ModifierNode] = []
  var section: SectionNode?
  var role = SectionRole.content

  /// The node, where it is built.
  var node: Node? {
    if case .node(let node) = content { return node }
    return nil
  }
}

/// What a child is to the section around it.
enum SectionRole {
  case header, content, footer
}

/// The flattened children of a lazy container.
struct LazyItemList {
  private(set) var items: [LazyItem] = []
  /// The section that is being flattened, and which part of it.
  var section: SectionNode?
  var role = SectionRole.content

  mutating func append(_ node: Node) {
    items.append(LazyItem(content: .node(node), section: section, role: role))
  }

  mutating func appendDeferred(_ node: ForEachNode, index: Int) {
    items.append(LazyItem(content: .deferred(node, index: index), section: section, role: role))
  }

  /// Appends what another list holds, each item below one more modifier.
  @MainActor
  mutating func append(_ list: LazyItemList, below modifier: ModifierNode) {
    for var item in list.items {
      if case .node(let node) = item.content {
        item.content = .node(modifier.lazyPart(for: node))
      } else {
        item.modifiers.append(modifier)
      }
      items.append(item)
    }
  }

  var hasDeferred: Bool {
    items.contains { item in
      if case .deferred = item.content { return true }
      return false
    }
  }
}

extension LazyItem {
  /// Builds what is missing: none, one or several nodes for a deferred child.
  @MainActor
  func built() -> [LazyItem] {
    guard case .deferred(let forEach, let index) = content else { return [self] }
    var list = LazyItemList()
    list.section = section
    list.role = role
    forEach.child(at: index).appendLazyItems(to: &list)
    for modifier in modifiers {
      var outer = LazyItemList()
      outer.append(list, below: modifier)
      list = outer
    }
    return list.items
  }
}
