import SwiftUI

#Preview("Colors", traits: .sizeThatFitsLayout) {
  let columns = [GridItem](repeating: GridItem(.fixed(64), spacing: 12), count: 5)
  return LazyVGrid(columns: columns, spacing: 12) {
    ForEach(Color.todoistProjectPalette.indices, id: \.self) { index in
      RoundedRectangle(cornerRadius: 8).fill(Color.todoistProjectPalette[index]).frame(height: 44)
    }
  }
  .padding(16)
  .background(TodoistColors.canvas)
}

#Preview("Type", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Today").todoistText(.largeNav)
    Text("Add task").todoistText(.inlineNav)
    Text("Nothing left for today").todoistText(.emptyHeading)
    Text("Buy milk and eggs").todoistText(.taskBody)
    Text("Buy milk and eggs").todoistText(.taskBold)
    Text("Passport photos").todoistText(.subtask)
    Text("Website launch").todoistText(.sidebarProject)
    Text("Overdue").textCase(.uppercase).todoistText(.sectionHeader)
    Text("Yesterday").todoistText(.metaOverdue)
    Text("12 tasks").todoistText(.caption)
  }
  .foregroundStyle(TodoistColors.ink)
  .padding(16)
  .frame(maxWidth: .infinity, alignment: .leading)
  .background(TodoistColors.canvas)
}
