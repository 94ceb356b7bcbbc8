import SwiftUI

/// A note on plain paper: its title, its text, its checklist.
public struct NoteEditorView: View {
  private enum Part: Hashable { case title, text }

  @Binding private var note: Note
  private let onNewNote: (() -> Void)?
  private let onShare: (() -> Void)?
  private let onMore: (() -> Void)?
  private let bar: NoteEditorBar.Actions
  @FocusState private var focus: Part?
  @Environment(\.notesWords) private var words

  /// - Parameters:
  ///   - onNewNote: what a button of the bar does, as `onShare` and `onMore`; there is none for an action that is nil.
  ///   - bar: what the buttons above the keyboard do.
  public init(
    note: Binding<Note>, onNewNote: (() -> Void)? = nil, onShare: (() -> Void)? = nil, onMore: (() -> Void)? = nil,
    bar: NoteEditorBar.Actions = NoteEditorBar.Actions()
  ) {
    _note = note
    self.onNewNote = onNewNote
    self.onShare = onShare
    self.onMore = onMore
    self.bar = bar
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 4) {
        TextField(words.noteTitle, text: $note.title, axis: .vertical)
          .notesText(.bodyTitle)
          .focused($focus, equals: .title)
          .accessibilityAddTraits(.isHeader)
        TextField(words.noteText, text: $note.text, axis: .vertical)
          .notesText(.body)
          .focused($focus, equals: .text)
        ForEach($note.checklist) { $entry in
          ChecklistItem(text: entry.text, isChecked: $entry.isChecked)
        }
      }
      .foregroundStyle(NotesColors.ink)
      .tint(NotesColors.orange)
      .padding(.horizontal, 20)
      .padding(.vertical, 16)
    }
    .scrollDismissesKeyboard(.interactively)
    .background(NotesColors.canvas)
    .navigationTitle(note.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .principal) { Color.clear.frame(width: 1, height: 1).accessibilityHidden(true) }
      ToolbarItemGroup(placement: .topBarTrailing) {
        if let onNewNote {
          Button(action: onNewNote) { NotesIcon(.newNote, weight: .regular, upTo: 28) }
            .accessibilityLabel(words.newNote)
        }
        if let onShare {
          Button(action: onShare) { NotesIcon(.share, upTo: 28) }.accessibilityLabel(words.share)
        }
        if let onMore {
          Button(action: onMore) { NotesIcon(.more, upTo: 28) }.accessibilityLabel(words.more)
        }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      NoteEditorBar(actions: bar, isEditing: focus != nil) { focus = nil }
    }
  }
}
