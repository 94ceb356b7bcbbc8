import Foundation
import KitSupport
import SwiftUI

/// The notes of a folder: search, tags, the pinned ones as cards, and all of them as rows that can be swiped.
public struct NoteListView: View {
  private let title: String
  @Binding private var notes: [Note]
  private let actions: NoteListActions
  @State private var search = ""
  @State private var chosenTags: Set<String> = []
  @State private var pins = Activations()
  @Environment(\.notesWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - title: the name of the folder.
  ///   - notes: pinning and deleting change them.
  public init(title: String, notes: Binding<[Note]>, actions: NoteListActions = NoteListActions()) {
    self.title = title
    _notes = notes
    self.actions = actions
  }

  public var body: some View {
    NotesList(title) {
      if notes.isEmpty {
        NotesEmptyState(title: words.emptyFolderTitle, text: words.emptyFolderText).notesListRow()
      } else {
        NotesSearchBar(text: $search).padding(.horizontal, 16).padding(.bottom, 12).notesListRow()
        if !tags.isEmpty { TagStrip(tags: tags, selection: $chosenTags).padding(.bottom, 12).notesListRow() }
        if !pinned.isEmpty {
          VStack(alignment: .leading, spacing: 8) {
            NotesSubheader(words.pinned)
            PinnedStrip(notes: pinned, onOpen: actions.onOpen)
          }
          .padding(.top, 12)
          .padding(.bottom, 24)
          .notesListRow()
        }
        if shown.isEmpty {
          NotesEmptyState(title: words.noResultsTitle, text: words.noResultsText(search)).notesListRow()
        }
        ForEach(shown) { note in row(note) }
      }
    }
    .toolbar {
      if let onEdit = actions.onEdit {
        ToolbarItem(placement: .topBarTrailing) { Button(words.edit, action: onEdit) }
      }
      if let onMore = actions.onMore {
        ToolbarItem(placement: .topBarTrailing) {
          Button(action: onMore) { NotesIcon(.more, upTo: 28) }.accessibilityLabel(words.more)
        }
      }
    }
    .overlay(alignment: .bottomTrailing) {
      if let onNewNote = actions.onNewNote { NewNoteFAB(action: onNewNote).padding(16) }
    }
    .feedback(.impact(weight: .light), after: pins)
  }

  private func row(_ note: Note) -> some View {
    NoteRow(note) { actions.onOpen(note) }
      .notesListRow()
      .swipeActions(edge: .trailing, allowsFullSwipe: false) {
        Button(role: .destructive) {
          notes.removeAll { $0.id == note.id }
          actions.onDelete(note)
        } label: {
          Label(words.delete, systemImage: "trash")
        }
        .tint(NotesColors.swipeDelete)
        if let onMove = actions.onMove {
          Button {
            onMove(note)
          } label: {
            Label(words.addToFolder, systemImage: "folder")
          }
          .tint(NotesColors.swipeMove)
        }
        if note.isPinned {
          pinButton(note, words.unpin, "pin.slash.fill")
        } else {
          pinButton(note, words.pin, NotesSymbol.pin.name)
        }
      }
  }

  private func pinButton(_ note: Note, _ label: String, _ symbol: String) -> some View {
    Button {
      togglePin(of: note)
    } label: {
      Label(label, systemImage: symbol)
    }
    .tint(NotesColors.swipePin)
  }

  private func togglePin(of note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    pins.add()
    withAnimation(reducesMotion ? nil : NotesMotion.pin) { notes[index].isPinned.toggle() }
  }

  private var tags: [String] { Set(notes.flatMap(\.tags)).sorted() }

  /// Only while nothing is looked for.
  private var pinned: [Note] {
    search.isEmpty && chosenTags.isEmpty ? notes.filter(\.isPinned) : []
  }

  /// What has the words and the tags that are looked for; pinned ones first.
  private var shown: [Note] {
    let found = notes.filter { note in
      chosenTags.isSubset(of: note.tags) && (search.isEmpty || note.matches(search))
    }
    return found.filter(\.isPinned) + found.filter { !$0.isPinned }
  }
}

/// What the list of notes leaves to the app.
public struct NoteListActions {
  public var onOpen: (Note) -> Void
  public var onDelete: (Note) -> Void
  /// There is no such swipe without it.
  public var onMove: ((Note) -> Void)?
  public var onNewNote: (() -> Void)?
  public var onEdit: (() -> Void)?
  public var onMore: (() -> Void)?

  public init(
    onOpen: @escaping (Note) -> Void = { _ in }, onDelete: @escaping (Note) -> Void = { _ in },
    onMove: ((Note) -> Void)? = nil, onNewNote: (() -> Void)? = nil, onEdit: (() -> Void)? = nil,
    onMore: (() -> Void)? = nil
  ) {
    self.onOpen = onOpen
    self.onDelete = onDelete
    self.onMove = onMove
    self.onNewNote = onNewNote
    self.onEdit = onEdit
    self.onMore = onMore
  }
}

extension Note {
  /// Whether a search finds it: by its title and text, of a locked note by its title alone.
  func matches(_ search: String) -> Bool {
    let place = isLocked ? title : title + " " + preview
    return search.split(separator: " ").allSatisfy { place.localizedStandardContains($0) }
  }
}
