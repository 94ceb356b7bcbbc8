import CoreGraphics

/// What a view does with something that a finger carries over it.
package struct DropHandler {
  /// Whether it takes a payload at all.
  package var accepts: (Any) -> Bool
  /// The payload has come over the view, at a point of it.
  package var entered: (Any, CGPoint) -> Void
  /// The payload has moved over the view.
  package var moved: (Any, CGPoint) -> Void
  /// The payload has left the view, or has been let go.
  package var exited: (Any, CGPoint) -> Void
  /// The payload was let go over the view.
  /// - Returns: whether the view has taken it.
  package var performed: (Any, CGPoint) -> Bool

  package init(
    accepts: @escaping (Any) -> Bool, entered: @escaping (Any, CGPoint) -> Void,
    moved: @escaping (Any, CGPoint) -> Void, exited: @escaping (Any, CGPoint) -> Void,
    performed: @escaping (Any, CGPoint) -> Bool
  ) {
    self.accepts = accepts
    self.entered = entered
    self.moved = moved
    self.exited = exited
    self.performed = performed
  }
}

struct DropModifier: PrimitiveModifier {
  let handler: DropHandler

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { DropNode(context) }
}

final class DropNode: ModifierNode {
  private(set) var handler: DropHandler?

  override func makePart() -> ModifierNode {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    let part = DropNode(context)
    if let handler { part.apply(DropModifier(handler: handler), context) }
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is DropModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? DropModifier else { return }
    handler = new.handler
    forEachPart { ($0 as? DropNode)?.handler = new.handler }
  }

  override func takesFinger(at point: CGPoint) -> Bool { bounds.contains(point) }
  override var name: String { "dropDestination" }
}

extension View {
  nonisolated package func dropTarget(_ handler: DropHandler) -> some View { primitive(DropModifier(handler: handler)) }
}

/// A payload on its way over the stage.
@MainActor
package final class CarriedPayload {
  private let payload: Any
  private weak var target: DropNode?
  private var point = CGPoint.zero

  package init(_ payload: Any) { self.payload = payload }

  /// Tells the views below a point of the stage.
  /// - Parameter source: the view that the payload was taken from.
  package func move(to point: CGPoint, from source: ViewProbe) {
    self.point = point
    guard let graph = source.node?.graph else { return }
    let nodes = graph.hitPath(at: point).nodes.compactMap { $0 as? DropNode }
    let found = nodes.last { node in
      node.handler?.accepts(payload) == true && EnvironmentValues(scope: node.environment).isEnabled
    }
    if found !== target {
      leave()
      target = found
      if let found { found.handler?.entered(payload, found.localPoint(point)) }
    }
    if let found { found.handler?.moved(payload, found.localPoint(point)) }
  }

  /// Lets the payload go.
  /// - Returns: whether a view has taken it.
  package func drop() -> Bool {
    guard let target, let handler = target.handler else { return false }
    let isTaken = handler.performed(payload, target.localPoint(point))
    handler.exited(payload, target.localPoint(point))
    self.target = nil
    return isTaken
  }

  private func leave() {
    if let target { target.handler?.exited(payload, target.localPoint(point)) }
    target = nil
  }
}
