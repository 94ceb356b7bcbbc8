import NotesKit
import SwiftUI

/// The tokens by the names that the specification calls them.
@MainActor
enum Tokens {
  static let colors: [String: Color] = [
    "notesCream": .notesCream, "notesCreamSurf1": .notesCreamSurf1, "notesCreamSurf2": .notesCreamSurf2,
    "notesDividerLight": .notesDividerLight, "notesDarkPaper": .notesDarkPaper, "notesDarkSurf1": .notesDarkSurf1,
    "notesDarkSurf2": .notesDarkSurf2, "notesDarkDivider": .notesDarkDivider, "notesOrange": .notesOrange,
    "notesOrangePressed": .notesOrangePressed, "notesOrangeTint": .notesOrangeTint,
    "notesFolderYellow": .notesFolderYellow, "notesFolderHighlight": .notesFolderHighlight,
    "notesHighlightYellow": .notesHighlightYellow, "notesInk": .notesInk, "notesSlate": .notesSlate,
    "notesMute": .notesMute, "notesSoftWhite": .notesSoftWhite, "notesSuccess": .notesSuccess,
    "notesWarning": .notesWarning, "notesError": .notesError, "notesInfoBlue": .notesInfoBlue,
    "notesLockYellow": .notesLockYellow, "notesHighlightGreen": .notesHighlightGreen,
    "notesHighlightBlue": .notesHighlightBlue, "notesHighlightPink": .notesHighlightPink,
    "notesHighlightPurple": .notesHighlightPurple,
  ]

  static let fonts: [String: Font] = [
    "notesLargeNav": .notesLargeNav, "notesFolderSec": .notesFolderSec, "notesRowTitle": .notesRowTitle,
    "notesRowPreview": .notesRowPreview, "notesRowDate": .notesRowDate, "notesFolderRow": .notesFolderRow,
    "notesBodyTitle": .notesBodyTitle, "notesBodyHeading": .notesBodyHeading, "notesBody": .notesBody,
    "notesBodyMono": .notesBodyMono, "notesTagChip": .notesTagChip, "notesToolbar": .notesToolbar,
    "notesButton": .notesButton,
  ]
}
