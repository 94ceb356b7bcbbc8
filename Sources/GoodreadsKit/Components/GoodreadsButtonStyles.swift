import KitSupport
import SwiftUI

/// A brown button, gold in the dark: 14 points bold, 12 and 22 points around it.
public struct GoodreadsBrownButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Face(configuration: configuration)
  }

  private struct Face: View {
    let configuration: Configuration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      configuration.label
        .goodreadsText(.label)
        .multilineTextAlignment(.center)
        .foregroundStyle(isEnabled ? GoodreadsColors.onAccent : GoodreadsColors.secondary)
        .padding(.vertical, 12)
        .padding(.horizontal, 22)
        .frame(minHeight: 44)
        .background(
          RoundedRectangle(cornerRadius: 4).fill(isEnabled ? GoodreadsColors.accent : GoodreadsColors.subtle)
        )
        .opacity(configuration.isPressed ? 0.85 : 1)
        .contentShape(Rectangle())
    }
  }
}

/// A button in a thin line, which fills with a warm gray under a finger.
public struct GoodreadsOutlineButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .goodreadsText(.link)
      .multilineTextAlignment(.center)
      .foregroundStyle(GoodreadsColors.text)
      .padding(.vertical, 10)
      .padding(.horizontal, 16)
      .frame(minHeight: 44)
      .background(
        RoundedRectangle(cornerRadius: 4).fill(configuration.isPressed ? GoodreadsColors.subtle : .clear)
      )
      .overlay(RoundedRectangle(cornerRadius: 4).strokeBorder(GoodreadsColors.divider, lineWidth: 1))
      .contentShape(Rectangle())
  }
}

/// Teal words, underlined only under a finger.
public struct GoodreadsLinkButtonStyle: ButtonStyle {
  private let role: GoodreadsTextRole

  public init() { self.init(role: .link) }

  init(role: GoodreadsTextRole) { self.role = role }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .underline(configuration.isPressed)
      .goodreadsText(role)
      .multilineTextAlignment(.leading)
      .foregroundStyle(GoodreadsColors.link)
      .hitArea(above: 12, below: 12)
  }
}

extension ButtonStyle where Self == GoodreadsBrownButtonStyle {
  public static var goodreadsBrown: Self { Self() }
}

extension ButtonStyle where Self == GoodreadsOutlineButtonStyle {
  public static var goodreadsOutline: Self { Self() }
}

extension ButtonStyle where Self == GoodreadsLinkButtonStyle {
  public static var goodreadsLink: Self { Self() }
}
