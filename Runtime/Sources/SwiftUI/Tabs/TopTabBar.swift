import SwiftUICore
import UIKit

/// The bar above the tabs of a tablet: titles in a capsule, as from iOS 18 on.
struct TopTabBar: View {
  let items: TabBarItems
  /// Shows the tabs in a column; nil where the style does not adapt to one.
  let sidebar: Binding<Bool>?

  var body: some View {
    let settings = items.bars.value[.tabBar]
    if settings?.visibility != .hidden {
      let look = TabBarLook(settings: settings, isOverContent: items.edge.isOverContent, layout: .top)
      HStack(spacing: 0) {
        ForEach(0..<items.count, id: \.self) { index in
          TabBarButton(items: items, index: index) {
            TopTabItem(tab: items.tabs[index], isSelected: index == items.selected, look: look)
          }
        }
      }
      .padding(4)
      .background(.bar, in: Capsule())
      .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
      .frame(maxWidth: .infinity)
      .overlay(alignment: .leading) { toggle }
      .frame(height: TabBarLayout.top.height)
      .dynamicTypeSize(.large)
      .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }

  @ViewBuilder private var toggle: some View {
    if let sidebar {
      Button {
        sidebar.wrappedValue = true
      } label: {
        Image(systemName: "sidebar.leading").font(.system(size: 18)).padding(12)
      }
      .accessibilityLabel("Show Sidebar")
      .padding(.leading, 8)
    }
  }
}

/// A title in the bar; what leads to a search shows its symbol.
private struct TopTabItem: View {
  let tab: Subview
  let isSelected: Bool
  let look: TabBarLook

  private var state: UITabBarItemStateAppearance { isSelected ? look.item.selected : look.item.normal }

  private var style: AnyShapeStyle {
    if let own = state.titleTextAttributes[.foregroundColor] as? UIColor { return AnyShapeStyle(Color(uiColor: own)) }
    return isSelected ? look.style(nil, isSelected: true) : AnyShapeStyle(.primary)
  }

  var body: some View {
    HStack(spacing: 6) {
      if tab.trait(TabRoleTrait.self) == .search {
        TabLabelPart(label: tab.tabLabel, part: .icon)
          .accessibilityLabel(Text("Search"))
      } else {
        TabLabelPart(label: tab.tabLabel, part: .title)
      }
      if let text = tab.trait(BadgeTrait.self) ?? nil {
        text.font(.system(size: 13)).foregroundStyle(.white)
          .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
          .background(state.badgeBackgroundColor.map { Color(uiColor: $0) } ?? .red, in: Capsule())
          .accessibilityPart(.value)
      }
    }
    .font(.system(size: 15, weight: isSelected ? .semibold : .medium))
    .lineLimit(1)
    .foregroundStyle(style)
    .padding(.horizontal, 16)
    .frame(height: 36)
    .background {
      if isSelected { Capsule().fill(look.selectionColor.map { Color(uiColor: $0) } ?? Color(uiColor: .systemFill)) }
    }
    .environment(\.listContext, nil)
  }
}

/// The tabs of a tablet in a column beside the screen.
struct TabSidebar: View {
  let items: TabBarItems
  @Binding var isShown: Bool

  /// A run of tabs under one heading.
  private struct Run {
    var header: AnyView?
    var section: Int?
    var indices: [Int]
  }

  private var runs: [Run] {
    var runs: [Run] = []
    for index in items.tabs.indices {
      let trait = items.tabs[index].trait(TabSectionTrait.self)
      if let last = runs.last, last.section == trait?.id {
        runs[runs.count - 1].indices.append(index)
      } else {
        runs.append(Run(header: trait?.header, section: trait?.id, indices: [index]))
      }
    }
    return runs
  }

  var body: some View {
    let runs = runs
    ScrollView {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(runs.indices, id: \.self) { number in
          if let header = runs[number].header {
            header.font(.headline).padding(.horizontal, 16).padding(.top, 16).padding(.bottom, 4)
              .accessibilityAddTraits(.isHeader)
          }
          ForEach(runs[number].indices, id: \.self) { index in
            TabBarButton(items: items, index: index) {
              SidebarTab(tab: items.tabs[index], isSelected: index == items.selected)
            }
          }
        }
      }
      .padding(.horizontal, 12)
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Button {
          isShown = false
        } label: {
          Image(systemName: "sidebar.leading").font(.system(size: 18)).padding(12)
        }
        .accessibilityLabel("Hide Sidebar")
        Spacer()
      }
      .padding(.leading, 8)
      .frame(height: 50)
    }
    .frame(width: 320)
    .background { Color(uiColor: .secondarySystemBackground).ignoresSafeArea() }
    .overlay(alignment: .trailing) { Divider().ignoresSafeArea() }
  }
}

private struct SidebarTab: View {
  let tab: Subview
  let isSelected: Bool

  var body: some View {
    Label {
      TabLabelPart(label: tab.tabLabel, part: .title)
    } icon: {
      TabLabelPart(label: tab.tabLabel, part: .icon).foregroundStyle(
        isSelected ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
    }
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .padding(.horizontal, 12)
    .background {
      if isSelected { RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .secondarySystemFill)) }
    }
  }
}
