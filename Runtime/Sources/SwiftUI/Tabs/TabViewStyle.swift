import SwiftUICore

/// The look of tab views.
public protocol TabViewStyle {
  /// Whether the tabs are pages, and whether dots show for them.
  var _pages: PageTabViewStyle.IndexDisplayMode? { get }
  /// Whether tablets can show the tabs in a column.
  var _adaptsToSidebar: Bool { get }
}

extension TabViewStyle {
  public var _adaptsToSidebar: Bool { false }
}

/// A bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

/// Pages that a swipe turns.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show for the pages.
  public struct IndexDisplayMode: Equatable, Sendable {
    fileprivate enum Kind { case automatic, always, never }
    fileprivate let kind: Kind

    /// Where there are several pages.
    public static let automatic = IndexDisplayMode(kind: .automatic)
    public static let always = IndexDisplayMode(kind: .always)
    public static let never = IndexDisplayMode(kind: .never)
  }

  public let _pages: PageTabViewStyle.IndexDisplayMode?

  public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { _pages = indexDisplayMode }
}

/// A bar at the bottom of phones; on tablets a bar at the top that a column at the side can take the place of.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
  public var _adaptsToSidebar: Bool { true }
}

/// A bar, and never a column.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _pages: PageTabViewStyle.IndexDisplayMode? { nil }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The look of page dots.
public protocol IndexViewStyle {
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When a ground shows behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    fileprivate enum Kind { case automatic, interactive, always, never }
    fileprivate let kind: Kind

    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    public static let always = BackgroundDisplayMode(kind: .always)
    public static let never = BackgroundDisplayMode(kind: .never)
  }

  public let _background: BackgroundDisplayMode

  public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// What the environment says of tab views.
struct TabViewSettings: Equatable {
  var pages: PageTabViewStyle.IndexDisplayMode?
  var adaptsToSidebar = false
  var background = PageIndexViewStyle.BackgroundDisplayMode.automatic

  var isPaged: Bool { pages != nil }
  var dotsHaveGround: Bool { background == .always }

  func showsDots(count: Int) -> Bool {
    switch pages?.kind {
    case .always: count > 0
    case .automatic: count > 1
    case .never, nil: false
    }
  }
}

private struct TabViewSettingsKey: EnvironmentKey { static let defaultValue = TabViewSettings() }

extension EnvironmentValues {
  var tabViewSettings: TabViewSettings {
    get { self[TabViewSettingsKey.self] }
    set { self[TabViewSettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tab views below.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewSettings) {
      $0.pages = style._pages
      $0.adaptsToSidebar = style._adaptsToSidebar
    }
  }

  /// Sets the look of the page dots below.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    transformEnvironment(\.tabViewSettings) { $0.background = style._background }
  }
}
