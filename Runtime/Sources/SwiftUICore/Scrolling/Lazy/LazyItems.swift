/// One place in a lazy container: a node that is there, or one that a `ForEach` makes when it comes near
/// the viewport.
struct LazyItem {
  enum Content {
    case node(Node)
    case deferred(ForEachNode, index: Int)
  }

  /// The element of a `ForEach` that a place belongs to.
  struct Source {
    let forEach: ForEachNode
    let index: Int
    /// Which of the element's places it is.
    let part: Int
  }

  var content: Content
  /// Nil for what stands in no `ForEach`, or in one that stands there beside others.
  var source: Source?
  /// Modifiers around the `ForEach`, from the inside out, that reach each of its children; part of the
  /// node where that is built.
  var modifiers: [ModifierNode] = []
  var section: SectionNode?
  var role = SectionRole.content
  /// The number of its section from the top and whether that has a header, where a list needs to know.
  var sectionNumber = 0
  var sectionHasHeader = false

  /// The node, where it is built.
  var node: Node? {
    if case .node(let node) = content { return node }
    return nil
  }

  /// The length of a place that is not built, when it was last there.
  @MainActor var knownLength: CGFloat? {
    if case .deferred(let forEach, let index) = content { return forEach.knownLength(at: index) }
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
    items.append(
      LazyItem(
        content: .deferred(node, index: index), source: .init(forEach: node, index: index, part: 0),
        section: section, role: role))
  }

  /// Notes whose element the places from one on are. An element that holds another `ForEach` has places
  /// that are not its own: it stays without.
  mutating func mark(from start: Int, as forEach: ForEachNode, index: Int) {
    guard items[start...].allSatisfy({ $0.source == nil }) else { return }
    for place in start..<items.count {
      items[place].source = .init(forEach: forEach, index: index, part: place - start)
    }
  }

  /// Appends what another list holds, each item below one more modifier.
  @MainActor
  mutating func append(_ list: LazyItemList, below modifier: ModifierNode) {
    for var item in list.items {
      if case .node(let node) = item.content {
        item.content = .node(modifier.lazyPart(for: node))
      }
      item.modifiers.append(modifier)
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
    list.mark(from: 0, as: forEach, index: index)
    for modifier in modifiers {
      var outer = LazyItemList()
      outer.append(list, below: modifier)
      list = outer
    }
    return list.items
  }
}
