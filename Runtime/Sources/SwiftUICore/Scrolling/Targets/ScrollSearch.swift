import CoreGraphics

/// A view that was found by its id: its node, or the element of a `ForEach` that is not built yet.
@MainActor
enum ScrollSearch {
  case node(Node)
  case element(ForEachNode, Int)

  /// The view of an id: set by `id`, or an element of a `ForEach`.
  static func find(_ id: AnyHashable, in node: Node) -> ScrollSearch? {
    if let branch = node as? BranchNode, branch.explicitID == id {
      return branch.layoutChildren.first.map(ScrollSearch.node)
    }
    if let forEach = node as? ForEachNode, let index = forEach.ids.firstIndex(of: id) {
      guard let child = forEach.builtChild(at: index) else { return .element(forEach, index) }
      return child.layoutChildren.first.map(ScrollSearch.node)
    }
    if let forEach = node as? ForEachNode, let index = forEach.releasedIndex(holding: id) {
      return .element(forEach, index)
    }
    for child in node.structure {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  private var anyNode: Node {
    switch self {
    case .node(let node): node
    case .element(let forEach, _): forEach
    }
  }

  /// The scroll views around it up to a node, innermost first.
  func scrolls(below root: Node) -> [ScrollNode] {
    var result: [ScrollNode] = []
    var node: Node? = anyNode
    while let current = node {
      if let scroll = current as? ScrollNode { result.append(scroll) }
      if current === root { break }
      node = current.parent
    }
    return result
  }

  /// Where it lies in the content of a scroll view, or will lie.
  func frame(in scroll: ScrollNode) -> CGRect? {
    if case .node(let node) = self, let frame = scroll.contentFrame(of: node) { return frame }
    var ancestor: Node? = anyNode
    while let current = ancestor, !(current is LazyNode) { ancestor = current.parent }
    guard let lazy = ancestor as? LazyNode, let frame = lazy.estimatedFrame(of: self),
      let place = scroll.contentFrame(of: lazy)
    else { return nil }
    return frame.offsetBy(dx: place.minX, dy: place.minY)
  }
}

extension LazyNode {
  /// Where a child lies or will lie, counted from the leading edge.
  func estimatedFrame(of target: ScrollSearch) -> CGRect? {
    let lines = lastLines.isEmpty ? arrangedLines(for: placedProposal) : lastLines
    let items = items
    func holds(_ item: LazyItem) -> Bool {
      switch target {
      case .node(let node): item.node === node || (item.node as? DressNode)?.row.target === node
      case .element(let forEach, let index):
        item.source.map { $0.forEach === forEach && $0.index == index } ?? false
      }
    }
    guard let line = lines.first(where: { items[$0.places].contains(where: holds) }) else { return nil }
    return axis == .vertical
      ? CGRect(x: 0, y: line.start, width: frame.width, height: line.length)
      : CGRect(x: line.start, y: 0, width: line.length, height: frame.height)
  }
}

extension ScrollNode {
  /// Goes to the view with an id.
  /// - Parameters:
  ///   - root: where the view is looked for.
  ///   - anchor: the point of the view and of the viewport that are to meet; nil moves no more than it must.
  static func show(
    _ id: AnyHashable, in root: Node, anchor: UnitPoint?, transaction: Transaction
  ) {
    guard let found = ScrollSearch.find(id, in: root) else { return }
    var inner: ScrollNode?
    for scroll in found.scrolls(below: root) {
      let (from, target) = (scroll.offset, inner)
      scroll.go(
        to: { [weak root, weak scroll] in
          guard let root, let scroll, let found = ScrollSearch.find(id, in: root) else { return nil }
          // Around another scroll view, that is what is to show.
          let frame = target.map { scroll.contentFrame(of: $0) } ?? found.frame(in: scroll)
          return frame.map { scroll.offset(showing: $0, anchor, from: from) }
        }, in: transaction)
      inner = scroll
    }
  }

  /// Moves no more than it must until a rectangle of the viewport's coordinates shows.
  func reveal(_ rect: CGRect) {
    let margins = configuration.margins
    let content = rect.offsetBy(dx: offset.x - margins.leading, dy: offset.y - margins.top)
    stop()
    setPhase(.idle)
    setOffset(offset(showing: content, nil, from: offset))
  }

  /// The offset that shows a rectangle of the content.
  /// - Parameter from: where the way begins: without an anchor it is as short as it can be.
  func offset(showing rect: CGRect, _ anchor: UnitPoint?, from: CGPoint) -> CGPoint {
    let margins = configuration.margins
    let viewport = CGSize(
      width: frame.width - margins.horizontal, height: frame.height - margins.top - margins.bottom)
    var target = offset
    for axis in axes.each {
      let (start, length, room) = (rect.origin[axis], rect.size[axis], viewport[axis])
      if let anchor {
        target[axis] = start + anchor[axis] * (length - room)
      } else if start < from[axis] {
        target[axis] = start
      } else {
        target[axis] = max(from[axis], min(start, start + length - room))
      }
    }
    return clamped(withHead(target, showing: rect, anchor))
  }

  /// A place further down shows with the bar's head gone: the viewport is longer by that.
  private func withHead(_ target: CGPoint, showing rect: CGRect, _ anchor: UnitPoint?) -> CGPoint {
    guard let length = head?.length, length > 0, target.y > 0 else { return target }
    var target = target
    if let anchor {
      target.y += length * (1 - anchor.y)
    } else if rect.minY < target.y + 0.01, offset.y > target.y {
      target.y = min(offset.y, target.y + length)
    }
    return target
  }
}
