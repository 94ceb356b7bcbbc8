import SwiftUICore

/// The rows of a table.
@MainActor
public final class _TableRows<Value> {
  var values: [Value] = []

  init() {}
}

/// What stands in the rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable

  /// Adds the rows.
  @MainActor func _appendRows(to rows: _TableRows<TableRowValue>)
}

/// A row for a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  private let value: Value

  public init(_ value: Value) { self.value = value }

  @MainActor public func _appendRows(to rows: _TableRows<Value>) { rows.values.append(value) }
}

/// Rows for data.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element

  let data: Data

  @MainActor public func _appendRows(to rows: _TableRows<Data.Element>) { rows.values += data }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor public func _appendRows(to rows: _TableRows<Content.TableRowValue>) {
    for element in data { content(element)._appendRows(to: rows) }
  }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Rows for the elements.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue { self.init(_data: data, identify: \.id, content: content) }

  /// A row for each element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(_data: data, identify: \.id, content: { TableRow($0) })
  }
}

extension ForEach where Content: TableRowContent {
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue { self.init(_data: data, identify: { $0[keyPath: id] }, content: content) }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value

  @MainActor public func _appendRows(to rows: _TableRows<Value>) {}
}

/// Rows one after the other.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value

  let append: @MainActor (_TableRows<Value>) -> Void

  @MainActor public func _appendRows(to rows: _TableRows<Value>) { append(rows) }
}

nonisolated private struct OptionalRows<Content: TableRowContent>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue

  let content: Content?

  @MainActor func _appendRows(to rows: _TableRows<TableRowValue>) { content?._appendRows(to: rows) }
}

/// Makes rows of statements.
@resultBuilder @MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  public static func buildPartialBlock<Content: TableRowContent>(first content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)> where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent { rows in
      accumulated._appendRows(to: rows)
      next._appendRows(to: rows)
    }
  }

  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> some TableRowContent<Value>
  where Content.TableRowValue == Value { OptionalRows(content: content) }
}
