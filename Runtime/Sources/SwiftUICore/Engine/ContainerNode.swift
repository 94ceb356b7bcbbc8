import CoreGraphics
import Drawing

/// A layout node over structural content: it keeps the flattened list of its layout children until
/// the structure changes.
class ContainerNode: Node {
  final var content: Node?
  let environment: EnvironmentScope
  private var flattened: [Node]?
  private var drawingOrder: [Node]?
  /// The order in which children were drawn last, while some of them go.
  private var formerOrder: [ObjectIdentifier] = []

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  final func updateContent<Content: View>(_ view: Content, _ context: _ViewContext) {
    content = Content._update(view, content, context.under(self))
  }

  final var children: [Node] {
    if let flattened { return flattened }
    let list = content?.layoutChildren ?? []
    flattened = list
    return list
  }

  override var environmentScope: EnvironmentScope? { environment }

  /// Whether the environment reads from right to left; a change of it lays out everything below.
  final var isMirrored: Bool {
    EnvironmentValues(scope: environment).layoutDirection == .rightToLeft
  }

  final var displayScale: CGFloat { EnvironmentValues(scope: environment).displayScale }

  override func structureChanged() {
    if let former = drawingOrder ?? flattened { formerOrder = former.map { ObjectIdentifier($0) } }
    flattened = nil
    drawingOrder = nil
    // What was arranged holds other children; it may be asked for before this node's turn comes.
    dropLayoutCaches()
    flags.insert(.hasLostSizes)
    setNeedsLayout()
  }

  /// Back to front: by `zIndex`, then in order.
  private var childrenInDrawingOrder: [Node] {
    if let drawingOrder { return drawingOrder }
    let depths = children.map { $0.trait(ZIndexTrait.self) ?? 0 }
    let sorted =
      depths.allSatisfy({ $0 == 0 })
      ? children
      : children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
    let order = flags.contains(.hasLeaving) ? addingLeaving(to: sorted) : sorted
    drawingOrder = order
    return order
  }

  /// What is going stays behind and before the siblings that it was behind and before, within its `zIndex`.
  private func addingLeaving(to sorted: [Node]) -> [Node] {
    var order = sorted
    var ids = sorted.map { ObjectIdentifier($0) }
    for entry in leavingNodes {
      let depth = entry.node.trait(ZIndexTrait.self) ?? 0
      let least = order.firstIndex { ($0.trait(ZIndexTrait.self) ?? 0) >= depth } ?? order.count
      let most = order.firstIndex { ($0.trait(ZIndexTrait.self) ?? 0) > depth } ?? order.count
      let former = formerOrder.firstIndex { $0 == ObjectIdentifier(entry.node) || entry.formerIDs.contains($0) }
      let before = formerOrder[..<(former ?? 0)].last { ids.contains($0) }
      let index = before.flatMap { ids.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let place = min(max(index, least), most)
      order.insert(entry.node, at: place)
      ids.insert(ObjectIdentifier(entry.node), at: place)
    }
    return order
  }

  override func leavingChanged() {
    drawingOrder.map { formerOrder = $0.map { ObjectIdentifier($0) } }
    drawingOrder = nil
  }

  override var ordersLeaving: Bool { true }

  override func record(into items: inout [DisplayItem]) {
    for child in childrenInDrawingOrder { record(child: child, into: &items) }
  }

  /// A finger does not reach what is going.
  override var childrenFrontToBack: [Node] {
    childrenInDrawingOrder.reversed().filter { !$0.flags.contains(.isLeaving) }
  }

  override var structure: [Node] { content.map { [$0] } ?? [] }
  override var describedChildren: [Node] { children }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
    flattened = nil
    drawingOrder = nil
  }
}
