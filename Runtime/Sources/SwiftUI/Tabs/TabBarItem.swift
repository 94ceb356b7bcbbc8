import SwiftUICore
import UIKit

/// A symbol and a title, with a badge at the symbol's corner.
struct TabBarItem: View {
  /// nil is what leads to the tabs that the bar has no room for.
  let tab: Subview?
  let isSelected: Bool
  let look: TabBarLook

  private var state: UITabBarItemStateAppearance { isSelected ? look.item.selected : look.item.normal }

  /// Recorded on iOS: 10 points below a symbol; 13 beside one, and 12 in the small bar.
  private var titleFont: Font {
    if let own = state.titleTextAttributes[.font] as? UIFont { return Font(own) }
    return switch look.layout {
    case .stacked, .top: .system(size: 10, weight: .medium)
    case .inline: .system(size: 13, weight: .medium)
    case .compactInline: .system(size: 12, weight: .medium)
    }
  }

  var body: some View {
    Group {
      if look.layout == .stacked { stacked } else { inline }
    }
    .background {
      if isSelected, let color = look.selectionColor { Color(uiColor: color) }
    }
    .environment(\.listContext, nil)
  }

  private var stacked: some View {
    VStack(spacing: 0) {
      icon
        .font(.system(size: 18, weight: .medium))
        .imageScale(.large)
        .frame(height: 28)
        .padding(.top, 3)
        .overlay(alignment: .top) {
          // 4 points from the symbol's middle.
          badge.offset(y: 3).alignmentGuide(HorizontalAlignment.center) { _ in -4 }
        }
      title.padding(.top, 2)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
  }

  private var inline: some View {
    HStack(spacing: look.layout == .compactInline ? 5 : 8) {
      // The badge lies over the corner of the symbol, and keeps the title away.
      HStack(spacing: -6) {
        icon
          .font(.system(size: look.layout == .compactInline ? 15 : 18, weight: .medium))
          .imageScale(look.layout == .compactInline ? .medium : .large)
        badge.offset(y: -6).frame(height: 0)
      }
      title
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var icon: some View {
    part(.icon)
      .foregroundStyle(look.style(state.iconColor, isSelected: isSelected))
      .accessibilityPart(.icon)
      // Bars show the filled form of a symbol; what leads to more has none.
      .symbolVariant(tab == nil ? .none : .fill)
  }

  private var title: some View {
    part(.title)
      .font(titleFont)
      .kerning((state.titleTextAttributes[.kern] as? CGFloat) ?? 0)
      .foregroundStyle(
        look.style(state.titleTextAttributes[.foregroundColor] as? UIColor, isSelected: isSelected)
      )
      .lineLimit(1)
      .offset(x: state.titlePositionAdjustment.horizontal, y: state.titlePositionAdjustment.vertical)
  }

  private func part(_ part: TabLabelStyle.Part) -> some View {
    TabLabelPart(label: tab.map { $0.tabLabel } ?? MoreTabs.label, part: part)
  }

  @ViewBuilder private var badge: some View {
    if let text = tab?.trait(BadgeTrait.self) ?? nil { TabBadge(text: text, state: state) }
  }
}

extension Subview {
  /// What stands for the view in a bar.
  var tabLabel: AnyView { trait(TabItemTrait.self)?.label ?? AnyView(EmptyView()) }
}

/// A number or a text in a capsule.
struct TabBadge: View {
  let text: Text
  let state: UITabBarItemStateAppearance

  private var font: Font {
    (state.badgeTextAttributes[.font] as? UIFont).map { Font($0) } ?? .system(size: 13)
  }

  private var color: Color {
    (state.badgeTextAttributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .white
  }

  var body: some View {
    text
      .font(font)
      .foregroundStyle(color)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(state.badgeBackgroundColor.map { Color(uiColor: $0) } ?? .red, in: Capsule())
      .fixedSize()
      .offset(x: state.badgePositionAdjustment.horizontal, y: state.badgePositionAdjustment.vertical)
      .accessibilityPart(.value)
  }
}

/// The icon or the title of an item's label, or of the image and the text that stand for them.
struct TabLabelPart: View {
  let label: AnyView
  let part: TabLabelStyle.Part

  var body: some View {
    SubviewsReader(label.labelStyle(TabLabelStyle(part: part))) { views in
      ForEach(views.filter { $0.isText == (part == .title) }.prefix(1)) { $0 }
    }
  }
}

/// Shows one part of a label: the bar sets the two in different fonts.
struct TabLabelStyle: LabelStyle {
  enum Part { case icon, title }

  let part: Part

  func makeBody(configuration: Configuration) -> some View {
    switch part {
    case .icon: configuration.icon
    case .title: configuration.title
    }
  }
}
