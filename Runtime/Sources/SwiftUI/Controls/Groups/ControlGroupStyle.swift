import SwiftUICore

/// The look of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a group.
public struct ControlGroupStyleConfiguration {
  nonisolated public struct Content: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

/// A group in the style that holds.
struct ResolvedControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlGroupStyles) private var styles

  var body: some View { styled(style).environment(\.controlGroupStyles, styles.below) }

  private var style: any ControlGroupStyle { styles.style as? any ControlGroupStyle ?? AutomaticControlGroupStyle() }

  private func styled<S: ControlGroupStyle>(_ style: S) -> AnyView {
    AnyView(StyledControlGroup(style: Installed(style), configuration: configuration))
  }
}

private struct StyledControlGroup<Style: ControlGroupStyle>: View {
  let style: Installed<Style>
  let configuration: ControlGroupStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var controlGroupStyles: StyleStack {
    get { self[StyleStackKey<ResolvedControlGroup>.self] }
    set { self[StyleStackKey<ResolvedControlGroup>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups of controls below.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    pushStyle(style, \.controlGroupStyles)
  }
}

/// In a menu a row of icons with their titles below, elsewhere controls on one ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(content: configuration.content, isPalette: false)
  }
}

/// Controls on one ground, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(content: configuration.content, isPalette: false)
  }
}

/// A row of icons without titles in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupBody(content: configuration.content, isPalette: true)
  }
}

/// A menu of the controls; within a menu a row of icons with their titles below.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuOfControls(configuration: configuration, isStripInMenus: true)
  }
}

/// A menu of the controls; within a menu one more.
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuOfControls(configuration: configuration, isStripInMenus: false)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

private struct MenuOfControls: View {
  let configuration: ControlGroupStyleConfiguration
  let isStripInMenus: Bool
  @Environment(\.menuLevel) private var menu

  var body: some View {
    if menu != nil, isStripInMenus {
      ControlGroupBody(content: configuration.content, isPalette: false)
    } else {
      Menu {
        configuration.content
      } label: {
        configuration.label
      }
    }
  }
}

/// The controls side by side where they stand: in a menu, or elsewhere.
private struct ControlGroupBody<Content: View>: View {
  let content: Content
  /// Whether a menu shows the icons alone.
  let isPalette: Bool
  @Environment(\.menuLevel) private var menu

  var body: some View {
    if menu != nil {
      strip
    } else {
      group
    }
  }

  /// In a menu, icons side by side, with their titles below.
  @ViewBuilder private var strip: some View {
    let icons = content.environment(\.isMenuStrip, true)
    let shown = isPalette ? AnyView(icons.labelStyle(.iconOnly)) : AnyView(icons)
    SubviewsReader(shown) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element
          if view.offset < views.count - 1 { Divider() }
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private var group: some View {
    SubviewsReader(content) { views in
      HStack(spacing: 0) {
        ForEach(Array(views.enumerated()), id: \.element.id) { view in
          view.element.padding(.horizontal, 12).padding(.vertical, 7)
          if view.offset < views.count - 1 { Divider().frame(height: 18) }
        }
      }
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }
}
