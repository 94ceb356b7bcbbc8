import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct TimelineTests {
  private struct Seconds: View {
    let start: Date
    var body: some View {
      TimelineView(.periodic(from: start, by: 2)) { context in
        Text("\(Int(context.date.timeIntervalSince(start).rounded()))")
      }
    }
  }

  @Test("a periodic timeline shows its moments as the stage's clock reaches them")
  func periodic() throws {
    let host = try Host(Seconds(start: Date()))
    #expect(host.texts() == ["0"])
    host.graph.setTime(1)
    try host.frame()
    #expect(host.texts() == ["0"])
    host.graph.setTime(5)
    try host.frame()
    #expect(host.texts() == ["4"])
  }

  @Test("a timeline that never ends holds no picture up")
  func endless() throws {
    let host = try Host(TimelineView(.animation) { _ in Text("a") })
    host.graph.setTime(0.1)
    try host.frame()
    #expect(!host.graph.hasFiniteAnimations)
  }

  @Test("a periodic schedule starts at the last moment before a date")
  func entries() {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    let schedule = PeriodicTimelineSchedule(from: start, by: 30)
    let first = schedule.entries(from: start.addingTimeInterval(70), mode: .normal).prefix(2)
    #expect(first.map { $0.timeIntervalSince(start) } == [60, 90])
  }

  @Test("every minute starts with the minute that runs")
  func minutes() {
    let moment = Date(timeIntervalSinceReferenceDate: 60 * 7 + 12)
    let first = EveryMinuteTimelineSchedule().entries(from: moment, mode: .normal).prefix(2)
    #expect(first.map(\.timeIntervalSinceReferenceDate) == [420, 480])
  }
}
