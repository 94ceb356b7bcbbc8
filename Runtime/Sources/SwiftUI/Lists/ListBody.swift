import SwiftUICore

/// A list: rows that are built near the viewport, each dressed in the list's look.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listSettings) private var settings

  var body: some View {
    ScrollView {
      LazyRows(spacing: settings.rowSpacing ?? 0) { row in
        AnyView(ListRow(row: row, settings: settings, selection: selection))
      } content: {
        content
      }
      .padding(.bottom, settings.appearance.isGrouped ? 35 : 0)
      .environment(\.listContext, ListContext())
    }
    .background(settings.showsBackground ? settings.appearance.ground : .clear)
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
  var rowGround: Color { isGrouped ? Color(uiColor: .secondarySystemGroupedBackground) : .clear }
}

/// One row, header or footer in the look of its list.
private struct ListRow: View {
  let row: LazyRow
  let settings: ListSettings
  let selection: ListSelection?

  private var isSelected: Bool {
    guard let selection, let value = row.selectionValue else { return false }
    return selection.contains(value)
  }

  var body: some View {
    switch row.role {
    case .header: ListHeader(row: row, settings: settings)
    case .footer: ListFooter(row: row, settings: settings)
    case .content: ListContentRow(row: row, settings: settings, isSelected: isSelected)
    }
  }
}

private struct ListContentRow: View {
  let row: LazyRow
  let settings: ListSettings
  let isSelected: Bool

  private var appearance: _ListAppearance { settings.appearance }
  private var insets: EdgeInsets? { row.trait(ListRowInsetsTrait.self) ?? nil }

  var body: some View {
    if appearance.isCard {
      card.screenMargins().padding(.top, topGap)
    } else {
      card.padding(.top, topGap)
    }
  }

  private var card: some View {
    inset
      .frame(maxWidth: .infinity, minHeight: settings.minimumRowHeight, alignment: .leading)
      .swipeRegions(.leading, row.trait(LeadingSwipeActionsTrait.self))
      .swipeRegions(.trailing, row.trait(TrailingSwipeActionsTrait.self))
      .modifier(RowEditing(actions: row.trait(DeleteDisabledTrait.self) == true ? [] : row.content.editActions))
      .accessibilityDelete(row.trait(DeleteDisabledTrait.self) == true ? nil : row.content.delete)
      .rowSeparators(top: topSeparator, bottom: bottomSeparator)
      .background { ground.clipShape(shape) }
  }

  @ViewBuilder private var inset: some View {
    if let insets {
      content.padding(insets)
    } else {
      content.padding(.vertical, 11).screenMargins(withinMargins: appearance.isCard)
    }
  }

  @ViewBuilder private var content: some View {
    if let badge = row.trait(BadgeTrait.self) ?? nil {
      HStack {
        guided.frame(maxWidth: .infinity, alignment: .leading)
        badge.foregroundStyle(Color(uiColor: .secondaryLabel)).layoutPriority(1)
      }
    } else {
      guided
    }
  }

  private var guided: some View {
    row.content
      // Without a text the separator starts where the content does.
      .alignmentGuide(.listRowSeparatorLeading) { $0[explicit: .listRowSeparatorLeading] ?? 0 }
  }

  @ViewBuilder private var ground: some View {
    if isSelected {
      Color(uiColor: .systemGray4)
    } else if let background = row.trait(ListRowBackgroundTrait.self) ?? nil {
      background
    } else {
      appearance.rowGround
    }
  }

  private var shape: UnevenRoundedRectangle {
    guard appearance.isCard else { return UnevenRoundedRectangle() }
    // Spaced rows are cards of their own.
    let isAlone = (settings.rowSpacing ?? 0) > 0
    let top: CGFloat = row.isFirst || isAlone ? 10 : 0
    let bottom: CGFloat = row.isLast || isAlone ? 10 : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top, style: .continuous)
  }

  /// Above the first row of a section without a header.
  private var topGap: CGFloat {
    guard appearance.isGrouped, row.isFirst, !row.sectionHasHeader else { return 0 }
    return row.section == 0 ? 35 : settings.sectionSpacing.points ?? 35
  }

  // MARK: Separators

  private var topSeparator: RowSeparator? {
    guard appearance != .insetGrouped, appearance != .sidebar, row.isFirst else { return explicitTop }
    let visibility = row.trait(TopSectionSeparatorTrait.self) ?? row.trait(TopSeparatorTrait.self) ?? .automatic
    guard visibility != .hidden else { return nil }
    return RowSeparator(color: color(TopSeparatorTintTrait.self), isFull: appearance == .grouped)
  }

  /// A line above that is asked for; otherwise the row before draws it below itself.
  private var explicitTop: RowSeparator? {
    guard row.trait(TopSeparatorTrait.self) == .visible else { return nil }
    return RowSeparator(color: color(TopSeparatorTintTrait.self), isFull: false)
  }

  private var bottomSeparator: RowSeparator? {
    let own = row.trait(BottomSeparatorTrait.self) ?? .automatic
    if row.isLast {
      guard !appearance.isCard || own == .visible else { return nil }
      let visibility = row.trait(BottomSectionSeparatorTrait.self) ?? own
      guard visibility != .hidden else { return nil }
      return RowSeparator(color: color(BottomSeparatorTintTrait.self), isFull: appearance == .grouped)
    }
    guard own != .hidden, (settings.rowSpacing ?? 0) == 0 || own == .visible else { return nil }
    return RowSeparator(color: color(BottomSeparatorTintTrait.self), isFull: false)
  }

  private func color<Key: TraitKey>(_ key: Key.Type) -> Color where Key.Value == Color? {
    (row.trait(key) ?? nil) ?? (row.trait(SectionSeparatorTintTrait.self) ?? nil) ?? Color(uiColor: .separator)
  }
}

extension View {
  /// What a swipe deletes can be deleted by assistive technology, too.
  @ViewBuilder
  nonisolated fileprivate func accessibilityDelete(_ delete: (() -> Void)?) -> some View {
    if let delete { accessibilityRowAction("Delete", delete) } else { self }
  }
}

/// Says what the list may do with the row.
private struct RowEditing: ViewModifier {
  let actions: [String]

  func body(content: Content) -> some View {
    if actions.isEmpty { content } else { content.recorded("edit", actions.joined(separator: ", ")) }
  }
}
