import CoreGraphics
import Drawing

/// The node of a view whose content is made by a closure, out of something that the node itself
/// knows: a proxy, a date. Layout sees the content.
class ClosureNode: ReadingNode {
  private let environment: EnvironmentScope
  private var content: Node?
  private var make: (@MainActor () -> Void)?

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  final func update<Content: View>(_ build: @escaping @MainActor () -> Content) {
    make = { [unowned self] in
      let view = tracking(build)
      let context = _ViewContext(environment: environment, parent: self, graph: graph)
      content = Content._update(view, content, context)
    }
    runUpdate()
  }

  final override func runUpdate() {
    flags.remove(.needsUpdate)
    make?()
  }

  override var environmentScope: EnvironmentScope? { environment }
  override func appendLayoutChildren(to list: inout [Node]) { content?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { content.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
    make = nil
  }
}
