import SwiftUICore
import UIKit

/// The bar below the tabs: 49 points high above the home indicator, as on iOS to 18.
struct TabBar: View {
  let tabs: [Subview]
  let selected: Int?
  let select: (Int) -> Void
  let bars: PreferenceRelay<BarSettingsKey>

  /// The bar shows at most five tabs; on iOS the rest is behind the fifth.
  private static let most = 5

  var body: some View {
    let settings = bars.value[.tabBar]
    if settings?.visibility == .hidden {
      EmptyView()
    } else {
      let proxy = UITabBar.appearance()
      // No content is known to lie under the bar: its look at the scroll edge counts where it is set.
      let appearance = proxy.scrollEdgeAppearance ?? proxy.standardAppearance
      HStack(spacing: 0) {
        ForEach(Array(tabs.indices.prefix(Self.most)), id: \.self) { index in
          TabBarItem(
            tab: tabs[index], isSelected: index == selected, proxy: proxy,
            appearance: appearance.stackedLayoutAppearance
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
          .pressable("tab") { select(index) }
          .accessibilityControl(AccessibilityControl(.tab, .isButton)) {
            if index == selected { $0.traits.insert(.isSelected) }
            $0.position = .init(index: index + 1, count: min(tabs.count, Self.most))
            $0.activate = { select(index) }
          }
        }
      }
      .frame(height: 49)
      .dynamicTypeSize(.large)
      .background { BarBackground(appearance: appearance, settings: settings, edge: .top) }
      .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

/// The symbol above the title, with a badge at its corner.
private struct TabBarItem: View {
  let tab: Subview
  let isSelected: Bool
  let proxy: UITabBar
  let appearance: UITabBarItemAppearance

  private var state: UITabBarItemStateAppearance { isSelected ? appearance.selected : appearance.normal }

  private var iconStyle: AnyShapeStyle {
    style(state.iconColor)
  }

  private var titleStyle: AnyShapeStyle {
    style(state.titleTextAttributes[.foregroundColor] as? UIColor)
  }

  private func style(_ own: UIColor?) -> AnyShapeStyle {
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

  private var titleFont: Font {
    (state.titleTextAttributes[.font] as? UIFont).map { Font($0) } ?? .system(size: 10, weight: .medium)
  }

  var body: some View {
    VStack(spacing: 0) {
      part(.icon)
        .font(.system(size: 18, weight: .medium))
        .imageScale(.large)
        .foregroundStyle(iconStyle)
        .accessibilityPart(.icon)
        .frame(height: 28)
        .padding(.top, 3)
        .overlay(alignment: .top) { badge }
      part(.title)
        .font(titleFont)
        .foregroundStyle(titleStyle)
        .lineLimit(1)
        .padding(.top, 2)
        .offset(
          x: state.titlePositionAdjustment.horizontal, y: state.titlePositionAdjustment.vertical)
      Spacer(minLength: 0)
    }
    .symbolVariant(.fill)
    .environment(\.listContext, nil)
  }

  /// The icon or the title of the item's label, or of the image and the text that stand for them.
  private func part(_ part: TabLabelStyle.Part) -> some View {
    SubviewsReader((tab.trait(TabItemTrait.self)?.label ?? AnyView(EmptyView())).labelStyle(TabLabelStyle(part: part)))
    { views in
      ForEach(views.filter { $0.isText == (part == .title) }.prefix(1)) { $0 }
    }
  }

  @ViewBuilder private var badge: some View {
    if let text = tab.trait(BadgeTrait.self) ?? nil {
      text
        .font(.system(size: 13))
        .foregroundStyle(.white)
        .padding(.horizontal, 5)
        .frame(minWidth: 18, minHeight: 18)
        .background(
          appearance.normal.badgeBackgroundColor.map { Color(uiColor: $0) } ?? .red, in: Capsule()
        )
        .fixedSize()
        // The badge's leading edge lies on the symbol's trailing half.
        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 4 }
        .offset(y: 3)
        .accessibilityPart(.value)
    }
  }
}

/// Shows one part of a label: the bar sets the two in different fonts.
private struct TabLabelStyle: LabelStyle {
  enum Part { case icon, title }

  let part: Part

  func makeBody(configuration: Configuration) -> some View {
    switch part {
    case .icon: configuration.icon
    case .title: configuration.title
    }
  }
}
