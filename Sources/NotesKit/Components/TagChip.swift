import KitSupport
import SwiftUI

/// A tag that is chosen by a tap.
public struct TagChip: View {
  private let name: String
  private let isSelected: Bool
  private let action: () -> Void
  @State private var taps = Activations()
  @Environment(\.notesWords) private var words

  public init(name: String, isSelected: Bool, action: @escaping () -> Void) {
    self.name = name
    self.isSelected = isSelected
    self.action = action
  }

  public var body: some View {
    Button {
      taps.add()
      action()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text(verbatim: "#")
        Text(name).multilineTextAlignment(.leading)
      }
      .notesText(.tagChip)
      .foregroundStyle(isSelected ? Color.white : NotesColors.orange)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .frame(minHeight: 32)
      .background(
        Capsule().fill(isSelected ? NotesColors.orangeFill : NotesColors.orangeTint)
      )
      .hitArea(above: 6, below: 6)
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
    .accessibilityLabel(words.spokenTag(name))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .feedback(.selection, after: taps)
  }
}
