import SwiftUICore

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  /// Whether the field below the title stays while the content scrolls.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    fileprivate let isAlways: Bool

    /// The field gives way to the content.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  private enum Kind { case automatic, drawer, toolbar, sidebar }
  private let kind: Kind
  /// Whether the field gives way to the content.
  let hides: Bool

  /// On phones below the title, on tablets among the buttons.
  public static let automatic = SearchFieldPlacement(kind: .automatic, hides: true)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer, hides: true)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar, hides: true)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar, hides: true)

  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer, hides: !displayMode.isAlways)
  }

  /// Whether the field stands among the buttons where the screen is wide.
  var isInRow: Bool { kind == .automatic || kind == .toolbar }
}

/// When the parts of the content to search in are offered.
public struct SearchScopeActivation: Sendable {
  fileprivate enum Kind { case automatic, onTextEntry, onSearchPresentation }
  fileprivate let kind: Kind

  /// As soon as one searches.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// While there is text.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }

  static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
}

/// What becomes of the title and the buttons while one searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  private enum Kind { case automatic, avoidHidingContent }
  private let kind: Kind

  /// They go.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(kind: .automatic)
  }
  /// They stay.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(kind: .avoidHidingContent)
  }

  static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
  static func != (a: Self, b: Self) -> Bool { a.kind != b.kind }
}

/// Where suggestions are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set

    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }

  private enum Kind { case automatic, menu, content }
  private let kind: Kind

  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .automatic) }
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .menu) }
  /// In place of what is searched, as on iOS.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: .content) }
}
