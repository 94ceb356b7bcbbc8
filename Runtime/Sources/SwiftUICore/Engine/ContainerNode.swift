import CoreGraphics
import Drawing

/// A layout node over structural content: it keeps the flattened list of its layout children until
/// the structure changes.
class ContainerNode: Node {
  final var content: Node?
  let environment: EnvironmentScope
  private var flattened: [Node]?
  private var drawingOrder: [Node]?

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
    flattened = nil
    drawingOrder = nil
    // What was arranged holds other children; it may be asked for before this node's turn comes.
    dropLayoutCaches()
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
    drawingOrder = sorted
    return sorted
  }

  override func record(into items: inout [DisplayItem]) {
    for child in childrenInDrawingOrder { record(child: child, into: &items) }
  }

  override var childrenFrontToBack: [Node] { childrenInDrawingOrder.reversed() }

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
