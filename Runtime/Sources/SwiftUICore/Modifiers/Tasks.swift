/// `task`: asynchronous work that starts when the view appears and is cancelled when it goes.
struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  /// Another value cancels the work and starts it anew.
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { TaskNode<ID>(context) }
}

final class TaskNode<ID: Equatable>: TransparentModifierNode, CoverableNode {
  private var modifier: TaskModifier<ID>?
  private var task: Task<Void, Never>?
  /// Counts the starts: the end of an earlier one no longer matters.
  private var runs = 0

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is TaskModifier<ID> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? TaskModifier<ID> else { return }
    let isFirst = modifier == nil
    let isSame = modifier.map { $0.id == new.id } ?? false
    modifier = new
    guard !isSame else { return }
    task?.cancel()
    graph.afterLayout { [weak self] in
      // A screen that comes into sight as it is built has been told already.
      if let self, !isFirst || task == nil { start() }
    }
  }

  /// What comes before the first suspension is done at once, so that the first picture shows it.
  private func start() {
    guard !flags.contains(.isDead), !isCovered, let modifier else { return }
    task?.cancel()
    let action = modifier.action
    runs += 1
    let run = runs
    let key = ObjectIdentifier(self)
    graph.waitingTasks[key] = graph.place(of: self)
    task = Task.immediate(priority: modifier.priority) { [weak self] in
      await action()
      guard let self, self.runs == run, !self.flags.contains(.isDead) else { return }
      graph.waitingTasks[key] = nil
    }
  }

  func coverChanged(to isCovered: Bool) {
    guard isCovered else {
      // What was made in sight has been started by itself.
      if task == nil { start() }
      return
    }
    runs += 1
    graph.waitingTasks[ObjectIdentifier(self)] = nil
    task?.cancel()
    task = nil
  }

  override func teardown() {
    super.teardown()
    graph.waitingTasks[ObjectIdentifier(self)] = nil
    task?.cancel()
    task = nil
  }
}

extension View {
  /// Starts work when the view appears; it is cancelled when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    primitive(TaskModifier(id: true, priority: priority, action: action))
  }

  /// Starts work when the view appears, and anew when the value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    primitive(TaskModifier(id: value, priority: priority, action: action))
  }
}
