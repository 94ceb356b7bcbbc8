import SwiftUICore

/// The usual look: the label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DefaultButton(configuration: configuration)
  }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(base: TintedLabelStyle()).makeBody(configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(base: PlainLabelStyle()).makeBody(configuration: configuration)
  }
}

/// The label on a filled shape of weak colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(base: FilledLabelStyle(isProminent: false)).makeBody(configuration: configuration)
  }
}

/// The label in white on a shape of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PressableButtonStyle(base: FilledLabelStyle(isProminent: true)).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

// MARK: Looks

/// A colour for what sets none of its own.
private struct DefaultForeground: ViewModifier {
  let color: Color?
  @Environment(\.foregroundScope) private var scope

  func body(content: Content) -> some View {
    // What is set around the button wins; within the label, the label's own does.
    if scope == nil, let color {
      content.foregroundStyle(color)
    } else {
      content
    }
  }
}

extension View {
  /// Draws in a colour what sets none of its own and stands in none that is set.
  nonisolated func defaultForeground(_ color: Color?) -> some View {
    modifier(DefaultForeground(color: color))
  }
}

/// How far a label fades while a finger holds it.
private let pressedOpacity = 0.35

/// In a list, the row is the button: a finger anywhere on it presses it. In a bar, one anywhere in the bar's height
/// does.
private struct DefaultButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.listContext) private var list
  @Environment(\.isInBar) private var isInBar
  @Environment(\.drawsPressed) private var drawsPressed

  var body: some View {
    if let list, !list.isHeader {
      TintedLabel(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(configuration.label), isPressed: drawsPressed)
      )
      .frame(minWidth: 20, minHeight: 20).enlargedHitArea(12)
      .rowButton { configuration.trigger() }
    } else if isInBar {
      PressableButtonStyle(base: BarLook()).makeBody(configuration: configuration)
    } else {
      PressableButtonStyle(base: TintedLabelStyle()).makeBody(configuration: configuration)
    }
  }
}

private struct BarLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration).frame(minWidth: 20, minHeight: 20).enlargedHitArea(12)
  }
}

private struct TintedLabelStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { TintedLabel(configuration: configuration) }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  private var color: Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return configuration.role == .destructive ? .red : .accentColor
  }

  var body: some View {
    configuration.label
      .defaultForeground(color)
      .opacity(configuration.isPressed ? pressedOpacity : 1)
  }
}

private struct PlainLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .defaultForeground(isEnabled ? nil : Color(uiColor: .tertiaryLabel))
      .opacity(configuration.isPressed ? pressedOpacity : 1)
  }
}

/// Insets, heights and radii are those of iOS's filled buttons as they are seen; the regular one is
/// 34 points high with body text.
private struct FilledLabelStyle: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint
  @Environment(\.font) private var font

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }
  private var isLarge: Bool { controlSize == .large || controlSize == .extraLarge }

  private var insets: EdgeInsets {
    if isSmall { return EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10) }
    if isLarge { return EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20) }
    return EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }

  private func color(_ role: ButtonRole?) -> Color { role == .destructive ? .red : .accentColor }

  private func foreground(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return isProminent ? .white : color(role)
  }

  private func background(_ role: ButtonRole?) -> Color {
    guard isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    if isProminent { return color(role) }
    return tint == nil && role != .destructive
      ? Color(uiColor: .tertiarySystemFill) : color(role).opacity(0.15)
  }

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(font ?? (isSmall ? .subheadline : .body))
      .foregroundStyle(foreground(configuration.role))
      .padding(insets)
      .background(background(configuration.role), in: shape.resolved(isLarge: isLarge, isSmall: isSmall))
      .opacity(configuration.isPressed ? 0.75 : 1)
  }
}
