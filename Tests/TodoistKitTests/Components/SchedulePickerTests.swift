import KitTesting
import Stage
import SwiftUI
import Testing
import TodoistKit

@MainActor
struct SchedulePickerTests {
  struct Sheet: View {
    @State var day: Date?
    var body: some View {
      VStack {
        // Wednesday, 10 June 2026.
        SchedulePicker(day: $day, now: Date(timeIntervalSince1970: 1_781_085_600))
        Text("day: " + (day.map { "\(Int(($0.timeIntervalSince1970 / 86400).rounded(.down)))" } ?? "-"))
      }
      .environment(\.calendar, calendar)
    }
    var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }
  }

  /// Days since 1970 of 10 June 2026.
  static let today = 20614

  @Test("today has a red ring of 2 points, the chosen day a red disc")
  func looks() throws {
    let exhibit = try Exhibit(Sheet())
    let red = try shade(.todoistRed)
    let day = try exhibit.frame(ofText: "10")
    #expect(try exhibit.color(x: day.midX, y: day.midY - 17) == red)
    #expect(try exhibit.color(x: day.midX, y: day.midY - 14) == "#FFFFFF")
    try exhibit.perform(.tap("Friday, June 12"), .settle)
    _ = try exhibit.text("day: \(Self.today + 2)")
    let chosen = try exhibit.frame(ofText: "12")
    #expect(try exhibit.color(x: chosen.midX, y: chosen.midY - 14) == red)
    #expect(try exhibit.text("12").color == "#FFFFFF")
    #expect(exhibit.speech.contains { $0.contains("Friday, June 12") && $0.contains("selected") })
  }

  @Test("quick days are one tap away")
  func quickDays() throws {
    for (label, days) in [("Today", 0), ("Tomorrow", 1), ("This Weekend", 3), ("Next Week", 5)] {
      let exhibit = try Exhibit(Sheet())
      try exhibit.perform(.tap(.label(label)), .settle)
      _ = try exhibit.text("day: \(Self.today + days)")
    }
  }

  @Test("months follow each other")
  func months() throws {
    let exhibit = try Exhibit(Sheet())
    _ = try exhibit.text("June 2026")
    try exhibit.perform(.tap("Next month"), .settle)
    _ = try exhibit.text("July 2026")
    _ = try exhibit.text("31")
    try exhibit.perform(.tap("Previous month"), .tap("Previous month"), .settle)
    _ = try exhibit.text("May 2026")
  }
}
