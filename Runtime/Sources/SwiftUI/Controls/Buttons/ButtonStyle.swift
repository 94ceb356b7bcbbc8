import SwiftUICore

/// The look of buttons that act as buttons usually do.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The button's label, of whatever type.
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger holds the button down.
  public let isPressed: Bool
}

/// The look and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive style knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, of whatever type.
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style whose buttons do more than what they were made with.
@MainActor protocol ActionWrappingStyle: PrimitiveButtonStyle {
  func wrapping(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void
}

/// Shows a button in the style that holds.
struct ResolvedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.buttonStyles) private var styles
  @Environment(\.menuLevel) private var menu

  var body: some View {
    if menu != nil {
      MenuItem(label: configuration.label, role: configuration.role, action: configuration.action)
    } else {
      styled(style)
        .environment(\.buttonStyles, styles.below)
        .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.activate = activation }
    }
  }

  /// What assistive technology does: the same as a finger.
  private var activation: @MainActor () -> Void {
    (style as? any ActionWrappingStyle)?.wrapping(configuration.action) ?? configuration.action
  }

  private var style: any PrimitiveButtonStyle { styles.style as? any PrimitiveButtonStyle ?? DefaultButtonStyle() }

  private func styled<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
    AnyView(PrimitiveStyledButton(style: Installed(style), configuration: configuration))
  }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Installed<Style>
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  var buttonStyles: StyleStack {
    get { self[StyleStackKey<ResolvedButton>.self] }
    set { self[StyleStackKey<ResolvedButton>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons below.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    pushStyle(PressableButtonStyle(base: style), \.buttonStyles)
  }

  /// Sets the look and the behaviour of the buttons below.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    pushStyle(style, \.buttonStyles)
  }
}
