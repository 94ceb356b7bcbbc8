/// A view that is brought up to date when it no longer equals what it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  public typealias Body = Never

  public var content: Content

  public init(content: Content) { self.content = content }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: EquatableNode.self) } ?? EquatableNode(context)
    node.update(view.content, context)
    return node
  }
}

extension View where Self: Equatable {
  /// Keeps the view as it is while the new one equals the old.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// Keeps what it was last given, to compare it.
private final class EquatableNode: Node {
  private var last: Any?
  private var child: Node?

  func update<Content: View & Equatable>(_ content: Content, _ context: _ViewContext) {
    if child != nil, let last = last as? Content, last == content { return }
    last = content
    child = Content._update(content, child, context.under(self))
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
  }
}
