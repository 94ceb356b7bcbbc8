import KitSupport
import SwiftUI

/// A folder in the list of folders: its mark, its name and how many notes it has.
public struct FolderRow: View {
  private let name: String
  private let count: Int
  private let kind: NoteFolder.Kind
  private let action: (() -> Void)?
  @Environment(\.notesWords) private var words

  /// A row to stand in a link or a button.
  public init(name: String, count: Int, isSmart: Bool = false) {
    self.init(name, count, isSmart ? .smart : .notes, nil)
  }

  /// - Parameter action: what a tap does.
  public init(name: String, count: Int, isSmart: Bool = false, action: @escaping () -> Void) {
    self.init(name, count, isSmart ? .smart : .notes, action)
  }

  public init(_ folder: NoteFolder, action: (() -> Void)? = nil) {
    self.init(folder.name, folder.count, folder.kind, action)
  }

  private init(_ name: String, _ count: Int, _ kind: NoteFolder.Kind, _ action: (() -> Void)?) {
    self.name = name
    self.count = count
    self.kind = kind
    self.action = action
  }

  public var body: some View {
    if let action {
      Button(action: action) { face }
        .buttonStyle(PressScaleStyle())
        .accessibilityLabel(spoken)
        .accessibilityHint(words.opensFolder)
    } else {
      face
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
        .accessibilityHint(words.opensFolder)
    }
  }

  private var face: some View { FolderRowFace(name: name, count: count, kind: kind) }

  private var spoken: String {
    NotesWords.sentence(words.spokenFolder(name, kind == .smart), words.noteCount(count))
  }
}

private struct FolderRowFace: View {
  let name: String
  let count: Int
  let kind: NoteFolder.Kind
  @ScaledLength(upTo: 44) private var glyph: CGFloat = 24
  @Environment(\.isPressed) private var isPressed

  var body: some View {
    HStack(spacing: 12) {
      if kind == .smart { NotesIcon(.smartFolder, upTo: 28).foregroundStyle(NotesColors.orange) }
      FolderGlyph(size: glyph, kind: kind == .recentlyDeleted ? .deleted : .notes)
      Text(name).notesText(.folderRow).foregroundStyle(NotesColors.ink).multilineTextAlignment(.leading)
      Spacer(minLength: 0)
      Text(count, format: .number).notesText(.folderRow).foregroundStyle(NotesColors.slate)
      NotesIcon(.rowChevron, upTo: 26).foregroundStyle(NotesColors.slate)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(minHeight: 44)
    .background(isPressed ? NotesColors.surface1 : NotesColors.canvas)
    .contentShape(Rectangle())
  }
}
