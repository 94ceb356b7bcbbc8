/// One view for each element of a collection, with identity by the elements' ids.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: ForEachNode.self) } ?? ForEachNode(context)
    node.update(view, context)
    return node
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identify = { $0[keyPath: id] }
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let values = data.wrappedValue
    self.data = values.indices.lazy.map { ($0, values[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    identify = { $0.1 }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// The range is read once: what it holds must not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// Keeps a node for each id; a move keeps the node with its state, a missing id ends it.
final class ForEachNode: Node {
  private(set) var children: [Node] = []
  private(set) var ids: [AnyHashable] = []

  func update<Data, ID, Content: View>(_ view: ForEach<Data, ID, Content>, _ context: _ViewContext) {
    let context = context.under(self)
    let newIDs = view.data.map { AnyHashable(view.identify($0)) }
    if newIDs == ids {
      for (index, element) in view.data.enumerated() {
        children[index] = Content._update(view.content(element), children[index], context)
      }
      return
    }
    let isFirst = ids.isEmpty && children.isEmpty
    // An id that stands twice keeps its node for the first place only.
    var old: [AnyHashable: Node] = [:]
    for (index, id) in ids.enumerated() {
      if old[id] == nil { old[id] = children[index] } else { children[index].teardown() }
    }
    var new: [Node] = []
    new.reserveCapacity(newIDs.count)
    for (index, element) in view.data.enumerated() {
      new.append(Content._update(view.content(element), old.removeValue(forKey: newIDs[index]), context))
    }
    for node in old.values { node.teardown() }
    children = new
    ids = newIDs
    if !isFirst { structureChanged() }
  }

  override func appendLayoutChildren(to list: inout [Node]) {
    for child in children { child.appendLayoutChildren(to: &list) }
  }

  override var structure: [Node] { children }

  override func teardown() {
    super.teardown()
    for child in children { child.teardown() }
    children = []
  }
}
