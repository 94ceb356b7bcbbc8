import SwiftUICore

/// Columns for data.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content> {}

/// A row that opens others.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct DisclosureTableRow<Label, Content> {}

/// Rows for data that can change.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct DynamicTableRowContent {}

/// A row with a heading.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableHeaderRowContent<Value, Content> {}

/// Rows of a tree.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableOutlineGroupContent<Data> {}

/// Columns as a person arranged them.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableColumnCustomization<RowValue> {}

/// What a person may arrange.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableColumnCustomizationBehavior {}

/// What a style of tables is given.
@available(
  *, unavailable,
  message: "Vitrine's tables have rows of values and fixed columns; use those of Table, or a List with sections."
)
public struct TableStyleConfiguration {}
