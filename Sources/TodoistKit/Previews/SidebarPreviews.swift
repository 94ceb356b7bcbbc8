import SwiftUI

#Preview("Sidebar rows", traits: .sizeThatFitsLayout) {
  VStack(spacing: 0) {
    SidebarRow(icon: "tray", label: "Inbox", count: 4, isSelected: false, isOverdue: false)
    SidebarRow(icon: "calendar", label: "Today", count: 6, isSelected: true, isOverdue: true)
    SidebarRow(icon: "calendar.badge.clock", label: "Upcoming", count: nil, isSelected: false, isOverdue: false)
    SidebarRow(project: Samples.groceries, count: 6)
    SidebarRow(project: Samples.launch, isSelected: true)
    SidebarRow(project: Samples.reading, indent: 1)
  }
  .frame(width: 280)
  .background(TodoistColors.surface)
}

#Preview("Sidebar") {
  TodoistSidebar(
    selection: .constant(.today), counts: [.inbox: 4, .today: 6], isOverdue: true, projects: Samples.projects,
    onAddProject: {}
  ) { SidebarProfile(name: "Ada Winter", isPremium: true) }
}

#Preview("Karma", traits: .sizeThatFitsLayout) {
  KarmaBadge(karma: 8432, streak: 12).padding(24).background(TodoistColors.canvas)
}

#Preview("Empty today") {
  TodoistEmptyState(.today) {}.frame(maxHeight: .infinity).background(TodoistColors.canvas)
}

#Preview("Empty inbox") {
  TodoistEmptyState(.inbox).frame(maxHeight: .infinity).background(TodoistColors.canvas)
}
