import Foundation

/// A task as rows and lists show it.
public struct TodoistTask: Identifiable, Hashable, Sendable {
  public var id: String
  /// May have `**bold**` and `*italic*` parts.
  public var content: String
  public var priority: Priority
  public var due: Date?
  public var project: TaskProject?
  public var labels: [String]
  public var commentCount: Int
  public var subtasks: [TodoistTask]
  public var isComplete: Bool

  public init(
    id: String, content: String, priority: Priority = .p4, due: Date? = nil, project: TaskProject? = nil,
    labels: [String] = [], commentCount: Int = 0, subtasks: [TodoistTask] = [], isComplete: Bool = false
  ) {
    self.id = id
    self.content = content
    self.priority = priority
    self.due = due
    self.project = project
    self.labels = labels
    self.commentCount = commentCount
    self.subtasks = subtasks
    self.isComplete = isComplete
  }
}
