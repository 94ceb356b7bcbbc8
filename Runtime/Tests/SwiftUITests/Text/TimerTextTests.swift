import Foundation
import SwiftUI
import SwiftUICore
import Testing

/// Texts that count with the stage's clock.
@MainActor
@Suite("Texts that count")
struct TimerTextTests {
  private func host(_ make: (Date) -> Text) throws -> Host {
    let host = try Host(EmptyView(), width: 200, height: 50, scale: 1)
    host.graph.startDate = Date(timeIntervalSinceReferenceDate: 1000)
    host.graph.setRoot(AnyView(make(host.graph.date)))
    try host.frame()
    return host
  }

  @Test("a timer counts down second by second, and stops at nothing")
  func countsDown() throws {
    let host = try host { Text(timerInterval: $0...$0.addingTimeInterval(62)) }
    #expect(host.texts() == ["1:02"])
    try host.wait(1)
    #expect(host.texts() == ["1:01"])
    try host.wait(2)
    #expect(host.texts() == ["0:59"])
    try host.wait(70)
    #expect(host.texts() == ["0:00"])
  }

  @Test("counting up, with and without hours, and standing still at the pause")
  func countsUp() throws {
    let host = try host {
      Text(timerInterval: $0.addingTimeInterval(-3661)...$0.addingTimeInterval(3600), countsDown: false)
    }
    #expect(host.texts() == ["1:01:01"])
    try host.wait(1)
    #expect(host.texts() == ["1:01:02"])
    let minutes = try self.host {
      Text(
        timerInterval: $0.addingTimeInterval(-3661)...$0.addingTimeInterval(3600), countsDown: false, showsHours: false)
    }
    #expect(minutes.texts() == ["61:01"])
    let paused = try self.host {
      Text("left: \(timerInterval: $0...$0.addingTimeInterval(90), pauseTime: $0.addingTimeInterval(30))")
    }
    try paused.wait(40)
    #expect(paused.texts() == ["left: 1:00"])
  }

  @Test("a date as a timer counts with the clock")
  func dateStyle() throws {
    let host = try host { Text($0, style: .timer) }
    #expect(host.texts() == ["0:00"])
    try host.wait(65)
    #expect(host.texts() == ["1:05"])
  }
}
