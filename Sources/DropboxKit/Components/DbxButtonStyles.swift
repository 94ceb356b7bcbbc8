import KitSupport
import SwiftUI

/// A button in an outline, beside the blue one. Its numbers are the companion's.
public struct DbxOutlineButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .dbxText(.link)
      .foregroundStyle(DbxColors.text)
      .multilineTextAlignment(.center)
      .padding(.horizontal, 24)
      .padding(.vertical, 14)
      .background {
        RoundedRectangle(cornerRadius: 8)
          .fill(configuration.isPressed ? DbxColors.surface : DbxColors.canvas)
          .strokeBorder(DbxColors.divider, lineWidth: 1)
      }
      .modifier(Dimmed())
      .contentShape(Rectangle())
  }
}

/// A blue word that is tapped, in 44 points of height. Its numbers are the companion's.
public struct DbxTextButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .dbxText(.link)
      .foregroundStyle(configuration.isPressed ? DbxColors.bluePressed : DbxColors.blue)
      .frame(minHeight: 44)
      .modifier(Dimmed())
      .contentShape(Rectangle())
  }
}

/// A symbol that is tapped, in a square of 44 points.
public struct DbxIconButton: View {
  private let symbol: DbxSymbol
  private let label: String
  private let isActive: Bool
  private let action: () -> Void

  /// - Parameters:
  ///   - label: what VoiceOver says of it.
  ///   - isActive: shows it in blue.
  public init(_ symbol: DbxSymbol, label: String, isActive: Bool = false, action: @escaping () -> Void) {
    self.symbol = symbol
    self.label = label
    self.isActive = isActive
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      DbxIcon(symbol)
        .foregroundStyle(isActive ? DbxColors.blue : DbxColors.secondary)
        .frame(minWidth: 44, minHeight: 44)
        .modifier(Dimmed())
        .contentShape(Rectangle())
    }
    .buttonStyle(DbxPressableStyle(pressedScale: 0.92))
    .accessibilityLabel(label)
  }
}

extension ButtonStyle where Self == DbxOutlineButtonStyle {
  public static var dbxOutline: Self { Self() }
}

extension ButtonStyle where Self == DbxTextButtonStyle {
  public static var dbxText: Self { Self() }
}

/// What cannot be used stands back.
struct Dimmed: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}
