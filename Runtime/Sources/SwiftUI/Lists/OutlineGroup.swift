import SwiftUICore

/// A tree of elements: those with children can be opened.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> {
  fileprivate let rows: OutlineRows?
}

/// The elements of a tree, whatever their type.
struct OutlineRows {
  struct Row: Identifiable {
    let id: AnyHashable
    let view: AnyView
    let children: OutlineRows?
  }

  let rows: () -> [Row]

  init<Element, ID: Hashable, Data: RandomAccessCollection, Content: View>(
    _ data: Data, _ id: KeyPath<Element, ID>, _ children: KeyPath<Element, Data?>,
    _ content: @escaping (Element) -> Content
  ) where Data.Element == Element {
    rows = {
      data.map { element in
        Row(
          id: AnyHashable(element[keyPath: id]), view: AnyView(content(element)),
          children: element[keyPath: children].map { OutlineRows($0, id, children, content) })
      }
    }
  }
}

extension OutlineGroup: View
where Data: RandomAccessCollection, ID: Hashable, Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    if let rows { OutlineRowsView(rows: rows) }
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, ID: Hashable,
  Data: RandomAccessCollection
{
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = OutlineRows(data, id, children, content)
  }

  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    rows = OutlineRows(data, \.id, children, content)
  }
}

/// The children of an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  let rows: OutlineRows

  @MainActor public var body: some View { OutlineRowsView(rows: rows) }
}

private struct OutlineRowsView: View {
  let rows: OutlineRows

  var body: some View {
    ForEach(rows.rows()) { row in
      if let children = row.children {
        DisclosureGroup {
          OutlineSubgroupChildren(rows: children)
        } label: {
          row.view
        }
      } else {
        row.view
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// A row for each element of a tree; those with children can be opened.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
