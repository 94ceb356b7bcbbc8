import SwiftUICore

/// What a screen says to the navigation container around it.
struct NavigationValues {
  var title: Text?
  /// The title, where it can be edited.
  var editableTitle: Binding<String>?
  /// What a tap on the title offers.
  var titleMenu: TitleMenu?
  var displayMode = BarTitleMode.automatic
  var role = ToolbarRole.Kind.automatic
  var items: [ToolbarEntry] = []
  var hidesBackButton = false
  var removed: Set<ToolbarDefaultItemKind> = []
  /// The screen is a stack with a bar of its own.
  var hasOwnBar = false
  /// The field of `searchable`.
  var search: SearchEntry?
}

/// What a tap on a title offers, and the environment of the screen that offers it.
struct TitleMenu {
  let content: AnyView
  let environment: LentEnvironment
}

/// Where a title stands.
enum BarTitleMode {
  /// As on the screen below; on the first, large.
  case automatic
  case inline
  case large
  /// In the bar's row, as large as below it.
  case inlineLarge
}

extension BarTitleMode {
  init(_ mode: NavigationBarItem.TitleDisplayMode) {
    self =
      switch mode {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
  }
}

/// What screens say, handed up to the container that draws the bar.
enum NavigationValuesKey: PreferenceKey {
  static var defaultValue: NavigationValues { NavigationValues() }

  static func reduce(value: inout NavigationValues, nextValue: () -> NavigationValues) {
    let next = nextValue()
    if value.title == nil { (value.title, value.editableTitle) = (next.title, next.editableTitle) }
    value.titleMenu = value.titleMenu ?? next.titleMenu
    if value.role == .automatic { value.role = next.role }
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
    value.items += next.items
    value.removed.formUnion(next.removed)
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.search = value.search ?? next.search
    value.hasOwnBar = value.hasOwnBar || next.hasOwnBar
  }
}

/// A navigation bar's item, as older code knows it.
public struct NavigationBarItem: Sendable {
  /// Whether the title stands large below the bar or in it.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// How a title is shown in a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let mode: BarTitleMode

  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// Large, but in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inlineLarge) }
}

extension View {
  nonisolated func navigationValues(_ set: @escaping (inout NavigationValues) -> Void) -> some View {
    transformPreference(NavigationValuesKey.self, set)
  }

  /// The title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationValues {
      $0.title = title
      $0.editableTitle = nil
    }
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the screen, which can be edited in place.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationValues {
      $0.title = Text(verbatim: title.wrappedValue)
      $0.editableTitle = title
    }
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationValues { $0.displayMode = BarTitleMode(displayMode) }
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationValues { $0.displayMode = mode.mode }
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationValues { $0.hidesBackButton = hidesBackButton }
  }

  // MARK: Older forms

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use toolbar(.hidden, for: .navigationBar).")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  @available(*, deprecated, message: "Use toolbar(content:) with items of the bar's sides.")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with items of the bar's leading side.")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with items of the bar's trailing side.")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
