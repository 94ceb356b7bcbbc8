import CoreGraphics

/// `scrollTargetLayout`: the layout whose children a scroll view comes to rest at.
struct ScrollTargetLayout: PrimitiveModifier {
  let isEnabled: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollTargetLayoutNode(context) }
}

final class ScrollTargetLayoutNode: TransparentModifierNode {
  private(set) var isEnabled = true
  @NodeReference private var scroll: ScrollNode?

  override init(_ context: _ViewContext) {
    super.init(context)
    var node: Node? = context.parent
    while let current = node, !(current is ScrollNode) { node = current.parent }
    scroll = node as? ScrollNode
    scroll?.add(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollTargetLayout }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    if let modifier = other as? ScrollTargetLayout { isEnabled = modifier.isEnabled }
  }

  override func teardown() {
    super.teardown()
    scroll?.remove(self)
  }
}

/// The views of a target layout along an axis, in order; places count from the start of the content.
@MainActor
struct ScrollTargetViews {
  let count: Int
  /// The offset that shows the start of a view at the start of the viewport, and its length.
  let extent: (Int) -> (start: CGFloat, length: CGFloat)
  /// The ids that a view goes by, the innermost first.
  let ids: (Int) -> [AnyHashable]

  /// The view whose point of a name, 0…1, is nearest to a place of the content.
  func nearest(to place: CGFloat, anchor: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    func point(_ index: Int) -> CGFloat {
      let (start, length) = extent(index)
      return start + length * anchor
    }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if point(middle) >= place { high = middle } else { low = middle + 1 }
    }
    if low == 0 { return 0 }
    if low == count { return count - 1 }
    return place - point(low - 1) <= point(low) - place ? low - 1 : low
  }
}

extension ScrollNode {
  /// The views of the first target layout in the content; nil without one.
  func targetViews(along axis: Axis) -> ScrollTargetViews? {
    guard let layout = targetLayouts.first(where: \.isEnabled),
      let container = layout.content?.layoutChildren.first
    else { return nil }
    return views(of: container, along: axis)
  }

  private func views(of container: Node, along axis: Axis) -> ScrollTargetViews {
    guard let rect = contentFrame(of: container) else {
      return ScrollTargetViews(count: 0, extent: { _ in (0, 0) }, ids: { _ in [] })
    }
    let base = axis == .horizontal ? rect.minX : rect.minY
    if let lazy = container as? LazyNode, lazy.axis == axis {
      let lines = lazy.lastLines
      let items = lazy.items
      return ScrollTargetViews(
        count: lines.count, extent: { (base + lines[$0].start, lines[$0].length) },
        ids: { items[lines[$0].places.lowerBound].ids(below: lazy) })
    }
    // A modifier around the layout stands for it.
    if container is ModifierNode, container.describedChildren.count == 1 {
      return views(of: container.describedChildren[0], along: axis)
    }
    let children = container.describedChildren
    let isMirrored = isMirrored && axis == .horizontal
    let width = container.frame.width
    return ScrollTargetViews(
      count: children.count,
      extent: { index in
        let frame = children[index].frame
        let start = axis == .vertical ? frame.minY : isMirrored ? width - frame.maxX : frame.minX
        return (base + start, axis == .vertical ? frame.height : frame.width)
      }, ids: { Self.ids(of: children[$0], below: container) })
  }

  /// What a layout child goes by: ids that it was given, and that of its element.
  static func ids(of node: Node, below container: Node) -> [AnyHashable] {
    var result: [AnyHashable] = []
    var inner: Node? = node
    while let current = inner {
      if let id = (current as? BranchNode)?.explicitID { result.append(id) }
      let structure = current.structure
      inner = structure.count == 1 ? structure[0] : nil
    }
    var below = node
    while let parent = below.parent, parent !== container {
      if let id = (parent as? BranchNode)?.explicitID { result.append(id) }
      if let id = (parent as? ForEachNode)?.id(of: below) { result.append(id) }
      below = parent
    }
    return result
  }

  /// Where a node lies in the content: its start is the offset that shows it at the viewport's start.
  func contentFrame(of node: Node) -> CGRect? {
    var rect = CGRect(origin: .zero, size: node.frame.size)
    var current = node
    while current !== self {
      rect = rect.offsetBy(dx: current.frame.minX, dy: current.frame.minY)
      guard let parent = current.layoutParent else { return nil }
      current = parent
    }
    return contentRect(rect)
  }

  /// A rectangle of the viewport's coordinates in those of the content.
  func contentRect(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (isMirrored ? frame.width - rect.maxX : rect.minX) + offset.x - configuration.margins.leading,
      y: rect.minY + offset.y - configuration.margins.top, width: rect.width, height: rect.height)
  }
}

extension LazyItem {
  /// What the place goes by.
  @MainActor
  func ids(below container: Node) -> [AnyHashable] {
    if let node { return ScrollNode.ids(of: (node as? DressNode)?.row.target ?? node, below: container) }
    return source.map { [$0.forEach.ids[$0.index]] } ?? []
  }
}

extension View {
  /// Names the layout whose children scroll views come to rest at.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    primitive(ScrollTargetLayout(isEnabled: isEnabled))
  }
}
