import SwiftUICore

/// Several screens, of which a bar shows one at a time.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  init(_ selection: Binding<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor public var body: some View { TabViewBody(selection: selection, content: content) }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The tabs in the look that holds. Without a binding, the first tab is selected until another is tapped.
private struct TabViewBody<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
  @Environment(\.tabViewSettings) private var settings
  @State private var index = 0

  var body: some View {
    let selection = TabSelection(selection: selection, index: $index)
    if settings.isPaged {
      PagedReader(content: content, selection: selection, settings: settings)
    } else {
      BarredReader(content: content, selection: selection)
    }
  }
}

/// Which of the tabs is selected.
struct TabSelection<Value: Hashable> {
  let selection: Binding<Value>?
  /// Counts where there is no binding.
  let index: Binding<Int>

  @MainActor
  func index(in tabs: [Subview]) -> Int? {
    let own = index.wrappedValue
    guard let selection else { return tabs.indices.contains(own) ? own : tabs.indices.first }
    return tabs.firstIndex { $0.hasTag(selection.wrappedValue) } ?? tabs.indices.first
  }

  @MainActor
  func select(_ new: Int, in tabs: [Subview]) {
    index.wrappedValue = new
    guard let selection, let tag = tabs[new].trait(TagTrait.self) ?? tabs[new].forEachID else { return }
    if let value = tag.base as? Value, value != selection.wrappedValue { selection.wrappedValue = value }
  }
}

private struct BarredReader<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: TabSelection<SelectionValue>
  @State private var cover = SubviewCover()

  var body: some View {
    let cover = cover
    SubviewsReader(content, cover: cover) { tabs in
      BarredTabs(
        tabs: tabs, selected: selection.index(in: tabs), cover: cover, select: { selection.select($0, in: tabs) })
    }
  }
}

private struct PagedReader<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: TabSelection<SelectionValue>
  let settings: TabViewSettings
  @State private var cover = SubviewCover(defersElements: true)

  var body: some View {
    let cover = cover
    SubviewsReader(content, cover: cover) { tabs in
      PagedTabs(
        tabs: tabs, selected: selection.index(in: tabs), settings: settings, cover: cover,
        select: { selection.select($0, in: tabs) })
    }
  }
}
