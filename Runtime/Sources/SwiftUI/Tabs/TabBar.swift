import SwiftUICore
import UIKit

/// The bar below the tabs, above the home indicator.
struct TabBar: View {
  let layout: TabBarLayout
  let items: TabBarItems

  var body: some View {
    let settings = items.bars.value[.tabBar]
    if settings?.visibility == .hidden {
      EmptyView()
    } else {
      let look = TabBarLook(settings: settings, isOverContent: items.edge.isOverContent, layout: layout)
      HStack(spacing: 0) {
        ForEach(0..<items.count, id: \.self) { index in
          TabBarButton(items: items, index: index) {
            TabBarItem(
              tab: index < items.room ? items.tabs[index] : nil, isSelected: index == items.selected, look: look)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(height: layout.height)
      .dynamicTypeSize(.large)
      .background { TabBarGround(look: look, settings: settings) }
      .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

/// One place in a bar: a finger selects its tab, and assistive technology knows which of them it is.
struct TabBarButton<Label: View>: View {
  let items: TabBarItems
  let index: Int
  @ViewBuilder let label: Label

  var body: some View {
    let (items, index) = (items, index)
    label
      .contentShape(Rectangle())
      .pressable("tab") { items.tap(index) }
      .accessibilityControl(AccessibilityControl(.tab, .isButton)) {
        if index == items.selected { $0.traits.insert(.isSelected) }
        $0.position = .init(index: index + 1, count: items.count)
        $0.activate = { items.tap(index) }
      }
  }
}

/// What UIKit's proxy and the screen say of the bar's look.
@MainActor
struct TabBarLook {
  let proxy = UITabBar.appearance()
  let layout: TabBarLayout
  /// The background; at the end of the content none is drawn unless it is set.
  let ground: UITabBarAppearance?
  let item: UITabBarItemAppearance
  let selectionColor: UIColor?

  init(settings: BarSettings?, isOverContent: Bool, layout: TabBarLayout) {
    self.layout = layout
    let standard = proxy.standardAppearance
    let atEdge = proxy.scrollEdgeAppearance
    let appearance = isOverContent ? standard : atEdge ?? standard
    item =
      switch layout {
      case .stacked, .top: appearance.stackedLayoutAppearance
      case .inline: appearance.inlineLayoutAppearance
      case .compactInline: appearance.compactInlineLayoutAppearance
      }
    selectionColor = appearance.selectionIndicatorTintColor
    let isShown = isOverContent || settings?.backgroundVisibility == .visible
    ground = isShown ? Self.withOlderSettings(standard, proxy) : atEdge
  }

  /// What was set as before there were appearances counts where the appearance is the system's.
  private static func withOlderSettings(_ appearance: UITabBarAppearance, _ proxy: UITabBar) -> UITabBarAppearance {
    guard appearance.background == .standard, appearance.backgroundColor == nil else { return appearance }
    let own = appearance.copy()
    if proxy.backgroundImage != nil { own.backgroundEffect = nil }
    if let color = proxy.barTintColor {
      own.backgroundColor = color
      own.backgroundEffect = nil
    }
    if !proxy.isTranslucent, own.backgroundColor == nil { own.backgroundColor = .systemBackground }
    if let image = proxy.shadowImage { own.shadowImage = image }
    return own
  }

  func style(_ own: UIColor?, isSelected: Bool) -> AnyShapeStyle {
    if let own { return AnyShapeStyle(Color(uiColor: own)) }
    if isSelected {
      return proxy.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(TintShapeStyle())
    }
    return AnyShapeStyle(proxy.unselectedItemTintColor.map { Color(uiColor: $0) } ?? Self.unselected)
  }

  /// The gray of unselected items, as it is seen on iOS.
  private static let unselected = Color(
    uiColor: UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    })
}

/// What lies behind the bar.
private struct TabBarGround: View {
  let look: TabBarLook
  let settings: BarSettings?

  var body: some View {
    if let color = look.proxy.backgroundColor {
      Color(uiColor: color).ignoresSafeArea(edges: [.bottom, .horizontal])
    }
    if let ground = look.ground {
      BarBackground(appearance: ground, settings: settings, edge: .top)
    }
  }
}
