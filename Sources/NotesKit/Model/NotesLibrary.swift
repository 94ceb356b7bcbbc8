import Foundation
import SwiftUI

/// Folders and their notes in memory.
@MainActor @Observable
public final class NotesLibrary {
  public var folders: [NoteFolder]
  /// By the id of their folder.
  public var notes: [NoteFolder.ID: [Note]]

  public init(folders: [NoteFolder] = [], notes: [NoteFolder.ID: [Note]] = [:]) {
    self.folders = folders
    self.notes = notes
  }

  func list(of folder: NoteFolder) -> Binding<[Note]> {
    Binding {
      self.notes[folder.id] ?? []
    } set: {
      self.notes[folder.id] = $0
    }
  }

  func note(_ note: Note) -> Binding<Note> {
    Binding {
      self.notes.values.lazy.flatMap { $0 }.first { $0.id == note.id } ?? note
    } set: { new in
      for (folder, notes) in self.notes {
        if let index = notes.firstIndex(where: { $0.id == note.id }) { self.notes[folder]?[index] = new }
      }
    }
  }

  /// An empty note at the top of a folder.
  func addNote(to folder: NoteFolder) -> Note {
    let now = Date().formatted(date: .omitted, time: .shortened)
    let note = Note(id: UUID().uuidString, title: "", date: now)
    notes[folder.id, default: []].insert(note, at: 0)
    return note
  }
}
