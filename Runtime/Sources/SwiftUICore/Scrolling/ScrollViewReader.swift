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

  /// Scrolls until the view with the id shows.
  /// - Parameter anchor: where the view's own point of that name comes to lie in the viewport; nil moves
  ///   no more than it must.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    // The view may be laid out by the same change that asks for it.
    node.graph.afterLayout { node.scroll(to: AnyHashable(id), anchor) }
  }
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

  /// - Parameter isGuess: rows that are not built yet lie where others say; once they are there, the
  ///   place is corrected.
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?, isGuess: Bool = true) {
    guard let target = Self.find(id, in: self) else { return }
    var frame = CGRect(origin: .zero, size: target.frame.size)
    var node = target
    if target.layoutParent == nil {
      guard let (lazy, place) = Self.guess(target) else { return }
      frame = place
      node = lazy
    }
    while !(node is ScrollNode) {
      frame = frame.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      guard let next = node.layoutParent else { return }
      node = next
    }
    (node as? ScrollNode)?.show(frame, anchor)
    if isGuess {
      graph.afterLayout { [weak self] in self?.scroll(to: id, anchor, isGuess: false) }
    }
  }

  /// Where a row will lie that its lazy container has not placed yet.
  private static func guess(_ target: Node) -> (Node, CGRect)? {
    var node = target.parent
    while let current = node, !(current is LazyNode) { node = current.parent }
    guard let lazy = node as? LazyNode, let frame = lazy.estimatedFrame(of: target) else { return nil }
    return (lazy, frame)
  }

  /// The layout node of an id: set by `id`, or an element of a `ForEach`, which is built when it is
  /// found.
  private static func find(_ id: AnyHashable, in node: Node) -> Node? {
    if let branch = node as? BranchNode, branch.explicitID == id { return branch.layoutChildren.first }
    if let forEach = node as? ForEachNode, let index = forEach.ids.firstIndex(of: id) {
      return forEach.child(at: index).layoutChildren.first
    }
    for child in node.structure {
      if let found = find(id, in: child) { return found }
    }
    return nil
  }

  override func teardown() {
    super.teardown()
    child?.teardown()
    child = nil
    build = nil
  }
}
