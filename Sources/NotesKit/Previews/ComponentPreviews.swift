import SwiftUI

#Preview("Folder glyph", traits: .sizeThatFitsLayout) {
  HStack(alignment: .bottom, spacing: 24) {
    FolderGlyph()
    FolderGlyph(size: 48)
    FolderGlyph(size: 80)
    FolderGlyph(size: 48, kind: .deleted)
  }
  .padding(24)
  .background(NotesColors.canvas)
}

#Preview("Note row", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    NoteRow(Sample.groceries) {}
    NoteRow(Sample.talk) {}
    NoteRow(Sample.diary) {}
    NoteRow(Sample.books, deletesInDays: 27) {}
    NoteRow(Note(id: "new", title: "", date: "9:41 AM")) {}
  }
}

#Preview("Folder row", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    ForEach(Sample.folders) { folder in FolderRow(folder) {} }
    FolderRow(name: "Letters that were never sent and drafts of those that were", count: 1204) {}
  }
}

#Preview("New note button", traits: .sizeThatFitsLayout) {
  HStack(spacing: 32) {
    NewNoteFAB {}
    NewNoteFAB {}.disabled(true)
  }
  .padding(32)
  .background(NotesColors.canvas)
}

#Preview("Primary button", traits: .sizeThatFitsLayout) {
  VStack(spacing: 12) {
    NotesPrimaryButton(label: "Continue") {}
    NotesPrimaryButton(label: "Continue", isLoading: true) {}
    NotesPrimaryButton(label: "Continue") {}.disabled(true)
    NotesPrimaryButton(label: "Turn on notes for every account of this phone") {}
    Button("Not now") {}.buttonStyle(.notesText)
  }
  .padding(16)
  .background(NotesColors.canvas)
}

#Preview("Pills", traits: .sizeThatFitsLayout) {
  HStack(spacing: 12) {
    NotesPill(systemName: "camera", label: "Photo") {}
    NotesPill(systemName: "tablecells", label: "Table") {}
    NotesPill(systemName: "paperclip", label: "Attachment") {}
  }
  .padding(24)
  .background(NotesColors.canvas)
}

#Preview("Tag chips", traits: .sizeThatFitsLayout) {
  @Previewable @State var chosen: Set<String> = ["home"]
  TagStrip(tags: Sample.tags, selection: $chosen)
    .padding(.vertical, 16)
    .background(NotesColors.canvas)
}

#Preview("Search bar", traits: .sizeThatFitsLayout) {
  @Previewable @State var text = ""
  @Previewable @State var filled = "sourdough"
  VStack(spacing: 16) {
    NotesSearchBar(text: $text)
    NotesSearchBar(text: $filled)
  }
  .padding(16)
  .background(NotesColors.canvas)
}

#Preview("Checklist", traits: .sizeThatFitsLayout) {
  @Previewable @State var items = Sample.groceries.checklist
  VStack(spacing: 0) {
    ForEach($items) { $item in ChecklistItem(text: item.text, isChecked: $item.isChecked) }
  }
  .padding(.horizontal, 20)
  .background(NotesColors.canvas)
}

#Preview("Pinned cards", traits: .sizeThatFitsLayout) {
  PinnedStrip(notes: [Sample.groceries, Sample.cabin, Sample.talk]) { _ in }
    .padding(.vertical, 16)
    .background(NotesColors.canvas)
}

#Preview("Headers", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 16) {
    NotesLargeTitle("Folders")
    NotesSectionHeader("On My iPhone")
    NotesSectionHeader("Smart Folders", isSmart: true)
    NotesSubheader("Pinned")
  }
  .padding(.vertical, 16)
  .background(NotesColors.canvas)
}

#Preview("Back button", traits: .sizeThatFitsLayout) {
  NotesBackButton(title: "Recipes") {}
    .padding(16)
    .background(NotesColors.canvas)
}

#Preview("Nothing here", traits: .sizeThatFitsLayout) {
  NotesEmptyState(title: "No Notes", text: "What you write in this folder is listed here.")
    .background(NotesColors.canvas)
}

#Preview("Editor bar", traits: .sizeThatFitsLayout) {
  NoteEditorBar()
}
