import KitSupport
import SwiftUI

/// The red button of the one thing that a screen is for.
public struct TodoistPrimaryButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PrimaryFace(label: configuration.label, isPressed: configuration.isPressed)
  }
}

private struct PrimaryFace<Label: View>: View {
  let label: Label
  let isPressed: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .todoistText(.button)
      .foregroundStyle(isEnabled ? Color.white : TodoistColors.disabledLabel)
      .padding(.vertical, 12)
      .padding(.horizontal, 24)
      .frame(minHeight: 44)
      .background(RoundedRectangle(cornerRadius: 8).fill(fill))
      .contentShape(Rectangle())
      .scaleEffect(isPressed ? 0.97 : 1)
      .animation(TodoistMotion.press, reduced: nil, value: isPressed)
  }

  private var fill: Color {
    guard isEnabled else { return TodoistColors.surface2 }
    return isPressed ? TodoistColors.redPressed : TodoistColors.redFill
  }
}

/// The outlined button beside a red one.
public struct TodoistSecondaryButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .todoistText(.button)
      .foregroundStyle(TodoistColors.ink)
      .padding(.vertical, 12)
      .padding(.horizontal, 24)
      .frame(minHeight: 44)
      .background(
        RoundedRectangle(cornerRadius: 8).fill(configuration.isPressed ? TodoistColors.surface2 : Color.clear)
      )
      .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(TodoistColors.divider, lineWidth: 1))
      .contentShape(Rectangle())
  }
}

/// A red word that is tapped.
public struct TodoistTextActionStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .todoistText(.textAction)
      .foregroundStyle(TodoistColors.red)
      .frame(minHeight: 44)
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
  }
}

extension ButtonStyle where Self == TodoistPrimaryButtonStyle {
  public static var todoistPrimary: Self { Self() }
}

extension ButtonStyle where Self == TodoistSecondaryButtonStyle {
  public static var todoistSecondary: Self { Self() }
}

extension ButtonStyle where Self == TodoistTextActionStyle {
  public static var todoistTextAction: Self { Self() }
}
