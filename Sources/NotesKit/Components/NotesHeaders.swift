import SwiftUI

/// The large title of a screen, which bars of the system cannot set in this weight.
public struct NotesLargeTitle: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .notesText(.largeNav)
      .foregroundStyle(NotesColors.ink)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .accessibilityAddTraits(.isHeader)
  }
}

/// The name of an account above its folders.
public struct NotesSectionHeader: View {
  private let title: String
  private let isSmart: Bool

  /// - Parameter isSmart: with sparkles and slightly slanted, as it stands above smart folders.
  public init(_ title: String, isSmart: Bool = false) {
    self.title = title
    self.isSmart = isSmart
  }

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      if isSmart {
        NotesIcon(.smartFolder, upTo: 28).foregroundStyle(NotesColors.orange).accessibilityHidden(true)
      }
      Text(title).italic(isSmart).notesText(.folderSection).foregroundStyle(NotesColors.ink)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}

/// A small header in capitals, such as that of the pinned notes.
public struct NotesSubheader: View {
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .textCase(.uppercase)
      .notesText(.subheader)
      .foregroundStyle(NotesColors.slate)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .accessibilityLabel(title)
      .accessibilityAddTraits(.isHeader)
  }
}

/// What a list says that has nothing to show.
public struct NotesEmptyState: View {
  private let title: String
  private let text: String

  public init(title: String, text: String) {
    self.title = title
    self.text = text
  }

  public var body: some View {
    VStack(spacing: 12) {
      FolderGlyph(size: 80).padding(.bottom, 8)
      Text(title).notesText(.folderSection).foregroundStyle(NotesColors.ink).accessibilityAddTraits(.isHeader)
      Text(text).notesText(.textButton).foregroundStyle(NotesColors.slate)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 40)
    .padding(.vertical, 48)
    .frame(maxWidth: .infinity)
  }
}
