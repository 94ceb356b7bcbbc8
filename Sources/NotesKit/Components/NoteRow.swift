import KitSupport
import SwiftUI

/// One note in a list: its title, the beginning of its text and when it was changed.
///
/// It is 84 points high, and higher where the text size wants it.
public struct NoteRow: View {
  /// What a row says of a note.
  enum Condition { case open, locked, deleted }

  private let title: String
  private let preview: String
  private let date: String
  private let isPinned: Bool
  private let condition: Condition
  private let action: (() -> Void)?
  private let daysLeft: Int?
  @State private var taps = Activations()
  @Environment(\.notesWords) private var words

  /// A row to stand in a link or a button.
  public init(title: String, preview: String, date: String, isPinned: Bool = false) {
    self.init(title, preview, date, isPinned, .open, nil)
  }

  /// - Parameters:
  ///   - isLocked: shows a lock, and nothing of the text.
  ///   - action: what a tap does.
  public init(
    title: String, preview: String, date: String, isPinned: Bool = false, isLocked: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(title, preview, date, isPinned, isLocked ? .locked : .open, action)
  }

  /// A row of a note; a deleted one says how long it is kept.
  public init(_ note: Note, deletesInDays days: Int? = nil, action: (() -> Void)? = nil) {
    self.init(
      note.title, note.preview, note.date, note.isPinned, note.isLocked ? .locked : .open, action, deletesIn: days)
  }

  private init(
    _ title: String, _ preview: String, _ date: String, _ isPinned: Bool, _ condition: Condition,
    _ action: (() -> Void)?, deletesIn days: Int? = nil
  ) {
    self.title = title
    self.preview = preview
    self.date = date
    self.isPinned = isPinned
    self.condition = days == nil ? condition : .deleted
    self.action = action
    daysLeft = days
  }

  public var body: some View {
    if let action {
      Button {
        taps.add()
        action()
      } label: {
        face
      }
      .buttonStyle(PressScaleStyle(scale: 0.99, animation: NotesMotion.press))
      .accessibilityLabel(spoken)
      .feedback(.selection, after: taps)
    } else {
      face
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(.isStaticText)
    }
  }

  private var face: some View {
    NoteRowFace(
      title: title.isEmpty ? words.newNoteTitle : title,
      preview: condition == .locked ? words.lockedPreview : preview,
      date: daysLeft.map(words.deletesIn) ?? date, isPinned: isPinned, condition: condition)
  }

  private var spoken: String {
    NotesWords.sentence(
      title.isEmpty ? words.newNoteTitle : title, condition == .locked ? words.locked : preview,
      daysLeft.map(words.deletesIn) ?? date, isPinned ? words.spokenPinned : nil)
  }
}

private struct NoteRowFace: View {
  let title: String
  let preview: String
  let date: String
  let isPinned: Bool
  let condition: NoteRow.Condition
  @ScaledLength private var bottom: CGFloat = 4
  @Environment(\.isPressed) private var isPressed
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          if isPinned { NotesIcon(.pin).foregroundStyle(NotesColors.orange) }
          Text(title).notesText(.rowTitle).foregroundStyle(NotesColors.ink).lineLimit(lines)
        }
        if !preview.isEmpty {
          Text(preview).italic(condition == .locked).notesSmallPrint(.rowPreview).lineLimit(lines).padding(.top, 2)
        }
        if !date.isEmpty { dateText.padding(.top, 2) }
      }
      Spacer(minLength: 0)
      if condition == .locked {
        NotesIcon(.lock, size: 24, upTo: 48).foregroundStyle(NotesColors.lock)
      }
    }
    .multilineTextAlignment(.leading)
    .padding(.horizontal, 16)
    .padding(.top, 16)
    .padding(.bottom, bottom)
    .frame(minHeight: 84, alignment: .top)
    .background(isPressed ? NotesColors.surface2 : NotesColors.canvas)
    .overlay(alignment: .bottom) {
      Rectangle().fill(NotesColors.divider).frame(height: 0.5)
    }
    .contentShape(Rectangle())
  }

  @ViewBuilder
  private var dateText: some View {
    if condition == .deleted {
      Text(date).notesText(.rowDate).foregroundStyle(NotesColors.error)
    } else {
      Text(date).notesSmallPrint(.rowDate)
    }
  }

  /// One line, and as many as they want where the letters are so large that one would say nothing.
  private var lines: Int? { typeSize.isAccessibilitySize ? nil : 1 }
}
