import SwiftUI

/// The five colours with which text of a note is marked; yellow is also that of selected text.
public enum NoteHighlight: String, CaseIterable, Identifiable, Sendable {
  case yellow, green, blue, pink, purple

  public var id: Self { self }

  /// The same in both schemes: text on it is ink.
  public var color: Color {
    switch self {
    case .yellow: .notesHighlightYellow
    case .green: .notesHighlightGreen
    case .blue: .notesHighlightBlue
    case .pink: .notesHighlightPink
    case .purple: .notesHighlightPurple
    }
  }
}
