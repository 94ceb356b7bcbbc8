import SwiftUICore

extension TableColumnContent {
  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  nonisolated public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue> { self }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  nonisolated public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<TableRowValue> { self }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue> { self }
}

extension TableColumnAlignment {
  @available(*, unavailable, message: "Numbers stand at the trailing edge in every system; use numeric.")
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { numeric }
}

extension TableRowContent {
  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    self
  }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { self }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { self }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    self
  }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    self
  }

  @available(*, unavailable, message: "Vitrine's tables have rows of values; put the modifier on the view of a column.")
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> { self }
}

extension Table {
  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have no rows that open; show a tree by List(_:children:).")
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    fatalError("The compiler lets nobody come here.")
  }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init(
    of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { fatalError("The compiler lets nobody come here.") }

  @available(*, unavailable, message: "Vitrine's tables have fixed columns; show and hide them by if in the columns.")
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value { fatalError("The compiler lets nobody come here.") }
}
