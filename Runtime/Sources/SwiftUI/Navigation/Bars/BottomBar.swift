import SwiftUICore
import UIKit

/// The bar of buttons at the bottom of a screen, 44 points high, where a screen asks for one.
struct BottomBar: View {
  let values: PreferenceRelay<NavigationValuesKey>
  let bars: PreferenceRelay<BarSettingsKey>
  let head: ScrollHead

  var body: some View {
    let settings = bars.value[.bottomBar]
    let items = values.value.items
    let entries = items.filter { $0.placement.kind == .bottom }
    let status = items.filter { $0.placement.kind == .status }
    if !entries.isEmpty || !status.isEmpty, settings?.visibility != .hidden {
      ZStack {
        BottomBarItems(entries: entries, isAlone: status.isEmpty)
        HStack { ToolbarItems(entries: status, looks: nil) }
      }
      .font(.body)
      .imageScale(.large)
      .screenMargins()
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .modifier(BarTint(tint: UIToolbar.appearance().tintColor))
      .dynamicTypeSize(.xSmall ... .xxxLarge)
      .background { BottomBarGround(settings: settings, head: head) }
      .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

/// Behind the bar at the bottom: nothing where the content ends above it.
private struct BottomBarGround: View {
  let settings: BarSettings?
  let head: ScrollHead
  @Environment(\.verticalSizeClass) private var height

  private var standard: UIToolbarAppearance {
    let proxy = UIToolbar.appearance()
    return (height == .compact ? proxy.compactAppearance : nil) ?? proxy.standardAppearance
  }

  var body: some View {
    if settings?.backgroundVisibility == .visible {
      BarBackground(appearance: standard, settings: settings, edge: .top)
    } else if settings?.backgroundVisibility != .hidden {
      if let edge = UIToolbar.appearance().scrollEdgeAppearance {
        BarBackground(appearance: edge, settings: nil, edge: .top)
          .showsOverContent(false, of: head, edge: .bottom)
      }
      BarBackground(appearance: standard, settings: settings, edge: .top)
        .showsOverContent(true, of: head, edge: .bottom)
    }
  }
}

/// The items of a bottom bar from edge to edge; where they hold spacers of their own, those share the
/// room.
private struct BottomBarItems: View {
  let entries: [ToolbarEntry]
  /// Whether nothing else stands in the middle of the bar.
  let isAlone: Bool

  var body: some View {
    SubviewsReader(ToolbarItems(entries: entries, looks: nil)) { views in
      let spreads = !views.contains { $0.isSpacer }
      HStack(spacing: spreads ? 0 : 16) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element
          if spreads, view.offset < views.count - 1 || (!isAlone && views.count == 1) { Spacer(minLength: 8) }
        }
      }
    }
  }
}
