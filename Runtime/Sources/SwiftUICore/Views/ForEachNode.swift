import Foundation

/// Keeps a node for each id; a move keeps the node with its state, a missing id ends it.
///
/// Directly in a lazy container it makes a child only when it is asked for one. What the content reads
/// of state is the `ForEach`'s own dependency: its children are brought up to date without the body
/// around it.
final class ForEachNode: ReadingNode, PresenceOwner {
  private let environment: EnvironmentScope
  private var children: [Node?] = []
  private(set) var ids: [AnyHashable] = []
  /// Makes the view of a place, and gives what brings a node up to date with it: the first is read by the `ForEach`, the second
  /// by nobody but the views in it.
  private var makeContent: (@MainActor (Int) -> ChildUpdate)?
  private let isLazy: Bool
  /// Children are built when they are first laid out.
  private let defersElements: Bool
  private var isMade = false
  /// What is known of children that were released, by place; empty while there are none.
  private var traces: [LazyTrace?] = []
  private var departures = Departures()
  /// The ids that came in a round, which may come by their transitions.
  private var arrivals: (round: Int, ids: Set<AnyHashable>) = (-1, [])
  /// What there is now, where the data is a binding: nobody else need have read it.
  private var currentIDs: (@MainActor () -> [AnyHashable])?

  /// What `onDelete`, `onMove` and `onInsert` around the `ForEach` ask for.
  var editing = DynamicContentEditing()

  override init(_ context: _ViewContext) {
    var node: Node? = context.parent
    while let current = node, current.passesStructure || current is ModifierNode { node = current.parent }
    isLazy = node is any LazyContainer
    defersElements = (node as? SubviewsSourceNode)?.cover?.defersElements == true
    environment = context.environment
    super.init(context)
  }

  func update<Data, ID, Content: View>(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    let data = view.data
    let content = view.content
    let defersElements = defersElements
    makeContent = { offset in
      let view = content(data[data.index(data.startIndex, offsetBy: offset)])
      if defersElements { return { old, context in DeferredView<Content>._update(DeferredView(view), old, context) } }
      return { old, context in Content._update(view, old, context) }
    }
    let readIDs: @MainActor () -> [AnyHashable] = { data.map { AnyHashable(view.identify($0)) } }
    currentIDs = data as Any is any BindingCollection ? readIDs : nil
    if currentIDs == nil {
      let newIDs = readIDs()
      if newIDs != ids || !isMade { take(newIDs) }
    }
    runUpdate()
  }

  private var childContext: _ViewContext { _ViewContext(environment: environment, parent: self, graph: graph) }

  /// Keeps the nodes of the ids that stay.
  private func take(_ newIDs: [AnyHashable]) {
    let mayShow = isMade && graph.mayShowTransitions
    if mayShow { arrivals = (graph.round, Set(newIDs).subtracting(ids)) }
    var new = [Node?](repeating: nil, count: newIDs.count)
    if !children.isEmpty {
      // An id that stands twice keeps its node for the first place only.
      var old: [AnyHashable: Node] = [:]
      for (index, id) in ids.enumerated() {
        guard let child = children[index] else { continue }
        if old[id] == nil { old[id] = child } else { child.teardown() }
      }
      for (index, id) in newIDs.enumerated() { new[index] = old.removeValue(forKey: id) }
      if mayShow {
        // In their order, so that what goes together stays in its order of drawing.
        for id in ids {
          if let node = old.removeValue(forKey: id) { departures.remove(node, id, from: self, childContext) }
        }
      }
      for node in old.values { node.teardown() }
    }
    takeTraces(newIDs)
    if isMade {
      for (index, id) in newIDs.enumerated() where new[index] == nil {
        new[index] = departures.takeBack(id, by: self)
      }
    }
    children = new
    ids = newIDs
    // What is made for the first time is not yet known to anybody.
    if isMade { structureChanged() }
    isMade = true
  }

  private func takeTraces(_ newIDs: [AnyHashable]) {
    guard !traces.isEmpty else { return }
    var old: [AnyHashable: LazyTrace] = [:]
    for (id, trace) in zip(ids, traces) { if let trace { old[id] = trace } }
    traces = newIDs.map { old.removeValue(forKey: $0) }
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    // The children come after the reading: what is observed within a reading is observed by whoever reads around it, too.
    var updates: [(index: Int, update: ChildUpdate)] = []
    tracking {
      if let newIDs = currentIDs?(), newIDs != ids || !isMade { take(newIDs) }
      guard let makeContent else { return }
      for index in children.indices where !isLazy || children[index] != nil {
        updates.append((index, makeContent(index)))
      }
    }
    for (index, update) in updates { children[index] = updatedChild(index, update) }
  }

  private func updatedChild(_ index: Int, _ update: ChildUpdate) -> Node {
    let old = children[index]
    let child = Departures.update(old, childContext, update)
    guard old == nil, arrivals.round == graph.round, arrivals.ids.contains(ids[index]) else { return child }
    return Departures.arrive(child, in: self, childContext)
  }

  /// A child that has come needs nobody between itself and its place any more.
  func presenceEnded(_ presence: PresenceNode) {
    if departures.end(presence) { return }
    guard let index = children.firstIndex(where: { $0 === presence }) else { return }
    children[index] = presence.release(to: self)
    structureChanged()
  }

  func id(of child: Node) -> AnyHashable? {
    children.firstIndex { $0 === child }.map { ids[$0] }
  }

  func index(of child: Node) -> Int? { children.firstIndex { $0 === child } }

  /// The child at an index, made now when it is not there.
  func child(at index: Int) -> Node {
    if let child = children[index] { return child }
    let outer = graph.revivedState
    graph.revivedState = traces.isEmpty ? nil : traces[index]?.state
    defer { graph.revivedState = outer }
    guard let makeContent else { return Node(childContext) }
    let child = graph.makingUnmeasured {
      let update = trackingMore { makeContent(index) }
      return updatedChild(index, update)
    }
    children[index] = child
    return child
  }

  // MARK: Out of sight

  /// Takes the nodes of a child away, and keeps its state until the child is asked for again.
  /// - Parameter length: of the child in the container, in points.
  /// - Returns: false when the child must stay.
  func release(at index: Int, length: CGFloat) -> Bool {
    guard isLazy, let child = children[index], let state = KeptState(below: self, in: child) else { return false }
    // Who types goes on typing, wherever the list is moved to.
    if let focus = graph.focus.current, focus.isDescendant(of: child) { return false }
    if traces.isEmpty { traces = Array(repeating: nil, count: ids.count) }
    traces[index] = LazyTrace(length: length, state: state.isEmpty ? nil : state)
    children[index] = nil
    child.teardown()
    return true
  }

  /// The released child within which a view had an id of its own.
  func releasedIndex(holding id: AnyHashable) -> Int? {
    traces.indices.first { children[$0] == nil && traces[$0]?.state?.explicitIDs.contains(id) == true }
  }

  /// The child at an index where it is there.
  func builtChild(at index: Int) -> Node? { children[index] }

  /// The length of a child when it was last there.
  func knownLength(at index: Int) -> CGFloat? { traces.isEmpty ? nil : traces[index]?.length }

  override func appendLayoutChildren(to list: inout [Node]) {
    for index in children.indices { child(at: index).appendLayoutChildren(to: &list) }
  }

  override var structure: [Node] { children.compactMap { $0 } }
  override var passesStructure: Bool { true }

  override func appendLazyItems(to list: inout LazyItemList) {
    for (index, child) in children.enumerated() {
      if let child {
        let start = list.items.count
        child.appendLazyItems(to: &list)
        list.mark(from: start, as: self, index: index)
      } else {
        list.appendDeferred(self, index: index)
      }
    }
  }

  override func teardown() {
    super.teardown()
    departures.teardown()
    makeContent = nil
    for child in children { child?.teardown() }
    children = []
    ids = []
    traces = []
  }
}

/// Brings a node up to date with a view that was made before; nil makes one.
private typealias ChildUpdate = @MainActor (Node?, _ViewContext) -> Node

/// What stays of a child that a lazy container has released.
struct LazyTrace {
  /// Along the container's axis, in points.
  let length: CGFloat
  let state: KeptState?
}

/// A collection of bindings, which reads its base whenever it is asked.
private protocol BindingCollection {}

extension Binding: BindingCollection where Value: MutableCollection {}

/// What a list may do with the elements of a `ForEach`.
struct DynamicContentEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  var names: [String] { [delete == nil ? nil : "delete", move == nil ? nil : "move"].compactMap { $0 } }
}
