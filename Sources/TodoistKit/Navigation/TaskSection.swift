/// Tasks under one header.
public struct TaskSection: Identifiable, Hashable, Sendable {
  /// Empty for tasks without a header.
  public var title: String
  public var isOverdue: Bool
  public var tasks: [TodoistTask]
  public var id: String { title }

  public init(title: String = "", isOverdue: Bool = false, tasks: [TodoistTask]) {
    self.title = title
    self.isOverdue = isOverdue
    self.tasks = tasks
  }
}
