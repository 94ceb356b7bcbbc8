import KitSupport
import SwiftUI

/// An outlined chip of the quick-add card: its look, for buttons and menus.
public struct ActionChip: View {
  private let icon: String
  private let label: String
  private let tint: Color?

  /// - Parameters:
  ///   - icon: the name of a system symbol.
  ///   - tint: the colour of the symbol where something is chosen.
  public init(icon: String, label: String, tint: Color? = nil) {
    self.icon = icon
    self.label = label
    self.tint = tint
  }

  public var body: some View {
    HStack(spacing: 6) {
      Image(systemName: icon).font(.system(size: 12)).foregroundStyle(tint ?? TodoistColors.ink)
      Text(label).todoistText(.chip).foregroundStyle(TodoistColors.ink)
    }
    .padding(.vertical, 8)
    .padding(.horizontal, 12)
    .background(RoundedRectangle(cornerRadius: 500).strokeBorder(TodoistColors.divider, lineWidth: 1))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .hitArea(above: 6, below: 6)
  }
}
