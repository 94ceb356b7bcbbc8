import KitSupport
import SwiftUI

extension ButtonStyle where Self == FigmaOutlineStyle {
  /// A button of second rank: a border of one point.
  public static var figmaOutline: FigmaOutlineStyle { FigmaOutlineStyle() }
}

extension ButtonStyle where Self == FigmaTextStyle {
  /// A word in blue.
  public static var figmaText: FigmaTextStyle { FigmaTextStyle() }
}

/// A border of one point around the label; the companion's.
public struct FigmaOutlineStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    configuration.label
      .figmaText(.link)
      .foregroundStyle(FigmaColors.text)
      .padding(.vertical, 10)
      .padding(.horizontal, 16)
      .frame(minHeight: 36)
      .background { shape.fill(configuration.isPressed ? FigmaColors.surface : FigmaColors.canvas) }
      .overlay { shape.strokeBorder(FigmaColors.divider, lineWidth: 1) }
      .opacity(isEnabled ? 1 : 0.4)
      .hitArea(above: 4, below: 4)
  }
}

/// A word in blue, with 44 points to take fingers in; the companion's.
public struct FigmaTextStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .figmaText(.link)
      .foregroundStyle(configuration.isPressed ? FigmaColors.actionPressed : FigmaColors.action)
      .opacity(isEnabled ? 1 : 0.4)
      .frame(minHeight: 44)
      .contentShape(Rectangle())
  }
}

/// A symbol that can be tapped: 32 points, and 44 to take fingers in.
public struct FigmaIconButton: View {
  private let symbol: FigmaSymbol
  private let label: String
  private let action: () -> Void

  /// - Parameter label: what VoiceOver says.
  public init(_ symbol: FigmaSymbol, label: String, action: @escaping () -> Void) {
    self.symbol = symbol
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(action: action) { IconFace(symbol: symbol) }
      .buttonStyle(PressScaleStyle())
      .accessibilityLabel(label)
  }
}

private struct IconFace: View {
  let symbol: FigmaSymbol
  @Environment(\.isPressed) private var isPressed

  var body: some View {
    FigmaIcon(symbol)
      .foregroundStyle(isPressed ? FigmaColors.text : FigmaColors.secondary)
      .frame(minWidth: 32, minHeight: 32)
      .background { RoundedRectangle(cornerRadius: 6).fill(FigmaColors.surface).opacity(isPressed ? 1 : 0) }
      .hitArea(of: CGSize(width: 32, height: 32))
  }
}
