import SwiftUI

#Preview("Today") { TodayScreen() }

#Preview("Tabs") {
  RootTabView(badges: [.today: 6]) {
    TaskList([Samples.overdue, Samples.todaySection])
  } upcoming: {
    TaskList([Samples.later])
  } search: {
    TodoistEmptyState(.inbox)
  } browse: {
    TodoistEmptyState(.today)
  }
}

#Preview("Adding a task") {
  TaskList([Samples.todaySection])
    .quickAddSheet(isPresented: .constant(true), projects: [Samples.home, Samples.groceries]) { _ in }
}

#Preview("Drawer") {
  TaskList([Samples.todaySection])
    .todoistDrawer(isOpen: .constant(true)) {
      TodoistSidebar(
        selection: .constant(.today), counts: [.inbox: 4, .today: 6], isOverdue: true, projects: Samples.projects,
        onAddProject: {}
      ) { SidebarProfile(name: "Ada Winter", isPremium: true) }
    }
}

/// A day as an app would show it.
struct TodayScreen: View {
  @State private var sections = [Samples.overdue, Samples.todaySection, Samples.later]
  @State private var isAdding = false
  @State private var isDrawerOpen = false
  @State private var destination: SidebarDestination? = .today

  var body: some View {
    NavigationStack {
      TaskList(sections, actions: TaskList.Actions(complete: remove, open: { _ in }))
        .todoistFAB { isAdding = true }
        .navigationTitle("Today")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { TodoistMenuButton { isDrawerOpen = true } }
          ToolbarItem(placement: .topBarTrailing) { TodoistSortButton {} }
        }
    }
    .quickAddSheet(isPresented: $isAdding, projects: [Samples.groceries, Samples.home]) { draft in
      sections[1].tasks.append(
        TodoistTask(
          id: "new \(sections[1].tasks.count)", content: draft.content, priority: draft.priority,
          due: draft.day?.date(from: Date(), calendar: .current), labels: draft.labels))
    }
    .todoistDrawer(isOpen: $isDrawerOpen) {
      TodoistSidebar(
        selection: $destination, counts: [.inbox: 4, .today: 6], isOverdue: true, projects: Samples.projects
      ) { SidebarProfile(name: "Ada Winter", isPremium: true) }
    }
  }

  private func remove(_ task: TodoistTask) {
    for index in sections.indices { sections[index].tasks.removeAll { $0.id == task.id } }
  }
}
