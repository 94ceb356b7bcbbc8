import SwiftUICore

/// A row of a list: what it shows between the list's insets, on its ground, between its lines.
struct ListContentRow: View {
  let row: LazyRow
  let settings: ListSettings
  let selection: ListSelection?
  @State private var isPressed = false
  @State private var probe = ViewProbe()
  @Environment(\.editMode) private var editMode
  @Environment(\.selectionMenu) private var selectionMenu

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
    SwipeRow(
      leading: row.trait(LeadingSwipeActionsTrait.self), trailing: trailingActions,
      id: row.content.id, probe: probe, shape: shape, isSwipeable: !isEditing
    ) { openTrailing in
      HStack(spacing: 0) {
        if let control { editControl(control, openTrailing) }
        inset.frame(maxWidth: .infinity, alignment: .leading)
        if isEditing, let mover { handle(mover) }
      }
      .frame(maxWidth: .infinity, minHeight: settings.minimumRowHeight, alignment: .leading)
      .modifier(ClosesOpenRow())
      .background { ground.clipShape(shape) }
      .pressableRow(pressesButtons: !isEditing, setPressed: { isPressed = $0 }, action: tapAction)
    }
    .modifier(SelectionMenu(menu: selectionMenu, value: selectionValue, selection: selection))
    .modifier(LiftedRow(menu: row.trait(ContextMenuTrait.self), probe: probe))
    .modifier(ReorderableRow(mover: mover, id: row.content.id, probe: probe, movesByHolding: movesByHolding))
    .swipeRegions(.leading, row.trait(LeadingSwipeActionsTrait.self))
    .swipeRegions(.trailing, row.trait(TrailingSwipeActionsTrait.self))
    .modifier(RowEditing(actions: canBeDeleted ? row.content.editActions : []))
    .accessibilityDelete(canBeDeleted ? row.content.delete : nil)
    .modifier(SelectableRow(isSelected: isSelected, tap: isEditing || selection?.isMultiple == false ? tapAction : nil))
    .rowSeparators(top: topSeparator, bottom: bottomSeparator)
  }

  // MARK: Editing

  private var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }

  private var control: RowEditControl? {
    guard isEditing else { return nil }
    if selection?.isMultiple == true { return selectionValue == nil ? nil : .select(isSelected: isSelected) }
    return canBeDeleted && row.content.delete != nil ? .delete : nil
  }

  private func editControl(_ control: RowEditControl, _ openTrailing: @escaping () -> Void) -> some View {
    RowEditControlView(control: control, action: openTrailing)
      .padding(.leading, 14)
      .transition(.move(edge: .leading).combined(with: .opacity))
  }

  private func handle(_ mover: RowMover) -> some View {
    MoveHandle(mover: mover, probe: probe)
      .padding(.trailing, 14)
      .transition(.move(edge: .trailing).combined(with: .opacity))
  }

  private var mover: RowMover? { row.trait(MoveDisabledTrait.self) == true ? nil : row.content.mover }

  /// A menu takes the finger that stays.
  private var movesByHolding: Bool { row.trait(ContextMenuTrait.self) == nil && selectionMenu == nil }

  // MARK: Selection

  /// What the row stands for, where it can be selected.
  private var selectionValue: AnyHashable? {
    guard let selection, row.trait(SelectionDisabledTrait.self) != true, let value = row.selectionValue,
      selection.accepts(value)
    else { return nil }
    return value
  }

  private var isSelected: Bool { selectionValue.map { selection?.contains($0) ?? false } ?? false }

  /// Several rows are selected while the list is edited, a single one at any time.
  private var tapAction: (() -> Void)? {
    guard let selection, let value = selectionValue else { return nil }
    if isEditing || !selection.isMultiple { return { selection.tap(value) } }
    return selectionMenu?.primaryAction.map { action in { action([value]) } }
  }

  private var canBeDeleted: Bool { row.trait(DeleteDisabledTrait.self) != true }

  /// Rows that can be deleted have an action for it where the app names none.
  private var trailingActions: SwipeActions? {
    if let own = row.trait(TrailingSwipeActionsTrait.self) { return own }
    guard canBeDeleted, let delete = row.content.delete else { return nil }
    return SwipeActions(content: AnyView(Button("Delete", role: .destructive) { withAnimation { delete() } }))
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
        RowBadge(text: badge, own: row.trait(BadgeProminenceTrait.self))
          .layoutPriority(1)
          .accessibilityPart(.value)
      }
      .accessibilityControl(AccessibilityControl(content: .valued))
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
    if isSelected || isPressed {
      Color(uiColor: .systemGray4)
    } else if isInColumn {
      Color.clear
    } else if let background = row.trait(ListRowBackgroundTrait.self) ?? nil {
      background
    } else {
      appearance.rowGround
    }
  }

  private var isInColumn: Bool { settings.isInColumn && appearance == .sidebar }

  private var shape: UnevenRoundedRectangle {
    guard appearance.isCard else { return UnevenRoundedRectangle() }
    if isInColumn {
      return UnevenRoundedRectangle(
        topLeadingRadius: 10, bottomLeadingRadius: 10, bottomTrailingRadius: 10, topTrailingRadius: 10,
        style: .continuous)
    }
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
    if isInColumn, row.section == 0 { return 10 }
    return row.section == 0 ? 35 : settings.sectionSpacing.points ?? 35
  }

  // MARK: Separators

  private var topSeparator: RowSeparator? {
    guard appearance != .insetGrouped, appearance != .sidebar, row.isFirst else { return explicitTop }
    let visibility = row.trait(TopSectionSeparatorTrait.self) ?? row.trait(TopSeparatorTrait.self) ?? .automatic
    guard visibility != .hidden else { return nil }
    return RowSeparator(
      color: color(TopSeparatorTintTrait.self, TopSectionSeparatorTintTrait.self), isFull: appearance == .grouped)
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
      return RowSeparator(
        color: color(BottomSeparatorTintTrait.self, BottomSectionSeparatorTintTrait.self),
        isFull: appearance == .grouped)
    }
    guard own != .hidden, !isInColumn || own == .visible, (settings.rowSpacing ?? 0) == 0 || own == .visible else {
      return nil
    }
    return RowSeparator(color: color(BottomSeparatorTintTrait.self), isFull: false)
  }

  private func color<Key: TraitKey>(_ key: Key.Type) -> Color where Key.Value == Color? {
    (row.trait(key) ?? nil) ?? Color(uiColor: .separator)
  }

  /// At the ends of a section its own tint counts where the row has none.
  private func color<Row: TraitKey, Section: TraitKey>(_ own: Row.Type, _ section: Section.Type) -> Color
  where Row.Value == Color?, Section.Value == Color? {
    (row.trait(own) ?? nil) ?? (row.trait(section) ?? nil) ?? Color(uiColor: .separator)
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

/// A row with a context menu is lifted as a whole, wherever the finger is on it.
private struct LiftedRow: ViewModifier {
  let menu: ContextMenuHandle?
  let probe: ViewProbe

  func body(content: Content) -> some View {
    let _ = menu?.row = probe
    if let menu {
      content.probed(probe).onHold("contextMenu", label: "row") { menu.open() }
    } else {
      content.probed(probe)
    }
  }
}
