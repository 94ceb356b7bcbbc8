import KitSupport
import SwiftUI

/// A line of a checklist, which a tap checks or unchecks.
public struct ChecklistItem: View {
  private let text: String
  private let binding: Binding<Bool>?
  private let onToggle: (Bool) -> Void
  @State private var own: Bool
  @State private var checks = Activations()
  @Environment(\.notesWords) private var words

  /// An item that keeps to itself whether it is checked.
  public init(text: String, checked: Bool) {
    self.text = text
    binding = nil
    onToggle = { _ in }
    _own = State(initialValue: checked)
  }

  /// - Parameter onToggle: called after a tap with the new state, not for changes from elsewhere.
  public init(text: String, isChecked: Binding<Bool>, onToggle: @escaping (Bool) -> Void = { _ in }) {
    self.text = text
    binding = isChecked
    self.onToggle = onToggle
    _own = State(initialValue: isChecked.wrappedValue)
  }

  private var isChecked: Binding<Bool> { binding ?? $own }

  public var body: some View {
    Button(action: toggle) {
      HStack(alignment: .top, spacing: 12) {
        ChecklistCircle(isChecked: isChecked.wrappedValue)
        ChecklistText(text: text, isChecked: isChecked.wrappedValue)
        Spacer(minLength: 0)
      }
      .padding(.vertical, 8)
      .frame(minHeight: 44)
      .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
    .accessibilityLabel(words.spokenItem(text, isChecked.wrappedValue))
    .accessibilityHint(words.togglesItem)
    .feedback(.success, after: checks)
  }

  private func toggle() {
    let isNowChecked = !isChecked.wrappedValue
    if isNowChecked { checks.add() }
    isChecked.wrappedValue = isNowChecked
    onToggle(isNowChecked)
  }
}

/// The ring and its disc, in the middle of the first line of the text.
private struct ChecklistCircle: View {
  let isChecked: Bool
  @ScaledLength(upTo: 44) private var size: CGFloat = 24
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text(verbatim: " ")
      .notesText(.body)
      .hidden()
      .frame(width: size)
      .overlay {
        ZStack {
          Circle().strokeBorder(NotesColors.slate, lineWidth: 1.5)
          ZStack {
            Circle().fill(NotesColors.orangeFill)
            NotesIcon(.check, upTo: 22).foregroundStyle(.white)
          }
          .scaleEffect(isChecked || reducesMotion ? 1 : 0.01)
          .opacity(isChecked ? 1 : 0)
        }
        .frame(width: size, height: size)
        .animation(NotesMotion.check, value: isChecked)
      }
  }
}

/// The words, crossed out from their beginning to their end.
private struct ChecklistText: View {
  let text: String
  let isChecked: Bool
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    Text(text)
      .foregroundStyle(isChecked ? NotesColors.slate : NotesColors.ink)
      .overlay {
        // The line of a text comes at once: this one is uncovered.
        Text(text)
          .strikethrough(isChecked, color: NotesColors.slate)
          .foregroundStyle(.clear)
          .mask(alignment: .leading) {
            Rectangle().scaleEffect(x: isChecked || reducesMotion ? 1 : 0, anchor: .leading)
          }
          .accessibilityHidden(true)
      }
      .notesText(.body)
      .multilineTextAlignment(.leading)
      .opacity(isChecked && contrast != .increased ? 0.6 : 1)
      .animation(NotesMotion.strike, value: isChecked)
  }
}
