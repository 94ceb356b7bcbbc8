import KitSupport
import SwiftUI

/// The five buttons under a note: its format, a checklist, a table, a photo, and Done while it is edited.
public struct NoteEditorBar: View {
  /// What the buttons do.
  public struct Actions {
    public var onFormat: () -> Void
    public var onChecklist: () -> Void
    public var onTable: () -> Void
    public var onPhoto: () -> Void

    public init(
      onFormat: @escaping () -> Void = {}, onChecklist: @escaping () -> Void = {}, onTable: @escaping () -> Void = {},
      onPhoto: @escaping () -> Void = {}
    ) {
      self.onFormat = onFormat
      self.onChecklist = onChecklist
      self.onTable = onTable
      self.onPhoto = onPhoto
    }
  }

  private let actions: Actions
  private let isEditing: Bool
  private let onDone: () -> Void
  @State private var taps = Activations()
  @Environment(\.notesWords) private var words

  /// - Parameter isEditing: whether there is something to be done with: Done is disabled otherwise.
  public init(actions: Actions = Actions(), isEditing: Bool = true, onDone: @escaping () -> Void = {}) {
    self.actions = actions
    self.isEditing = isEditing
    self.onDone = onDone
  }

  public var body: some View {
    HStack(spacing: 0) {
      item(.format, words.textFormat, actions.onFormat)
      item(.checklist, words.checklist, actions.onChecklist)
      item(.table, words.table, actions.onTable)
      item(.photo, words.photo, actions.onPhoto)
      Button {
        taps.add()
        onDone()
      } label: {
        Text(words.done)
          .typeRole(TypeRole(17, .semibold, scales: .headline, upTo: 23))
          .fixedSize()
          .foregroundStyle(isEditing ? NotesColors.orange : NotesColors.mute)
          .frame(maxWidth: .infinity, minHeight: 44)
          .contentShape(Rectangle())
      }
      .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
      .disabled(!isEditing)
    }
    .padding(.horizontal, 4)
    .frame(height: 56)
    .background(NotesColors.canvas.opacity(0.9))
    .background(.ultraThinMaterial)
    .overlay(alignment: .top) { Rectangle().fill(NotesColors.divider).frame(height: 0.5) }
    .feedback(.selection, after: taps)
  }

  private func item(_ symbol: NotesSymbol, _ label: String, _ action: @escaping () -> Void) -> some View {
    Button {
      taps.add()
      action()
    } label: {
      NotesIcon(symbol, upTo: 30)
        .foregroundStyle(NotesColors.ink)
        .frame(maxWidth: .infinity, minHeight: 44)
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.5 : 1) })
    .accessibilityLabel(label)
  }
}
