import KitSupport
import SwiftUI

/// What was understood of the text that is typed; a tap takes it back.
public struct SmartChip: View {
  private let label: String
  private let color: Color
  private let onRemove: (() -> Void)?
  @Environment(\.todoistWords) private var words

  public init(_ label: String, color: Color, onRemove: (() -> Void)? = nil) {
    self.label = label
    self.color = color
    self.onRemove = onRemove
  }

  public var body: some View {
    if let onRemove {
      Button(action: onRemove) { face.hitArea(above: 10, below: 10) }
        .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
        .accessibilityLabel(words.removes(label))
    } else {
      face
    }
  }

  private var face: some View {
    Text(label)
      .todoistText(.chip)
      .foregroundStyle(color)
      .lineLimit(1)
      .padding(.vertical, 4)
      .padding(.horizontal, 8)
      .background(RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.12)))
  }
}
