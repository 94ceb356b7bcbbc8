import SwiftUI

/// All words that the kit shows and speaks, for apps in other languages: `.environment(\.notesWords, …)`.
public struct NotesWords: Sendable {
  public var folders = "Folders"
  public var notes = "Notes"
  public var edit = "Edit"
  public var done = "Done"
  public var cancel = "Cancel"
  public var newNote = "New note"
  public var newNoteTitle = "New Note"
  public var share = "Share"
  public var more = "More"
  public var search = "Search"
  public var clearText = "Clear text"
  public var dictate = "Dictate"
  public var pinned = "Pinned"
  public var smartFolders = "Smart Folders"
  public var pin = "Pin"
  public var unpin = "Unpin"
  public var addToFolder = "Add to Folder"
  public var delete = "Delete"
  public var locked = "locked"
  public var spokenPinned = "pinned"
  public var lockedPreview = "This note is locked."
  public var unlock = "Unlock"
  public var usePasscode = "Use Passcode"
  public var passcode = "Passcode"
  public var wrongPasscode = "That is not the passcode."
  public var biometricsFailed = "You were not recognised."
  public var emptyFolderTitle = "No Notes"
  public var emptyFolderText = "What you write in this folder is listed here."
  public var emptyFoldersTitle = "No Folders"
  public var emptyFoldersText = "Folders keep notes that belong together."
  public var noResultsTitle = "No Results"
  public var noResultsText: @Sendable (String) -> String = { "No note has “\($0)” in it." }
  public var textFormat = "Format"
  public var checklist = "Checklist"
  public var table = "Table"
  public var photo = "Photo"
  public var noteTitle = "Title"
  public var noteText = "Note"
  public var paragraphTitle = "Title"
  public var paragraphHeading = "Heading"
  public var paragraphSubheading = "Subheading"
  public var paragraphBody = "Body"
  public var paragraphMonospaced = "Monospaced"
  public var bold = "Bold"
  public var italic = "Italic"
  public var underline = "Underline"
  public var strikethrough = "Strikethrough"
  public var bullets = "Bulleted list"
  public var numbers = "Numbered list"
  public var highlight = "Highlight"
  public var highlightNames: @Sendable (NoteHighlight) -> String = { $0.rawValue.capitalized }
  public var opensFolder = "double-tap to open"
  public var togglesItem = "double-tap to toggle"
  public var spokenFolder: @Sendable (_ name: String, _ isSmart: Bool) -> String = {
    $1 ? "\($0) smart folder" : "\($0) folder"
  }
  public var noteCount: @Sendable (Int) -> String = { $0 == 1 ? "1 note" : "\($0) notes" }
  public var spokenTag: @Sendable (String) -> String = { "\($0), tag" }
  public var spokenItem: @Sendable (_ text: String, _ isChecked: Bool) -> String = {
    ($1 ? "Checked: " : "Unchecked: ") + $0
  }
  public var deletesIn: @Sendable (_ days: Int) -> String = { $0 == 1 ? "Deletes in 1 day" : "Deletes in \($0) days" }

  public init() {}

  /// Parts of a label that is spoken; those that are nil or empty are left out.
  static func sentence(_ parts: String?...) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension EnvironmentValues {
  /// The words of the kit.
  public var notesWords: NotesWords {
    get { self[NotesWordsKey.self] }
    set { self[NotesWordsKey.self] = newValue }
  }
}

private struct NotesWordsKey: EnvironmentKey {
  static let defaultValue = NotesWords()
}
