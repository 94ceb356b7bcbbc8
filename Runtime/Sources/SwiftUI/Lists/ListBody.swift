import SwiftUICore

/// A list: rows that are built near the viewport, each dressed in the list's look.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listSettings) private var settings
  @State private var swipes = ListSwipes()
  @State private var reorder = ListReorder()
  @Environment(\.editMode) private var editMode

  var body: some View {
    let (swipes, reorder) = (swipes, reorder)
    ScrollView {
      LazyRows(spacing: settings.rowSpacing ?? 0, pinsHeaders: !settings.appearance.isGrouped) { row in
        AnyView(ListRow(row: row, settings: settings, selection: selection))
      } content: {
        content
      }
      .padding(.bottom, settings.appearance.isGrouped ? 35 : 0)
      .environment(\.listContext, ListContext())
      .environment(\.listSelection, selection?.isMultiple == false ? selection : nil)
      .environment(\.listSwipes, swipes)
      .environment(\.listReorder, reorder)
      .overlay { MovedRow(reorder: reorder, ground: settings.appearance.movedRowGround) }
    }
    .onChange(of: editMode?.wrappedValue.isEditing) { swipes.close() }
    .onScrollPhaseChange { _, new in
      if new == .interacting { swipes.close() }
    }
    .background(settings.showsBackground ? settings.appearance.ground : .clear)
    .modifier(ColumnSelection(selection: selection))
  }
}

extension LazyRow {
  /// What the row stands for in a selection: its tag, or else its id in the `ForEach` around it.
  var selectionValue: AnyHashable? { trait(TagTrait.self) ?? content.forEachID }
}

extension _ListAppearance {
  var isGrouped: Bool { self == .grouped || isCard }
  /// Sections are cards.
  var isCard: Bool { self == .insetGrouped || self == .sidebar }

  var ground: Color { Color(uiColor: isGrouped ? .systemGroupedBackground : .systemBackground) }
  /// Behind a row that is lifted off the list.
  var movedRowGround: Color { isGrouped ? rowGround : ground }
  var rowGround: Color { isGrouped ? Color(uiColor: .secondarySystemGroupedBackground) : .clear }
}

/// One row, header or footer in the look of its list.
private struct ListRow: View {
  let row: LazyRow
  let settings: ListSettings
  let selection: ListSelection?

  var body: some View {
    switch row.role {
    case .header: ListHeader(row: row, settings: settings)
    case .footer: ListFooter(row: row, settings: settings)
    case .content: ListContentRow(row: row, settings: settings, selection: selection)
    }
  }
}
