import SwiftUICore

/// The look of menus' labels.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

struct ResolvedMenu: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.menuStyles) private var styles

  @Environment(\.menuLevel) private var level

  var body: some View {
    if level != nil {
      NestedMenu(label: AnyView(configuration.label), content: AnyView(configuration.content))
    } else {
      styled(style).environment(\.menuStyles, styles.below)
    }
  }

  private var style: any MenuStyle { styles.style as? any MenuStyle ?? DefaultMenuStyle() }

  private func styled<S: MenuStyle>(_ style: S) -> AnyView {
    AnyView(StyledMenu(style: Installed(style), configuration: configuration))
  }
}

private struct StyledMenu<Style: MenuStyle>: View {
  let style: Installed<Style>
  let configuration: MenuStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var menuStyles: StyleStack {
    get { self[StyleStackKey<ResolvedMenu>.self] }
    set { self[StyleStackKey<ResolvedMenu>.self] = newValue }
  }
}

/// A button in the style of the buttons around it.
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the look of the menus below.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { pushStyle(style, \.menuStyles) }
}
