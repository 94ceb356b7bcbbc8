import KitSupport
import SwiftUI

/// How a paragraph and its letters look.
public struct NoteFormat: Equatable, Sendable {
  public enum Paragraph: CaseIterable, Sendable { case title, heading, subheading, body, monospaced }
  public enum Style: CaseIterable, Sendable { case bold, italic, underline, strikethrough }
  public enum List: CaseIterable, Sendable { case bullets, numbers, checklist }

  public var paragraph: Paragraph
  public var styles: Set<Style>
  public var list: List?
  public var highlight: NoteHighlight?

  public init(
    paragraph: Paragraph = .body, styles: Set<Style> = [], list: List? = nil, highlight: NoteHighlight? = nil
  ) {
    self.paragraph = paragraph
    self.styles = styles
    self.list = list
    self.highlight = highlight
  }
}

/// The sheet that sets the format of what is selected in a note.
public struct NoteFormatSheet: View {
  @Binding private var format: NoteFormat
  @Environment(\.notesWords) private var words

  public init(format: Binding<NoteFormat>) { _format = format }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text(words.textFormat).notesText(.bodyTitle).foregroundStyle(NotesColors.ink)
          .accessibilityAddTraits(.isHeader)
          .padding(.horizontal, 16)
        ScrollView(.horizontal) {
          HStack(spacing: 8) { ForEach(NoteFormat.Paragraph.allCases, id: \.self) { chip($0) } }
            .padding(.horizontal, 16)
        }
        .scrollIndicators(.hidden)
        HStack(spacing: 8) { ForEach(NoteFormat.Style.allCases, id: \.self) { style($0) } }
          .padding(.horizontal, 16)
        HStack(spacing: 8) { ForEach(NoteFormat.List.allCases, id: \.self) { list($0) } }
          .padding(.horizontal, 16)
        HStack(spacing: 12) { ForEach(NoteHighlight.allCases) { highlight($0) } }
          .padding(.horizontal, 16)
      }
      .padding(.vertical, 24)
    }
    .background(NotesColors.canvas)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
    .presentationCornerRadius(16)
  }

  private func chip(_ paragraph: NoteFormat.Paragraph) -> some View {
    let isChosen = format.paragraph == paragraph
    return Button {
      format.paragraph = paragraph
    } label: {
      Text(words.name(of: paragraph))
        .typeRole(paragraph.role)
        .foregroundStyle(isChosen ? Color.white : NotesColors.ink)
        .padding(.horizontal, 16)
        .frame(minHeight: 44)
        .background(ground(isChosen))
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func style(_ style: NoteFormat.Style) -> some View {
    toggle(style.symbol, words.name(of: style), isOn: format.styles.contains(style)) {
      format.styles.formSymmetricDifference([style])
    }
  }

  private func list(_ list: NoteFormat.List) -> some View {
    toggle(list.symbol, words.name(of: list), isOn: format.list == list) {
      format.list = format.list == list ? nil : list
    }
  }

  private func toggle(_ symbol: String, _ label: String, isOn: Bool, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .typeRole(TypeRole(18, .medium, scales: .body, upTo: 30))
        .foregroundStyle(isOn ? Color.white : NotesColors.ink)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(ground(isOn))
        .contentShape(Rectangle())
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
    .accessibilityLabel(label)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }

  private func highlight(_ highlight: NoteHighlight) -> some View {
    let isOn = format.highlight == highlight
    return Button {
      format.highlight = isOn ? nil : highlight
    } label: {
      Circle()
        .fill(highlight.color)
        .frame(width: 36, height: 36)
        .overlay { Circle().inset(by: -3).strokeBorder(isOn ? NotesColors.orange : Color.clear, lineWidth: 2) }
        .hitArea(of: CGSize(width: 36, height: 36))
    }
    .buttonStyle(PressStyle { label, isPressed in label.opacity(isPressed ? 0.7 : 1) })
    .accessibilityLabel("\(words.highlight), \(words.highlightNames(highlight))")
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }

  private func ground(_ isOn: Bool) -> some View {
    RoundedRectangle(cornerRadius: 12).fill(isOn ? NotesColors.orangeFill : NotesColors.surface1)
  }
}

extension NoteFormat.Paragraph {
  var role: TypeRole {
    switch self {
    case .title: NotesTextRole.bodyTitle.role
    case .heading: NotesTextRole.bodyHeading.role
    case .subheading: NotesTextRole.bodyHeading.role.weight(.medium)
    case .body: NotesTextRole.textButton.role
    case .monospaced: NotesTextRole.bodyMono.role
    }
  }
}

extension NoteFormat.Style {
  fileprivate var symbol: String {
    switch self {
    case .bold: "bold"
    case .italic: "italic"
    case .underline: "underline"
    case .strikethrough: "strikethrough"
    }
  }
}

extension NoteFormat.List {
  fileprivate var symbol: String {
    switch self {
    case .bullets: "list.bullet"
    case .numbers: "list.number"
    case .checklist: "checklist"
    }
  }
}

extension NotesWords {
  func name(of paragraph: NoteFormat.Paragraph) -> String {
    switch paragraph {
    case .title: paragraphTitle
    case .heading: paragraphHeading
    case .subheading: paragraphSubheading
    case .body: paragraphBody
    case .monospaced: paragraphMonospaced
    }
  }

  func name(of style: NoteFormat.Style) -> String {
    switch style {
    case .bold: bold
    case .italic: italic
    case .underline: underline
    case .strikethrough: strikethrough
    }
  }

  func name(of list: NoteFormat.List) -> String {
    switch list {
    case .bullets: bullets
    case .numbers: numbers
    case .checklist: checklist
    }
  }
}
