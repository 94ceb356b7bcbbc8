import CoreGraphics
import Drawing
import Foundation

/// Builds a view out of the layout children of another: what lists, tab bars and pickers do with
/// the rows, tabs and options they are given.
nonisolated package struct SubviewsReader<Content: View, Result: View>: View {
  package typealias Body = Never

  private let content: Content
  private let cover: SubviewCover?
  private let build: @MainActor ([Subview]) -> Result

  /// - Parameter cover: says which children show; nil where all do. It stays the same for the life of the view.
  package init(
    _ content: Content, cover: SubviewCover? = nil, @ViewBuilder build: @escaping @MainActor ([Subview]) -> Result
  ) {
    self.content = content
    self.cover = cover
    self.build = build
  }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: SubviewsReaderNode.self) } ?? SubviewsReaderNode(context)
    node.update(content: view.content, cover: view.cover, build: view.build)
    return node
  }
}

/// One layout child of another view, which can be placed within a view of one's own.
@MainActor
public struct Subview: View, Identifiable {
  public typealias Body = Never

  let node: Node

  /// Tells a subview from others for as long as it is there.
  nonisolated public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether the child has not ended: what is above one that has may be gone, and must not be asked for.
  private var isThere: Bool { !node.flags.contains(.isDead) }

  /// What modifiers said about the child.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { node.trait(key) }

  /// The id under which the nearest `ForEach` around the child has it.
  package var forEachID: AnyHashable? {
    guard isThere else { return nil }
    var below = node
    while let parent = below.parent, !(parent is any SubviewSource) {
      if let forEach = parent as? ForEachNode { return forEach.id(of: below) }
      below = parent
    }
    return nil
  }

  /// What the modifiers of the nearest `ForEach` around the child let a list do with its elements.
  package var editActions: [String] {
    guard isThere else { return [] }
    var parent = node.parent
    while let current = parent, !(current is any SubviewSource) {
      if let forEach = current as? ForEachNode { return forEach.editing.names }
      parent = current.parent
    }
    return []
  }

  /// Deletes the element of the nearest `ForEach` around the child; nil where it cannot be deleted.
  package var delete: (() -> Void)? {
    guard isThere else { return nil }
    var below = node
    while let parent = below.parent, !(parent is any SubviewSource) {
      if let forEach = parent as? ForEachNode {
        guard forEach.editing.delete != nil else { return nil }
        return { [weak forEach, weak below] in
          guard let below, !below.flags.contains(.isDead), let index = forEach?.index(of: below) else { return }
          forEach?.editing.delete?(IndexSet(integer: index))
        }
      }
      below = parent
    }
    return nil
  }

  /// The place of the child among those that a list may move; nil where it may not be moved.
  package var mover: RowMover? {
    guard isThere else { return nil }
    var below = node
    while let parent = below.parent, !(parent is any SubviewSource) {
      if let forEach = parent as? ForEachNode {
        return forEach.editing.move == nil ? nil : RowMover(forEach, child: below)
      }
      below = parent
    }
    return nil
  }

  package var isSpacer: Bool { node is SpacerNode }

  /// Whether the child is a text, which tab items and buttons set apart from their icons.
  package var isText: Bool {
    var current = node
    while !(current is TextNode) {
      guard current.describedChildren.count == 1 else { return false }
      current = current.describedChildren[0]
    }
    return true
  }

  package var isDivider: Bool { node is DividerNode }

  /// The texts in the child, in order; each can be placed in its stead.
  package var texts: [Subview] { found { $0 is TextNode } }

  /// The images in the child, in order.
  package var images: [Subview] { found { $0 is ImageNode } }

  private func found(_ isMeant: (Node) -> Bool) -> [Subview] {
    var result: [Subview] = []
    func visit(_ node: Node) {
      if isMeant(node) { return result.append(Subview(node: node)) }
      for child in node.describedChildren { visit(child) }
    }
    visit(node)
    return result
  }

  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: SubviewNode.self) } ?? SubviewNode(context)
    node.show(view.node)
    return node
  }
}

/// A row that can be moved among others of one `ForEach`.
@MainActor
package struct RowMover {
  private weak var forEach: ForEachNode?
  private weak var child: Node?
  /// Tells the others among which it can be moved.
  package let group: ObjectIdentifier

  init(_ forEach: ForEachNode, child: Node) {
    self.forEach = forEach
    self.child = child
    group = ObjectIdentifier(forEach)
  }

  /// The row's place now; nil when it is gone.
  package var index: Int? { child.flatMap { forEach?.index(of: $0) } }

  /// Moves elements before the one at an offset, as the app does it.
  package func move(_ offsets: IndexSet, _ destination: Int) { forEach?.editing.move?(offsets, destination) }
}

/// What the build closure reads of state is a dependency of its own: the body around it does not run again.
final class SubviewsReaderNode: ReadingNode {
  private let environment: EnvironmentScope
  private var source: SubviewsSourceNode!
  private var result: Node?
  private var rebuild: (@MainActor ([Subview]) -> Void)?

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
    source = SubviewsSourceNode(context.under(self))
    source.onStructureChange = { [unowned self] in graph.enqueueUpdate(self) }
  }

  func update<Content: View, Result: View>(
    content: Content, cover: SubviewCover?, build: @escaping @MainActor ([Subview]) -> Result
  ) {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    source.take(cover)
    source.content = Content._update(content, source.content, context.under(source))
    rebuild = { [unowned self] subviews in
      let view = tracking { build(subviews) }
      result = Result._update(view, result, context)
    }
    runUpdate()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    rebuild?((source.content?.layoutChildren ?? []).map { Subview(node: $0) })
  }

  override func appendLayoutChildren(to list: inout [Node]) { result?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { [source] + (result.map { [$0] } ?? []) }

  override func teardown() {
    super.teardown()
    result?.teardown()
    result = nil
    // It holds this node by its context.
    rebuild = nil
    source.teardown()
  }
}

/// A node whose layout children are shown elsewhere: it tells those places of changes.
@MainActor
protocol SubviewSource: Node {
  var shown: [SubviewNode] { get set }
}

/// Holds the content whose layout children are shown elsewhere.
final class SubviewsSourceNode: Node, SubviewSource {
  var content: Node?
  var onStructureChange: (() -> Void)?
  var shown: [SubviewNode] = []
  private(set) var cover: SubviewCover?
  /// The children that show, and the nodes that stand for them; nil for all.
  private var open: Set<ObjectIdentifier>?
  /// The children whose content has been told that they show.
  private var told: Set<ObjectIdentifier> = []

  override func structureChanged() { onStructureChange?() }

  func take(_ cover: SubviewCover?) {
    self.cover = cover
    cover?.source = self
    if cover != nil, open == nil { open = [] }
  }

  /// Shows some of the children; those that showed before have disappeared, and keep their state.
  func show(only nodes: [Node]) {
    let new = Set(nodes.flatMap(\.standIns).map { ObjectIdentifier($0) })
    guard new != open else { return }
    open = new
    graph.afterLayout { [weak self] in self?.tellContent() }
  }

  /// Whether a node below does not show.
  func covers(_ node: Node) -> Bool { open.map { !holds(node, $0) } ?? false }

  private func holds(_ node: Node, _ open: Set<ObjectIdentifier>) -> Bool {
    var next: Node? = node
    while let current = next, current !== self {
      if open.contains(ObjectIdentifier(current)) { return true }
      next = current.parent
    }
    return node.passesStructure && node.layoutChildren.contains { open.contains(ObjectIdentifier($0)) }
  }

  /// What shows now hears of it before what no longer does.
  private func tellContent() {
    guard !flags.contains(.isDead), let open, open != told else { return }
    let old = told
    told = open
    var hidden: [any CoverableNode] = []
    var nodes = structure
    while let node = nodes.popLast() {
      if let node = node as? any CoverableNode {
        let (did, does) = (holds(node, old), holds(node, open))
        if does, !did { node.coverChanged(to: node.isCovered) }
        if did, !does { hidden.append(node) }
      }
      nodes += node.structure.reversed()
    }
    for node in hidden { node.coverChanged(to: true) }
    if let focused = graph.focus.current, focused.isDescendant(of: self), !holds(focused, open) {
      graph.focus.leave(focused)
    }
  }

  /// Of several screens only those that show speak to what is around them, from where they are shown.
  override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    if cover == nil { super.collectPreference(key, into: &value) }
  }

  override func preferencesChangedBelow() {
    guard cover != nil else { return }
    for place in shown { place.preferencesChanged() }
  }

  /// The outermost node that has one child alone.
  func branch(of child: Node) -> Node? {
    guard var node = child.standIns.last else { return nil }
    while let parent = node.parent, parent !== self, parent.layoutChildren.count == 1 { node = parent }
    return node
  }

  /// The places that show a child lie in another branch of the tree: a change climbs on from there.
  override func didInvalidateBelow(sizesMayChange: Bool) {
    for place in shown where place.target?.flags.contains(.needsPlacement) == true { place.setNeedsLayout() }
  }

  override func didInvalidateRecordingBelow() {
    for place in shown
    where place.target?.flags.contains(.needsRecording) == true && !place.flags.contains(.needsRecording) {
      place.setNeedsRecording()
    }
  }

  override func didInvalidateAccessibilityBelow() { invalidateAccessibilityOfShown() }

  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
  }
}

/// The place where a child of another view is laid out and drawn.
final class SubviewNode: Node {
  private(set) var target: Node?
  private var source: (any SubviewSource)?

  func show(_ node: Node) {
    guard target !== node else { return }
    source?.shown.removeAll { $0 === self }
    source = nil
    setNeedsLayout()
    // A place may be brought up to date once more after its child has ended.
    guard !node.flags.contains(.isDead) else { return target = nil }
    target = node
    var ancestor = node.parent
    while let current = ancestor, !(current is any SubviewSource) { ancestor = current.parent }
    source = ancestor as? any SubviewSource
    source?.shown.append(self)
    if speaker != nil { preferencesChanged() }
  }

  /// The source, where its children speak to what is around this place.
  private var speaker: SubviewsSourceNode? {
    guard let source = source as? SubviewsSourceNode, source.cover != nil else { return nil }
    return source
  }

  override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard let target, !target.flags.contains(.isDead) else { return }
    guard let speaker, let branch = speaker.branch(of: target) else { return }
    // Modifiers around several screens hold for each of them.
    let outer = graph.preferencePath
    defer { graph.preferencePath = outer }
    var top = branch
    while let parent = top.parent, parent !== speaker {
      graph.preferencePath[ObjectIdentifier(parent)] = top
      top = parent
    }
    top.collectPreference(key, into: &value)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target?.size(for: proposal) ?? .zero }

  override func placeChildren() {
    if let target { place(target, at: .zero, proposal: placedProposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    target?.dimensions(for: dimensions.proposal).explicitValue(of: key)
  }

  override var spacing: ViewSpacing { target?.spacing ?? .zero }
  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { target?.trait(key) }

  override func record(into items: inout [DisplayItem]) {
    if let target { record(child: target, into: &items) }
  }

  override var name: String { "Subview" }
  override var describedChildren: [Node] { target.map { [$0] } ?? [] }

  override func teardown() {
    if speaker != nil, !flags.contains(.isDead) { parent?.preferencesChanged() }
    super.teardown()
    source?.shown.removeAll { $0 === self }
    source = nil
    target = nil
  }
}
