import SwiftUICore
import UIKit

/// The bar above a screen: 44 points high, on a phone on its side 32, with a large title 96, as on iOS to 18.
struct NavigationBar: View {
  let values: NavigationValues
  let bars: PreferenceRelay<BarSettingsKey>
  let head: ScrollHead
  @Environment(\.splitColumn) private var column
  @Environment(\.navigationModel) private var model

  /// A stack that is the content of a column takes the place of the column's own.
  private var isReplaced: Bool {
    guard values.hasOwnBar, let column else { return false }
    return model === column.model.stacks[column.number]
  }

  var body: some View {
    let settings = bars.value[.navigationBar]
    if settings?.visibility == .hidden || isReplaced {
      EmptyView()
    } else {
      NavigationBarContent(values: values, settings: settings, proxy: UINavigationBar.appearance(), head: head)
        .modifier(BarColorScheme(scheme: settings?.colorScheme))
    }
  }
}

private struct NavigationBarContent: View {
  let values: NavigationValues
  let settings: BarSettings?
  let proxy: UINavigationBar
  let head: ScrollHead
  @Environment(\.navigationBack) private var back
  @Environment(\.defaultTitleMode) private var defaultMode
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.horizontalSizeClass) private var width

  private var isCompact: Bool { height == .compact }
  private var looks: BarLooks { BarLooks(proxy: proxy, isCompact: isCompact) }
  private var search: SearchEntry? { values.search }

  /// Where the screen does not say how its title shows, it is as on the screen below.
  private var mode: BarTitleMode {
    let own = values.displayMode
    let mode = own == .automatic ? back?.titleMode() ?? defaultMode : own
    return mode == .large && isCompact ? .inline : mode
  }

  private var hasLargeTitle: Bool { mode == .large && values.title != nil && !values.removed.contains(.title) }
  /// While one searches, the field takes the place of the title and the buttons.
  private var hidesRow: Bool {
    guard let search, search.state.isPresented, !isSearchInRow else { return false }
    return search.toolbarBehavior != .avoidHidingContent
  }

  /// Where there is room, the field stands among the buttons.
  private var isSearchInRow: Bool {
    guard let search, width == .regular, height != .compact else { return false }
    return search.placement.isInRow
  }

  var body: some View {
    VStack(spacing: 0) {
      if !hidesRow {
        NavigationBarRow(
          values: values, mode: mode, looks: looks, head: head, search: isSearchInRow ? search : nil
        )
        .transition(.opacity)
      }
      VStack(spacing: 0) {
        if hasLargeTitle, !hidesRow {
          LargeTitle(values: values, looks: looks, head: head).headRoom(.title, of: head).transition(.opacity)
        }
        if let search, !isSearchInRow { SearchDrawer(entry: search, head: head) }
      }
      .movesWithTitle(of: head)
    }
    .animation(SearchState.motion, value: hidesRow)
    .background { NavigationBarGround(looks: looks, settings: settings, head: head) }
    .environment(\.navigationBarHead, head)
  }
}

/// What UIKit's proxy says of a bar, in the place in which the bar stands.
@MainActor
struct BarLooks {
  let proxy: UINavigationBar
  let isCompact: Bool

  /// Over content.
  var standard: UINavigationBarAppearance {
    let appearance = (isCompact ? proxy.compactAppearance : nil) ?? proxy.standardAppearance
    guard appearance.backgroundColor == nil, let color = proxy.barTintColor ?? proxy.backgroundColor else {
      return appearance
    }
    let colored = appearance.copy()
    colored.backgroundColor = color
    return colored
  }

  /// While no content lies below the bar; nil is transparent.
  var edge: UINavigationBarAppearance? {
    (isCompact ? proxy.compactScrollEdgeAppearance : nil) ?? proxy.scrollEdgeAppearance
  }

  /// A bar that hides what is below it for good has the looks that it has over content.
  private func titles(isOverContent: Bool) -> UINavigationBarAppearance {
    isOverContent ? standard : edge ?? standard
  }

  /// What is set for titles; where no appearance says anything, the older property of the bar does.
  func title(isOverContent: Bool) -> [NSAttributedString.Key: Any] {
    let own = titles(isOverContent: isOverContent).titleTextAttributes
    return own.isEmpty ? proxy.titleTextAttributes ?? [:] : own
  }

  func largeTitle(isOverContent: Bool) -> [NSAttributedString.Key: Any] {
    let own = titles(isOverContent: isOverContent).largeTitleTextAttributes
    return own.isEmpty ? proxy.largeTitleTextAttributes ?? [:] : own
  }
}

/// Behind the bar: nothing at the content's top, a material and a line over content.
private struct NavigationBarGround: View {
  let looks: BarLooks
  let settings: BarSettings?
  let head: ScrollHead
  /// Points above the bar that a pull at the content brings into view.
  private let pull: CGFloat = 400

  var body: some View {
    if settings?.backgroundVisibility == .visible {
      BarBackground(appearance: looks.standard, settings: settings, edge: .bottom)
        .padding(.top, -pull)
        .movesWithEdge(of: head)
    } else if settings?.backgroundVisibility != .hidden {
      if let edge = looks.edge {
        BarBackground(appearance: edge, settings: nil, edge: .bottom)
          .padding(.top, -pull)
          .movesWithEdge(of: head)
          .showsOverContent(false, of: head, edge: .top)
      }
      BarBackground(appearance: looks.standard, settings: settings, edge: .bottom)
        .movesWithEdge(of: head)
        .showsOverContent(true, of: head, edge: .top)
    }
  }
}

private struct HeadKey: EnvironmentKey { static var defaultValue: ScrollHead? { nil } }
private struct TitleModeKey: EnvironmentKey { static let defaultValue = BarTitleMode.large }
private struct IsInBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// The head of the bar that the view stands in.
  var navigationBarHead: ScrollHead? {
    get { self[HeadKey.self] }
    set { self[HeadKey.self] = newValue }
  }

  /// How titles of first screens show that do not say it.
  var defaultTitleMode: BarTitleMode {
    get { self[TitleModeKey.self] }
    set { self[TitleModeKey.self] = newValue }
  }

  /// Whether a view is an item of a bar: a label shows its icon alone there, and fingers have more room.
  var isInBar: Bool {
    get { self[IsInBarKey.self] }
    set { self[IsInBarKey.self] = newValue }
  }
}
