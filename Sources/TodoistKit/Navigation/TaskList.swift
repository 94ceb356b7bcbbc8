import KitSupport
import SwiftUI

/// Tasks in sections: completing, swiping, opening and closing.
///
/// A completed task fills its circle, stays for a moment, and then leaves the list; what happens to it is up to the app.
public struct TaskList: View {
  /// What the user does to a task.
  public struct Actions {
    /// Called when the task has left the list.
    public var complete: (TodoistTask) -> Void
    /// A swipe to the right: for today.
    public var schedule: (TodoistTask) -> Void
    public var postpone: (TodoistTask) -> Void
    /// Further actions of the task are asked for.
    public var more: (TodoistTask) -> Void
    /// A tap on the row; rows take no taps where it is nil.
    public var open: ((TodoistTask) -> Void)?

    public init(
      complete: @escaping (TodoistTask) -> Void = { _ in }, schedule: @escaping (TodoistTask) -> Void = { _ in },
      postpone: @escaping (TodoistTask) -> Void = { _ in }, more: @escaping (TodoistTask) -> Void = { _ in },
      open: ((TodoistTask) -> Void)? = nil
    ) {
      self.complete = complete
      self.schedule = schedule
      self.postpone = postpone
      self.more = more
      self.open = open
    }
  }

  private let sections: [TaskSection]
  private let actions: Actions
  @State private var done: Set<TodoistTask.ID> = []
  /// The rows that wait for a moment before they leave.
  @State private var leaving: [TodoistTask.ID: Task<Void, any Error>] = [:]
  @State private var faded: Set<TodoistTask.ID> = []
  @State private var gone: Set<TodoistTask.ID> = []
  @State private var collapsed: Set<TaskSection.ID> = []
  @State private var confirmations = Activations()
  @Environment(\.todoistWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  public init(_ sections: [TaskSection], actions: Actions = Actions()) {
    self.sections = sections
    self.actions = actions
  }

  public var body: some View {
    List {
      ForEach(sections) { section in
        if section.title.isEmpty {
          rows(of: section)
        } else {
          Section {
            if !collapsed.contains(section.id) { rows(of: section) }
          } header: {
            TodoistSectionHeader(
              title: section.title, isOverdue: section.isOverdue, isCollapsed: collapse(of: section)
            )
            .listRowInsets(EdgeInsets())
          }
        }
      }
    }
    .listStyle(.plain)
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 36)
    .background(TodoistColors.canvas, ignoresSafeAreaEdges: .all)
    .feedback(.success, after: confirmations)
  }

  private func collapse(of section: TaskSection) -> Binding<Bool> {
    Binding {
      collapsed.contains(section.id)
    } set: { isCollapsed in
      if isCollapsed { collapsed.insert(section.id) } else { collapsed.remove(section.id) }
    }
  }

  private func rows(of section: TaskSection) -> some View {
    ForEach(section.tasks.filter { !gone.contains($0.id) }) { task in
      row(task)
        .opacity(faded.contains(task.id) ? 0 : 1)
        .listRowInsets(EdgeInsets())
        .listRowSeparator(.hidden)
        .listRowBackground(TodoistColors.canvas)
        .swipeActions(edge: .leading, allowsFullSwipe: true) { scheduleAction(task) }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          // The first one is at the edge of the screen.
          moreAction(task)
          postponeAction(task)
        }
    }
  }

  private func row(_ task: TodoistTask) -> some View {
    TaskRow(
      task,
      isComplete: Binding {
        task.isComplete || done.contains(task.id)
      } set: { isComplete in
        if isComplete { done.insert(task.id) } else { done.remove(task.id) }
      },
      onToggle: { isComplete in if isComplete { leave(task) } else { stay(task) } },
      onOpen: actions.open.map { open in { open(task) } })
  }

  /// The circle fills, the row stays for a moment, and collapses.
  private func leave(_ task: TodoistTask) {
    leaving[task.id] = Task { @MainActor in
      try await Task.sleep(for: .seconds(0.2 + TodoistMotion.hold))
      if reducesMotion {
        // Only a fade: nothing collapses and nothing slides up.
        withAnimation(TodoistMotion.collapse) { _ = faded.insert(task.id) }
        try await Task.sleep(for: .seconds(0.25))
        gone.insert(task.id)
      } else {
        withAnimation(TodoistMotion.collapse) { _ = gone.insert(task.id) }
        try await Task.sleep(for: .seconds(0.25))
      }
      leaving[task.id] = nil
      actions.complete(task)
    }
  }

  /// The circle was emptied before the row had left.
  private func stay(_ task: TodoistTask) {
    leaving[task.id]?.cancel()
    leaving[task.id] = nil
    withAnimation(reducesMotion ? nil : TodoistMotion.collapse) {
      faded.remove(task.id)
      gone.remove(task.id)
    }
  }

  // MARK: Swipe actions

  private func confirm(_ action: () -> Void) {
    confirmations.add()
    action()
  }

  private func scheduleAction(_ task: TodoistTask) -> some View {
    Button {
      confirm { actions.schedule(task) }
    } label: {
      SwipeLabel(words.schedule, .schedule)
    }
    .tint(TodoistColors.swipeSchedule)
  }

  private func postponeAction(_ task: TodoistTask) -> some View {
    Button {
      confirm { actions.postpone(task) }
    } label: {
      SwipeLabel(words.postpone, .postpone)
    }
    .tint(TodoistColors.swipePostpone)
  }

  private func moreAction(_ task: TodoistTask) -> some View {
    Button {
      actions.more(task)
    } label: {
      SwipeLabel(words.more, .more)
    }
    .tint(TodoistColors.swipeMore)
  }
}

private struct SwipeLabel: View {
  private let title: String
  private let symbol: TodoistSymbol

  init(_ title: String, _ symbol: TodoistSymbol) {
    self.title = title
    self.symbol = symbol
  }

  var body: some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol.name).font(.system(size: symbol.size))
    }
  }
}
