import Foundation

/// What a list lets its user do to the collection behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Elements can be deleted and moved.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// The places of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// A place and an id.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public typealias Index = Base.Index

  let base: Base
  let id: KeyPath<Base.Element, ID>

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public subscript(position: Base.Index) -> Element { Element(index: position, id: base[position][keyPath: id]) }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of an element that its list can delete and move.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  @MainActor public var body: some View { content }
}

extension ForEach {
  /// Views for the elements behind a binding, which a list may edit by itself.
  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID, Content == EditableCollectionContent<R, C>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>, C.Index: Hashable
  {
    self.init(
      _data: IndexedIdentifierCollection(base: data.wrappedValue, id: id), identify: { $0.id },
      content: { EditableCollectionContent(content: content(data[$0.index])) })
    editing = DynamicContentEditing(data, editActions)
  }
}

extension DynamicContentEditing {
  init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.rawValue & 1 != 0 {
      delete = { offsets in
        guard let all = data.wrappedValue as? any RangeReplaceableCollection,
          let rest = all.without(offsets) as? C
        else { return }
        data.wrappedValue = rest
      }
    }
    if actions.rawValue & 2 != 0 {
      move = { offsets, destination in
        var elements = Array(data.wrappedValue)
        elements.move(fromOffsets: offsets, toOffset: destination)
        var result = data.wrappedValue
        for (index, element) in zip(Array(result.indices), elements) { result[index] = element }
        data.wrappedValue = result
      }
    }
  }
}

extension RangeReplaceableCollection {
  fileprivate func without(_ offsets: IndexSet) -> Self {
    Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}
