import SwiftUI

/// The way from folders to notes to the editor: one stack, without tabs, in which all that can be tapped is orange.
public struct NotesRootView<Content: View>: View {
  private let content: Content

  /// - Parameters:
  ///   - path: the folder and the note that are open; appending a `NoteFolder` or a `Note` opens it.
  ///   - folders: the root.
  ///   - notes: the list of a folder.
  ///   - editor: a note.
  public init<Folders: View, Notes: View, Editor: View>(
    path: Binding<NavigationPath>, @ViewBuilder folders: () -> Folders,
    @ViewBuilder notes: @escaping (NoteFolder) -> Notes, @ViewBuilder editor: @escaping (Note) -> Editor
  ) where Content == NotesStack<Folders, Notes, Editor> {
    content = NotesStack(path: path, folders: folders(), notes: notes, editor: editor)
  }

  /// The screens of the kit over a library.
  @MainActor
  public init(library: NotesLibrary? = nil) where Content == NotesLibraryStack {
    content = NotesLibraryStack(library: library ?? NotesLibrary())
  }

  public var body: some View { content.tint(NotesColors.orange) }
}

/// The stack of `NotesRootView` with screens of the app.
public struct NotesStack<Folders: View, Notes: View, Editor: View>: View {
  let path: Binding<NavigationPath>
  let folders: Folders
  let notes: (NoteFolder) -> Notes
  let editor: (Note) -> Editor

  public var body: some View {
    NavigationStack(path: path) {
      folders
        .navigationDestination(for: NoteFolder.self) { notes($0) }
        .navigationDestination(for: Note.self) { editor($0) }
    }
  }
}

/// The stack of `NotesRootView` over a library.
public struct NotesLibraryStack: View {
  @State private var library: NotesLibrary
  @State private var path = NavigationPath()

  @MainActor
  init(library: NotesLibrary) { _library = State(initialValue: library) }

  public var body: some View {
    NotesStack(
      path: $path,
      folders: FoldersView(folders: library.folders, onOpen: { path.append($0) }),
      notes: { folder in
        NoteListView(
          title: folder.name, notes: library.list(of: folder),
          actions: NoteListActions(
            onOpen: { path.append($0) }, onNewNote: { path.append(library.addNote(to: folder)) }))
      },
      editor: { note in NoteEditorView(note: library.note(note)) })
  }
}
