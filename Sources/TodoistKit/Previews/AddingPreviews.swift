import SwiftUI

#Preview("Quick add", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    QuickAddCard { _ in }
    QuickAddCard(text: "Take out the trash tomorrow p1 #home @evening", projects: [Samples.home]) { _ in }
  }
  .padding(16)
  .background(TodoistColors.surface)
}

#Preview("Add button", traits: .sizeThatFitsLayout) {
  HStack(spacing: 32) {
    TodoistFAB {}
    TodoistFAB {}.disabled(true)
  }
  .padding(32)
  .background(TodoistColors.canvas)
}

#Preview("Buttons", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 12) {
    Button("Add task") {}.buttonStyle(.todoistPrimary)
    Button("Add task") {}.buttonStyle(.todoistPrimary).disabled(true)
    Button("Cancel") {}.buttonStyle(.todoistSecondary)
    Button("Plan my day") {}.buttonStyle(.todoistTextAction)
  }
  .padding(16)
  .background(TodoistColors.canvas)
}

#Preview("Chips", traits: .sizeThatFitsLayout) {
  VStack(alignment: .leading, spacing: 16) {
    HStack(spacing: 8) {
      SmartChip("Today", color: TodoistColors.success)
      SmartChip("12 Jun", color: TodoistColors.blue)
      SmartChip("P1", color: Priority.p1.color)
      SmartChip("P2", color: Priority.p2.color)
    }
    HStack(spacing: 8) {
      ActionChip(icon: "calendar", label: "Date")
      ActionChip(icon: "flag.fill", label: "P1", tint: Priority.p1.color)
      ActionChip(icon: "bell", label: "Reminders")
    }
  }
  .padding(16)
  .background(TodoistColors.card)
}

#Preview("Schedule", traits: .sizeThatFitsLayout) {
  @Previewable @State var day: Date? = Samples.day(3)
  return SchedulePicker(day: $day, now: Samples.today)
}
