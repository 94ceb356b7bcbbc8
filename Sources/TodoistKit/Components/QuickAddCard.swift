import KitSupport
import SwiftUI

/// The card in which a task is typed, and understood while it is typed.
public struct QuickAddCard: View {
  @State private var text = ""
  /// What the chips of the bar have chosen; the text goes before it.
  @State private var chosenDay: TaskDraft.Day? = .today
  @State private var chosenPriority = Priority.p4
  @State private var chosenProject: String?
  /// Words of the text that the user does not want to be understood.
  @State private var ignored: Set<String> = []
  @State private var commits = Activations()
  @FocusState private var isTyping: Bool
  @Environment(\.todoistWords) private var words
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.quickAddIsInSheet) private var isInSheet

  private let projects: [TaskProject]
  private let labels: [String]
  private let focusesAtOnce: Bool
  private let onAdd: (String) -> Void
  private let onCommit: (TaskDraft) -> Void
  private let onReminders: (() -> Void)?

  /// - Parameter onAdd: gets the text as it was typed, without blanks around it.
  public init(onAdd: @escaping (String) -> Void) {
    self.init(projects: [], onAdd: onAdd, onCommit: { _ in })
  }

  /// - Parameters:
  ///   - text: what is there at the start.
  ///   - projects: those that the project chip offers.
  ///   - labels: those that the label chip offers.
  ///   - focusesAtOnce: whether the keyboard comes with the card.
  ///   - onReminders: what the reminders chip does; it is disabled without it.
  ///   - onCommit: gets what was understood.
  public init(
    text: String = "", projects: [TaskProject], labels: [String] = [], focusesAtOnce: Bool = false,
    onReminders: (() -> Void)? = nil, onAdd: @escaping (String) -> Void = { _ in },
    onCommit: @escaping (TaskDraft) -> Void
  ) {
    _text = State(initialValue: text)
    self.projects = projects
    self.labels = labels
    self.focusesAtOnce = focusesAtOnce
    self.onReminders = onReminders
    self.onAdd = onAdd
    self.onCommit = onCommit
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(words.addTask)
        .todoistText(.inlineNav)
        .foregroundStyle(TodoistColors.ink)
        .accessibilityAddTraits(.isHeader)
      field
      if !isBlank { chips.transition(.opacity.combined(with: .scale(scale: 0.8, anchor: .leading)), reduced: .opacity) }
      Divider().overlay(TodoistColors.divider)
      bar
      HStack {
        Spacer()
        Button(words.addTask, action: commit)
          .buttonStyle(.todoistPrimary)
          .disabled(isBlank)
      }
    }
    .padding(16)
    .background(cardBackground)
    .animation(TodoistMotion.chip, reduced: nil, value: chipCount)
    .feedback(.success, after: commits)
    .sensoryFeedback(.selection, trigger: chipCount) { old, new in new > old }
    .onAppear { if focusesAtOnce { isTyping = true } }
  }

  private var trimmed: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
  private var isBlank: Bool { trimmed.isEmpty }

  /// The text as it is understood, with what the chips have chosen.
  private var draft: TaskDraft {
    var draft = QuickAddParser(words: words).parse(trimmed, ignoring: ignored)
    draft.day = draft.day ?? chosenDay
    if draft.priority == .p4 { draft.priority = chosenPriority }
    draft.project = draft.project ?? chosenProject
    return draft
  }

  private var chipCount: Int {
    guard !isBlank else { return 0 }
    let draft = draft
    return (draft.day == nil ? 0 : 1) + (draft.priority == .p4 ? 0 : 1) + (draft.project == nil ? 0 : 1)
      + draft.labels.count
  }

  private func commit() {
    guard !isBlank else { return }
    let (typed, draft) = (trimmed, draft)
    commits.add()
    text = ""
    ignored = []
    (chosenDay, chosenPriority, chosenProject) = (.today, .p4, nil)
    onAdd(typed)
    onCommit(draft)
  }

  private var field: some View {
    TextField(
      "", text: $text, prompt: Text(words.quickAddPlaceholder).foregroundStyle(TodoistColors.tertiary), axis: .vertical
    )
    .todoistText(.quickAdd)
    .foregroundStyle(TodoistColors.ink)
    .tint(TodoistColors.red)
    .lineLimit(1...5)
    .focused($isTyping)
    .submitLabel(.done)
    .onSubmit(commit)
    .onChange(of: text) { _, new in
      // A field of several lines takes Return as a new line.
      if new.last == "\n" { commit() }
    }
    .accessibilityLabel(words.quickAddPlaceholder)
  }

  // MARK: Chips

  private var chips: some View {
    let draft = draft
    return FlowLayout(spacing: 8, lineSpacing: 8) {
      if let day = draft.day {
        SmartChip(
          day.text(in: words, locale: locale, calendar: calendar),
          color: day == .today ? TodoistColors.success : TodoistColors.blue
        ) {
          ignore([words.today, words.tomorrow])
          chosenDay = nil
        }
      }
      if draft.priority != .p4 {
        SmartChip(words.priorityName(draft.priority), color: draft.priority.color) {
          ignore(Priority.allCases.map(words.priorityName))
          chosenPriority = .p4
        }
      }
      if let project = draft.project {
        SmartChip(words.projectMark(project), color: TodoistColors.secondary) {
          ignore(["#" + project])
          chosenProject = nil
        }
      }
      ForEach(draft.labels, id: \.self) { label in
        SmartChip(label, color: TodoistColors.secondary) { ignore(["@" + label]) }
      }
    }
  }

  private func ignore(_ words: [String]) { ignored.formUnion(words.map { $0.lowercased() }) }

  private var bar: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        dayChip
        priorityChip
        projectChip
        labelChip
        Button {
          onReminders?()
        } label: {
          ActionChip(icon: "bell", label: words.reminders)
        }
        .buttonStyle(ChipPress())
      }
      .padding(.horizontal, 2)
      .padding(.vertical, 6)
    }
    .padding(.vertical, -6)
  }

  private var dayChip: some View {
    let day = draft.day
    return Menu {
      ForEach([TaskDraft.Day.today, .tomorrow, .weekend, .nextWeek], id: \.self) { day in
        Button(day.text(in: words, locale: locale, calendar: calendar)) { chosenDay = day }
      }
    } label: {
      ActionChip(
        icon: "calendar", label: day?.text(in: words, locale: locale, calendar: calendar) ?? words.date)
    }
  }

  private var priorityChip: some View {
    let priority = draft.priority
    return Menu {
      ForEach(Priority.allCases, id: \.self) { priority in
        Button {
          chosenPriority = priority
        } label: {
          Label(words.priorityName(priority), systemImage: priority == .p4 ? "flag" : "flag.fill")
        }
      }
    } label: {
      ActionChip(
        icon: priority == .p4 ? "flag" : "flag.fill",
        label: priority == .p4 ? words.priority : words.priorityName(priority),
        tint: priority == .p4 ? nil : priority.color)
    }
  }

  private var projectChip: some View {
    Menu {
      ForEach(projects) { project in Button(project.name) { chosenProject = project.name } }
    } label: {
      ActionChip(icon: "number", label: draft.project ?? words.project)
    }
  }

  private var labelChip: some View {
    Menu {
      ForEach(labels, id: \.self) { label in Button(label) { append("@" + label) } }
    } label: {
      ActionChip(icon: "tag", label: words.labels)
    }
  }

  private func append(_ word: String) {
    text += (text.isEmpty || text.last?.isWhitespace == true ? "" : " ") + word + " "
  }

  @ViewBuilder
  private var cardBackground: some View {
    if isInSheet {
      TodoistColors.card
    } else {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(TodoistColors.card)
        .shadow(color: .black.opacity(0.06), radius: 4, y: 1)
    }
  }
}

private struct ChipPress: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.background(
      Capsule().fill(configuration.isPressed ? TodoistColors.surface2 : Color.clear))
  }
}

extension EnvironmentValues {
  /// Whether the card is all that a sheet shows, and needs no edge of its own.
  var quickAddIsInSheet: Bool {
    get { self[QuickAddIsInSheetKey.self] }
    set { self[QuickAddIsInSheetKey.self] = newValue }
  }
}

private struct QuickAddIsInSheetKey: EnvironmentKey {
  static let defaultValue = false
}
