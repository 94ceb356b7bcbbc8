import SwiftUICore

/// The tabs that the bar has no room for: a list of them, and the one that is selected above it.
struct MoreTabs: View {
  let tabs: [Subview]
  /// How many the bar shows.
  let room: Int
  let selected: Int?
  @Binding var isListShown: Bool
  let select: (Int) -> Void

  static var label: AnyView { AnyView(Label("More", systemImage: "ellipsis")) }

  private var path: Binding<[Int]> {
    let (selected, room, isListShown, select) = (selected, room, $isListShown, select)
    return Binding {
      guard !isListShown.wrappedValue, let selected, selected >= room else { return [] }
      return [selected]
    } set: { new in
      isListShown.wrappedValue = new.isEmpty
      if let last = new.last { select(last) }
    }
  }

  var body: some View {
    let tabs = tabs
    NavigationStack(path: path) {
      List {
        ForEach(Array(tabs.indices.dropFirst(room)), id: \.self) { index in
          NavigationLink(value: index) { MoreRow(tab: tabs[index]) }
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { index in
        if tabs.indices.contains(index) { tabs[index] }
      }
    }
  }
}

/// A tab in the list, with its badge at the end of the row.
private struct MoreRow: View {
  let tab: Subview

  var body: some View {
    Label {
      TabLabelPart(label: tab.tabLabel, part: .title)
    } icon: {
      TabLabelPart(label: tab.tabLabel, part: .icon).symbolVariant(.fill).foregroundStyle(.tint)
    }
    .badge(tab.trait(BadgeTrait.self) ?? nil)
  }
}
