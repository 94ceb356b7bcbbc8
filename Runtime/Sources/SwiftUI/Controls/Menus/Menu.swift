import SwiftUICore

/// A control that opens a menu.
nonisolated public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A tap acts; a long press opens the menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    self.primaryAction = primaryAction
  }

  @MainActor public var body: some View {
    ResolvedMenu(
      configuration: MenuStyleConfiguration(
        label: .init(label), content: .init(content), primaryAction: primaryAction))
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a configuration, for styles that change another.
  public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

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

private struct ResolvedMenu: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.menuStyles) private var styles

  var body: some View { styled(style).environment(\.menuStyles, styles.below) }

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

  public func makeBody(configuration: Configuration) -> some View {
    let action = configuration.primaryAction
    Button {
      action?()
    } label: {
      configuration.label
    }
    .hiddenContent("menu", "", configuration.content)
  }
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

  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    recorded("menuIndicator", ".\(visibility)")
  }

  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { recorded("menuOrder", order.name) }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Sendable {
  fileprivate let name: String

  public static let automatic = MenuOrder(name: ".automatic")
  public static let priority = MenuOrder(name: ".priority")
  public static let fixed = MenuOrder(name: ".fixed")
}
