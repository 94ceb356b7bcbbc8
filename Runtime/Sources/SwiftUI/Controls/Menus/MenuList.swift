import SwiftUICore

/// The items of an open menu, one below the other in groups.
struct MenuList: View {
  let level: MenuLevel
  let content: AnyView
  /// Whether the first items stand at the bottom, next to the finger that opened the menu above itself.
  let isReversed: Bool
  /// Whether a title stands above, which has a mark of its own.
  var hasTitle = false

  var body: some View {
    SubviewsReader(content) { views in
      let rows = MenuRow.rows(of: views, isReversed: isReversed)
      let _ = note(rows)
      VStack(spacing: 0) {
        ForEach(rows) { row in
          switch row.separator {
          case .none: EmptyView()
          case .thin: Divider()
          case .thick: MenuGap()
          }
          if row.isHeader { MenuHeader(content: row.view) } else { row.view }
        }
      }
    }
  }

  /// What the menu knows of its items.
  private func note(_ rows: [MenuRow]) {
    let infos = rows.compactMap { $0.view.trait(MenuItemTrait.self) }
    level.items = infos.map(\.handle)
    let hasMarks = hasTitle || infos.contains(where: \.hasMark)
    if hasMarks != level.hasMarks { level.hasMarks = hasMarks }
  }
}

/// The title above a group: footnotes in grey.
private struct MenuHeader: View {
  let content: Subview

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The band between groups: 8 points high.
private struct MenuGap: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Rectangle().fill(.black.opacity(scheme == .dark ? 0.16 : 0.08)).frame(height: 8).accessibilityHidden(true)
  }
}

/// A child of a menu with what separates it from the one above.
@MainActor
private struct MenuRow: @MainActor Identifiable {
  enum Separator { case none, thin, thick }

  let view: Subview
  var isHeader = false
  var separator = Separator.none

  var id: Subview.ID { view.id }

  static func rows(of views: [Subview], isReversed: Bool) -> [MenuRow] {
    var groups: [[MenuRow]] = [[]]
    for view in views {
      if view.isDivider || view.trait(MenuPartTrait.self) == .boundary {
        groups.append([])
      } else {
        groups[groups.count - 1].append(MenuRow(view: view, isHeader: view.trait(MenuPartTrait.self) == .header))
      }
    }
    groups.removeAll(where: \.isEmpty)
    if isReversed {
      groups = groups.reversed().map { group in
        // A title stays above its group.
        group.filter(\.isHeader) + group.filter { !$0.isHeader }.reversed()
      }
    }
    for index in groups.indices {
      if index > 0 { groups[index][0].separator = .thick }
      for place in groups[index].indices.dropFirst() { groups[index][place].separator = .thin }
    }
    return groups.flatMap { $0 }
  }
}

/// A section among the items of a menu.
struct MenuSection<Header: View, Content: View, Footer: View>: View {
  let header: Header
  let content: Content
  let footer: Footer

  var body: some View {
    MenuBoundary()
    header
      .font(.footnote)
      .foregroundStyle(.secondary)
      .trait(MenuPartTrait.self, .header)
    content
    footer
      .font(.footnote)
      .foregroundStyle(.secondary)
      .trait(MenuPartTrait.self, .header)
    MenuBoundary()
  }
}

/// Where a group of items ends.
struct MenuBoundary: View {
  var body: some View {
    Color.clear.frame(height: 0).trait(MenuPartTrait.self, .boundary).accessibilityHidden(true)
  }
}
