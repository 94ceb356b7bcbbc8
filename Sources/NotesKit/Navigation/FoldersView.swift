import SwiftUI

/// The root of the notes: folders by account, then smart folders, then what was deleted.
public struct FoldersView: View {
  private let folders: [NoteFolder]
  private let onOpen: (NoteFolder) -> Void
  private let onNewNote: (() -> Void)?
  private let onEdit: (() -> Void)?
  @Environment(\.notesWords) private var words

  /// - Parameters:
  ///   - onOpen: what a tap on a folder does.
  ///   - onNewNote: what the round button does; there is none without it.
  ///   - onEdit: what Edit does; there is none without it.
  public init(
    folders: [NoteFolder] = [], onOpen: @escaping (NoteFolder) -> Void = { _ in }, onNewNote: (() -> Void)? = nil,
    onEdit: (() -> Void)? = nil
  ) {
    self.folders = folders
    self.onOpen = onOpen
    self.onNewNote = onNewNote
    self.onEdit = onEdit
  }

  public var body: some View {
    NotesList(words.folders) {
      if !folders.isEmpty { FolderGlyph(size: 80).padding(.horizontal, 16).padding(.top, 16) }
    } rows: {
      if folders.isEmpty {
        NotesEmptyState(title: words.emptyFoldersTitle, text: words.emptyFoldersText).notesListRow()
      }
      ForEach(accounts, id: \.self) { account in
        if !account.isEmpty { NotesSectionHeader(account).padding(.top, 24).padding(.bottom, 4).notesListRow() }
        rows(folders.filter { $0.account == account && $0.kind == .notes })
      }
      if folders.contains(where: { $0.kind == .smart }) {
        NotesSectionHeader(words.smartFolders, isSmart: true).padding(.top, 24).padding(.bottom, 4).notesListRow()
        rows(folders.filter { $0.kind == .smart })
      }
      rows(folders.filter { $0.kind == .recentlyDeleted }).padding(.top, 24)
    }
    .toolbar {
      if let onEdit {
        ToolbarItem(placement: .topBarTrailing) { Button(words.edit, action: onEdit) }
      }
    }
    .overlay(alignment: .bottomTrailing) {
      if let onNewNote { NewNoteFAB(action: onNewNote).padding(16) }
    }
  }

  /// In the order in which they come.
  private var accounts: [String] {
    var seen: Set<String> = []
    return folders.filter { $0.kind == .notes && seen.insert($0.account).inserted }.map(\.account)
  }

  private func rows(_ folders: [NoteFolder]) -> some View {
    ForEach(folders) { folder in
      FolderRow(folder) { onOpen(folder) }.notesListRow()
    }
  }
}
