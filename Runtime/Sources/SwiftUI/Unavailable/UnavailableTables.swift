import SwiftUICore

/// Rows and columns.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct Table<Value, Rows, Columns> {}

/// A column of a table.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumn<RowValue, Sort, Content, Label> {}

/// A row of a table.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableRow<Value> {}

/// What stands in the rows of a table.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public protocol TableRowContent {}

/// What stands in the columns of a table.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public protocol TableColumnContent {}

/// Makes columns of statements.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumnBuilder<RowValue, Sort> {}

/// Makes rows of statements.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableRowBuilder<Value> {}

/// Columns for data.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content> {}

/// A row that opens others.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct DisclosureTableRow<Label, Content> {}

/// Rows for data that can change.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct DynamicTableRowContent {}

/// No rows.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct EmptyTableRowContent<Value> {}

/// Rows one after the other.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TupleTableRowContent<Value, T> {}

/// Columns one after the other.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TupleTableColumnContent<RowValue, Sort, T> {}

/// Rows for data.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableForEachContent<Data> {}

/// A row with a heading.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableHeaderRowContent<Value, Content> {}

/// Rows of a tree.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableOutlineGroupContent<Data> {}

/// How a column is aligned.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumnAlignment {}

/// Columns as a person arranged them.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumnCustomization<RowValue> {}

/// What a person may arrange.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableColumnCustomizationBehavior {}

/// How a table looks.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public protocol TableStyle {}

/// What a style of tables is given.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct TableStyleConfiguration {}

/// A table as its place asks for.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct AutomaticTableStyle {}

/// A table that is inset.
@available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
public struct InsetTableStyle {}

extension View {
  /// Shows or hides the headings of columns.
  @available(*, unavailable, message: "Vitrine has no tables; a table on iPhone shows its first column: use List.")
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
