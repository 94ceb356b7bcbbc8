import SwiftUICore
import UIKit

/// The bar above a screen: 44 points high, with a large title 96, as on iOS to 18.
struct NavigationBar: View {
  let values: PreferenceRelay<NavigationValuesKey>
  let bars: PreferenceRelay<BarSettingsKey>

  var body: some View {
    let values = values.value
    let settings = bars.value[.navigationBar]
    if settings?.visibility == .hidden {
      EmptyView()
    } else {
      let proxy = UINavigationBar.appearance()
      NavigationBarContent(values: values, settings: settings, proxy: proxy)
        .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

private struct NavigationBarContent: View {
  let values: NavigationValues
  let settings: BarSettings?
  let proxy: UINavigationBar
  @Environment(\.navigationBack) private var back

  /// At the top of its content a bar has no background unless one is set.
  private var appearance: UINavigationBarAppearance? {
    if settings?.backgroundVisibility == .visible { return proxy.standardAppearance }
    return proxy.scrollEdgeAppearance
  }

  private var titleAttributes: UINavigationBarAppearance {
    proxy.scrollEdgeAppearance ?? proxy.standardAppearance
  }

  private var isLarge: Bool { values.displayMode != .inline && values.title != nil }

  var body: some View {
    VStack(spacing: 0) {
      row
      if isLarge { largeTitle }
      if let search = values.search {
        SearchField(entry: search).screenMargins().padding(.top, 1).padding(.bottom, 15)
      }
    }
    .background {
      if settings?.backgroundVisibility == .visible || appearance != nil {
        BarBackground(appearance: appearance ?? proxy.standardAppearance, settings: settings, edge: .bottom)
      }
    }
  }

  // MARK: The row of buttons

  private var row: some View {
    ZStack {
      HStack(spacing: 0) {
        HStack(spacing: 16) {
          if let back, !values.hidesBackButton { BackButton(back: back) }
          items(.leading, .cancellation)
        }
        Spacer(minLength: 8)
        HStack(spacing: 16) {
          items(.automatic, .trailing, .confirmation)
          if !entries(.secondary).isEmpty { secondaryMenu }
        }
      }
      .font(.body)
      .imageScale(.large)
      principal
    }
    .screenMargins()
    .frame(maxWidth: .infinity)
    .frame(height: 44)
    .modifier(BarTint(tint: proxy.tintColor))
    // Bars do not grow with the text; their items are shown large on a long press instead.
    .dynamicTypeSize(.xSmall ... .xxxLarge)
  }

  @ViewBuilder private var principal: some View {
    let own = entries(.principal)
    if !own.isEmpty {
      HStack { views(own) }
    } else if !isLarge, let title = values.title {
      title
        .modifier(TitleAttributes(attributes: titleAttributes.titleTextAttributes, font: .headline))
        .lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .padding(.horizontal, 60)
    }
  }

  @ViewBuilder private var largeTitle: some View {
    if let title = values.title {
      title
        .modifier(
          TitleAttributes(
            attributes: titleAttributes.largeTitleTextAttributes, font: .largeTitle.weight(.bold))
        )
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .accessibilityAddTraits(.isHeader)
        .frame(maxWidth: .infinity, alignment: .leading)
        .screenMargins()
        .padding(.top, 3)
        .padding(.bottom, 8)
        .frame(minHeight: 52)
        .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var secondaryMenu: some View {
    Menu {
      views(entries(.secondary))
    } label: {
      Image(systemName: "ellipsis.circle")
    }
  }

  private func entries(_ kinds: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] {
    values.items.filter { kinds.contains($0.placement.kind) }
  }

  private func items(_ kinds: ToolbarItemPlacement.Kind...) -> some View {
    ForEach(Array(values.items.enumerated()).filter { kinds.contains($0.element.placement.kind) }, id: \.offset) {
      item in
      item.element.content
        .fontWeight(item.element.placement.kind == .confirmation ? .semibold : nil)
        .environment(\.isInBar, true)
    }
  }

  private func views(_ entries: [ToolbarEntry]) -> some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.content }
  }
}

/// Leads back to the screen below, whose title it carries where there is room.
private struct BackButton: View {
  let back: NavigationBack

  var body: some View {
    Button(action: back.action) {
      HStack(spacing: 6) {
        Image(systemName: "chevron.backward").font(.system(size: 18, weight: .semibold))
        (back.title.value.title ?? Text("Back")).lineLimit(1)
      }
    }
    .padding(.leading, -8)
  }
}

/// The colour of a bar's buttons, where UIKit's proxy sets one.
private struct BarTint: ViewModifier {
  let tint: UIColor?

  func body(content: Content) -> some View {
    if let tint { content.tint(Color(uiColor: tint)) } else { content }
  }
}

/// The colour and the font of a title, where UIKit's proxy sets them.
private struct TitleAttributes: ViewModifier {
  let attributes: [NSAttributedString.Key: Any]
  let font: Font

  func body(content: Content) -> some View {
    let color = (attributes[.foregroundColor] as? UIColor).map { Color(uiColor: $0) } ?? .primary
    content
      .font((attributes[.font] as? UIFont).map { Font($0) } ?? font)
      .kerning((attributes[.kern] as? CGFloat) ?? 0)
      .foregroundStyle(color)
  }
}

/// The bar of buttons at the bottom of a screen, 44 points high, where a screen asks for one.
struct BottomBar: View {
  let values: PreferenceRelay<NavigationValuesKey>
  let bars: PreferenceRelay<BarSettingsKey>

  var body: some View {
    let settings = bars.value[.bottomBar]
    let entries = values.value.items.filter { [.bottom, .status].contains($0.placement.kind) }
    if !entries.isEmpty, settings?.visibility != .hidden {
      BottomBarItems(entries: entries)
        .font(.body)
        .imageScale(.large)
        .screenMargins()
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .dynamicTypeSize(.xSmall ... .xxxLarge)
        .background {
          BarBackground(appearance: UIToolbar.appearance().standardAppearance, settings: settings, edge: .top)
        }
        .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

/// The items of a bottom bar from edge to edge; where they hold spacers of their own, those share the
/// room.
private struct BottomBarItems: View {
  let entries: [ToolbarEntry]

  var body: some View {
    SubviewsReader(content) { views in
      let spreads = !views.contains { $0.isSpacer }
      HStack(spacing: spreads ? 0 : 16) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element
          if spreads, view.offset < views.count - 1 { Spacer(minLength: 8) }
        }
      }
    }
  }

  private var content: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.content.environment(\.isInBar, true) }
  }
}

private struct IsInBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a view is an item of a bar: a label shows its icon alone there, and fingers have more room.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}
