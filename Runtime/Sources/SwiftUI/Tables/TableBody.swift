import SwiftUICore

/// A table as a list whose rows are cells side by side.
struct TableBody<Value: Identifiable>: View {
  let columns: [DrawnColumn<Value>]
  let rows: [Value]
  let selection: ListSelection?
  let sorting: TableSorting?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableHeaders) private var headers

  private var isWide: Bool { width == .regular }

  var body: some View {
    VStack(spacing: 0) {
      if isWide, headers != .hidden { heading }
      ListBody(
        selection: selection,
        content: ForEach(rows) { row in
          if isWide { line(row) } else { columns.first?.content(row) }
        }
      )
      .listStyle(.plain)
    }
  }

  /// The insets are those of the list's rows, so that headings stand over their cells.
  private var heading: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        ForEach(columns.indices, id: \.self) { index in
          TableHeading(column: columns[index], sorting: sorting)
            .modifier(TableCell(column: columns[index]))
        }
      }
      .padding(.horizontal, 20)
      .frame(minHeight: 36)
      Divider()
    }
  }

  private func line(_ row: Value) -> some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].content(row).lineLimit(1).modifier(TableCell(column: columns[index]))
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// The width and the alignment of what stands in a column.
private struct TableCell<Value>: ViewModifier {
  let column: DrawnColumn<Value>

  func body(content: Content) -> some View {
    let alignment = column.alignment.alignment
    if let width = column.width {
      content.frame(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max ?? .infinity, alignment: alignment)
    } else {
      content.frame(minWidth: 0, maxWidth: .infinity, alignment: alignment)
    }
  }
}

/// A heading, which sorts the rows where they can be sorted by its column.
private struct TableHeading<Value>: View {
  let column: DrawnColumn<Value>
  let sorting: TableSorting?

  var body: some View {
    if let sorting, let comparator = column.comparator {
      let order = sorting.order(comparator)
      Button {
        sorting.sort(comparator)
      } label: {
        HStack(spacing: 4) {
          label
          if let order { Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small) }
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(
        order.map { Text(verbatim: $0 == .forward ? "ascending" : "descending") } ?? Text(verbatim: ""))
    } else {
      label
    }
  }

  private var label: some View {
    column.label.font(.subheadline.weight(.medium)).foregroundStyle(.secondary).lineLimit(1)
  }
}

private struct TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the headings of the tables below, where the screen is wide.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }

  /// Sets the look of the tables below; on iOS all of them look the same.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { recorded("tableStyle", "\(S.self)") }
}

/// The look of tables.
public protocol TableStyle {}

/// A table as its place asks for.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// A table that is inset.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
