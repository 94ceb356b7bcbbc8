/// What a sidebar goes to.
public enum SidebarDestination: Hashable, Sendable {
  case inbox, today, upcoming, filters
  /// - `id`: of the project.
  case project(String)
}

/// A project of the sidebar.
public struct SidebarProject: Identifiable, Sendable {
  public var project: TaskProject
  /// Open tasks.
  public var count: Int?
  /// How many projects it is part of.
  public var indent: Int
  public var id: String { project.id }

  public init(_ project: TaskProject, count: Int? = nil, indent: Int = 0) {
    self.project = project
    self.count = count
    self.indent = indent
  }
}
