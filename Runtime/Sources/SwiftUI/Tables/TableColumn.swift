import SwiftUICore

/// A column as the table draws it.
struct DrawnColumn<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  /// Nil for a column that nobody sorts by.
  var comparator: (any SortComparator)?
  var alignment = TableColumnAlignment.automatic
  /// Points; nil shares what room there is.
  var width: (min: CGFloat?, ideal: CGFloat?, max: CGFloat?)?
}

/// The columns of a table.
@MainActor
public final class _TableColumns<RowValue> {
  var columns: [DrawnColumn<RowValue>] = []

  init() {}
}

/// What stands in the columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// Adds the columns.
  @MainActor func _appendColumns(to columns: _TableColumns<TableRowValue>)
}

/// A column with a heading and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue

  fileprivate var column: DrawnColumn<RowValue>

  @MainActor public func _appendColumns(to columns: _TableColumns<RowValue>) { columns.columns.append(column) }

  /// The column with a width of its own; points.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.column.width = width.map { ($0, $0, $0) }
    return copy
  }

  /// The column with bounds of its width; points.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.column.width = (min, ideal, max)
    return copy
  }
}

extension TableColumn where Label == Text {
  fileprivate init(
    title: Text, comparator: (any SortComparator)?, content: @escaping (RowValue) -> Content
  ) {
    column = DrawnColumn(label: AnyView(title), content: { AnyView(content($0)) }, comparator: comparator)
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: Text(titleKey), comparator: nil, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: Text(title), comparator: nil, content: content)
  }

  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A column that rows can be sorted by.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// - Parameter comparator: how two values of the column are ordered.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// A column of texts that rows can be sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(title: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }

  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(title: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

extension TableColumn where Sort: SortComparator, Label == Text {
  /// A column that is sorted by a comparator of whole rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Sort.Compared == RowValue {
    self.init(title: Text(titleKey), comparator: comparator, content: content)
  }
}

/// How what stands in a column is aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, leading, center, trailing, numeric }
  private let kind: Kind

  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// For numbers, at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .numeric) }

  var alignment: Alignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing, .numeric: .trailing
    }
  }
}

extension TableColumnContent {
  /// Aligns what stands in the columns.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<TableRowValue> {
    AlignedColumns(content: self, alignment: alignment)
  }
}

nonisolated private struct AlignedColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue

  let content: Content
  let alignment: TableColumnAlignment

  @MainActor func _appendColumns(to columns: _TableColumns<TableRowValue>) {
    let first = columns.columns.count
    content._appendColumns(to: columns)
    for index in first..<columns.columns.count { columns.columns[index].alignment = alignment }
  }
}

/// Makes columns of statements.
@resultBuilder @MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue { content }

  public static func buildPartialBlock<Content: TableColumnContent>(first content: Content) -> Content
  where Content.TableRowValue == RowValue { content }

  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort, (First, Next)>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TupleTableColumnContent { columns in
      accumulated._appendColumns(to: columns)
      next._appendColumns(to: columns)
    }
  }

  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> some TableColumnContent<RowValue>
  where Content.TableRowValue == RowValue { OptionalColumns(content: content) }
}

/// Columns one after the other.
nonisolated public struct TupleTableColumnContent<RowValue: Identifiable, Sort, T>: TableColumnContent {
  public typealias TableRowValue = RowValue

  let append: @MainActor (_TableColumns<RowValue>) -> Void

  @MainActor public func _appendColumns(to columns: _TableColumns<RowValue>) { append(columns) }
}

nonisolated private struct OptionalColumns<Content: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue

  let content: Content?

  @MainActor func _appendColumns(to columns: _TableColumns<TableRowValue>) { content?._appendColumns(to: columns) }
}
