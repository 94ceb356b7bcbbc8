import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
struct SettleTests {
  private struct Loading: View {
    @State private var text = "loading"
    @State private var width: CGFloat = 10
    var body: some View {
      Text(text).frame(width: width).task {
        try? await Task.sleep(for: .seconds(3))
        text = "done"
        withAnimation(.linear(duration: 0.5)) { width = 200 }
      }
    }
  }

  @Test("a stage is settled when the task and the animation that it starts have ended")
  func finite() throws {
    let stage = try Stage.showing(Loading())
    let report = try stage.settle()
    #expect(report.isSettled)
    #expect(abs(report.time - 3.5) < 2.0 / 60)
    #expect(report.pending.isEmpty && report.endless.isEmpty)
    #expect(stage.texts == ["done"])
  }

  private struct Endless: View {
    @State private var isBig = false
    private let ticks = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Circle().scaleEffect(isBig ? 2 : 1)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isBig = true } }
        TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date)") }
        Text("a").onReceive(ticks) { _ in }
        Text("b").task {
          for await _ in AsyncStream<Int>(unfolding: {
            try? await Task.sleep(for: .seconds(1e6)); return 1
          }) {}
        }
        Waiting()
      }
    }
  }

  private struct Waiting: View {
    var body: some View { Text("c").task { for await _ in AsyncStream<Int> { _ in } {} } }
  }

  @Test("what never ends is named, and nobody waits for it")
  func endless() throws {
    let stage = try Stage.showing(Endless())
    let report = try stage.settle()
    #expect(report.time == 0)
    #expect(report.endless.contains("Timer every 2 s"))
    #expect(report.endless.contains("TimelineView in Endless"))
    #expect(report.endless.contains("an animation of Endless"))
    #expect(report.endless.contains("a task of Waiting that waits for an event"))
    // A sleep of twelve days is finite, and lies beyond the cap.
    #expect(!report.isSettled)
    #expect(report.pending == ["Task.sleep until 1000000 s"])
  }

  private struct Loop: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          count += 1
        }
      }
    }
  }

  @Test("a cap that was reached is in the report")
  func cap() throws {
    let stage = try Stage.showing(Loop())
    let report = try stage.settle(cap: 5)
    #expect(!report.isSettled)
    #expect(report.time == 5)
    #expect(stage.texts == ["5"])
    #expect(report.pending == ["Task.sleep until 6 s"])
  }

  private struct Restless: View {
    var body: some View {
      Text("a").onAppear { again() }
    }
    private func again() { DispatchQueue.main.async { again() } }
  }

  @Test("work that starts itself again without waiting ends in an error")
  func restless() throws {
    #expect(throws: StageError.self) { _ = try Stage.showing(Restless()) }
  }

  @Test("nothing happens between deadlines, so that no frame is run")
  func steps() throws {
    let stage = try Stage.showing(Loading())
    let report = try stage.settle()
    // One frame after the sleep, one for each sixtieth of the animation, and what the changes ask for.
    #expect(report.frames < 45)
  }

  @Test("time passes in sixtieths while something moves")
  func sixtieths() throws {
    let stage = try Stage.showing(Loading())
    try stage.advance(to: 3)
    let before = stage.graph.counters.samples
    try stage.advance(by: 0.5)
    #expect((29...33).contains(stage.graph.counters.samples - before))
  }
}
