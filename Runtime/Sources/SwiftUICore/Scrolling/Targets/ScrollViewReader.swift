import CoreGraphics

/// Gives its content a way to scroll to a view by its id.
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never

  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: ScrollReaderNode.self) } ?? ScrollReaderNode(context)
    node.update(view.content, context)
    return node
  }
}

/// Scrolls the scroll views within a `ScrollViewReader`.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  fileprivate weak var node: ScrollReaderNode?

  /// Scrolls until the view with the id shows; within `withAnimation` by that animation.
  /// - Parameter anchor: where the view's own point of that name comes to lie in the viewport; nil moves
  ///   no more than it must.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    // Apps pass the id of an element that may not be there.
    let id = (id as? any OptionalID).map { $0.wrappedID } ?? AnyHashable(id)
    guard let id else { return }
    let transaction = CurrentTransaction.value
    // The view may be laid out by the same change that asks for it.
    node.graph.afterLayout { [weak node] in
      guard let node, !node.flags.contains(.isDead) else { return }
      ScrollNode.show(id, in: node, anchor: anchor, transaction: transaction)
    }
  }
}

/// An id that may be nil.
private protocol OptionalID {
  var wrappedID: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
  var wrappedID: AnyHashable? { map(AnyHashable.init) }
}

/// Reads state for its content, which it hands the proxy.
final class ScrollReaderNode: ReadingNode {
  private var child: Node?
  private var build: (() -> Void)?

  func update<Content: View>(_ content: @escaping (ScrollViewProxy) -> Content, _ context: _ViewContext) {
    let inner = context.under(self)
    build = { [unowned self] in
      let view = tracking { content(ScrollViewProxy(node: self)) }
      child = Content._update(view, child, inner)
    }
    runUpdate()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    build?()
  }

  override func appendLayoutChildren(to list: inout [Node]) { child?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { child.map { [$0] } ?? [] }
  override var passesStructure: Bool { true }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
    build = nil
  }
}
