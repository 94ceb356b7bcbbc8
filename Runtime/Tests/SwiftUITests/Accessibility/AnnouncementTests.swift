import Stage
import SwiftUI
import Testing

@MainActor
struct AnnouncementTests {
  @Test("announcements of both kinds are kept with their times, for the stage whose view made them")
  func announcements() throws {
    let resources = try StageResources()
    let other = try Stage(resources: resources)
    try other.show(AnyView(Text("Other")), presentation: .fitted(width: 100))
    let stage = try Stage(resources: resources)
    let view = VStack {
      Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Send") { UIAccessibility.post(notification: .announcement, argument: "Sent") }
    }
    try stage.show(AnyView(view), presentation: .fitted(width: 200))
    try stage.perform(.tap("Save"))
    try stage.perform(.wait(2))
    try stage.perform(.tap("Send"))
    #expect(stage.announcements.map(\.text) == ["Saved", "Sent"])
    let times = stage.announcements.map(\.time)
    #expect(times[1] - times[0] >= 2)
    #expect(other.announcements.isEmpty)
  }
}
