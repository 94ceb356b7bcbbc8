import SwiftUI

#Preview("Folders") {
  NavigationStack {
    FoldersView(folders: Sample.folders, onNewNote: {}, onEdit: {})
  }
  .tint(NotesColors.orange)
}

#Preview("Notes") {
  @Previewable @State var notes = Sample.notes
  NavigationStack {
    NoteListView(
      title: "Notes", notes: $notes,
      actions: NoteListActions(onMove: { _ in }, onNewNote: {}, onEdit: {}, onMore: {}))
  }
  .tint(NotesColors.orange)
}

#Preview("Empty folder") {
  NavigationStack {
    NoteListView(title: "Drafts", notes: .constant([]), actions: NoteListActions(onNewNote: {}))
  }
  .tint(NotesColors.orange)
}

#Preview("Editor") {
  @Previewable @State var note = Sample.cabin
  NavigationStack {
    NoteEditorView(note: $note, onNewNote: {}, onShare: {}, onMore: {})
  }
  .tint(NotesColors.orange)
}

#Preview("Locked note") {
  LockedNoteView(title: "Diary", lock: NoteLock(biometrics: { false }, isPasscode: { $0 == "1234" })) {
    Text("Nobody reads this.")
  }
}

#Preview("Format") {
  @Previewable @State var format = NoteFormat(styles: [.bold], highlight: .yellow)
  NoteFormatSheet(format: $format)
}

#Preview("The whole app") {
  NotesRootView(library: NotesLibrary(folders: Sample.folders, notes: ["notes": Sample.notes]))
}
