import KitSupport
import SwiftUI

/// The sub-tasks of a task: those that are open, and below them those that are done, to which a completed one flies.
public struct SubtaskList: View {
  private let tasks: [TodoistTask]
  private let onToggle: (TodoistTask, Bool) -> Void
  @State private var changed: [TodoistTask.ID: Bool] = [:]
  @Namespace private var namespace
  @Environment(\.todoistWords) private var words
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameter onToggle: called when the user completes a sub-task, or takes that back.
  public init(_ tasks: [TodoistTask], onToggle: @escaping (TodoistTask, Bool) -> Void = { _, _ in }) {
    self.tasks = tasks
    self.onToggle = onToggle
  }

  public var body: some View {
    let done = tasks.filter(isDone)
    VStack(alignment: .leading, spacing: 0) {
      rows(tasks.filter { !isDone($0) })
      if !done.isEmpty {
        TodoistSectionHeader(title: words.completed, isOverdue: false, showsChevron: false)
          .transition(.opacity)
        rows(done)
      }
    }
    .background(TodoistColors.canvas)
  }

  private func isDone(_ task: TodoistTask) -> Bool { changed[task.id] ?? task.isComplete }

  @ViewBuilder
  private func rows(_ tasks: [TodoistTask]) -> some View {
    ForEach(tasks) { task in
      TaskRow(
        task, isSubtask: true,
        isComplete: Binding {
          isDone(task)
        } set: { isComplete in
          withAnimation(reducesMotion ? nil : TodoistMotion.collapse) { changed[task.id] = isComplete }
        },
        onToggle: { onToggle(task, $0) }
      )
      .padding(.leading, 24)
      .overlay(alignment: .topLeading) { TreeBranch() }
      .matchedGeometryEffect(id: task.id, in: namespace, properties: .position)
    }
  }
}

/// The line from the circle of the task, and the stub to that of the sub-task.
private struct TreeBranch: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().frame(width: 1)
      Rectangle().frame(width: 12, height: 1).padding(.top, 25)
    }
    .foregroundStyle(TodoistColors.divider)
    .padding(.leading, 27)
    .accessibilityHidden(true)
  }
}
