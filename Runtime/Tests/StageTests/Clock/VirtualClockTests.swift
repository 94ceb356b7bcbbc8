import Foundation
import Stage
import SwiftUI
import Testing

/// Each view is written as an app's author would write it: none knows of a stage.
@MainActor
struct VirtualClockTests {
  private struct Sleeper: View {
    @State private var text = "loading"
    var body: some View {
      Text(text).task {
        try? await Task.sleep(for: .seconds(2))
        text = "done"
      }
    }
  }

  @Test("a task sleeps on the stage's clock")
  func taskSleep() throws {
    let stage = try Stage.showing(Sleeper())
    #expect(stage.texts == ["loading"])
    try stage.advance(to: 1.999)
    #expect(stage.texts == ["loading"])
    try stage.advance(to: 2)
    #expect(stage.texts == ["done"])
  }

  private struct EverySleep: View {
    let log: Log
    var body: some View {
      Text("a").task {
        try? await Task.sleep(nanoseconds: 100_000_000)
        log.add("nanoseconds")
        try? await Task.sleep(until: .now + .seconds(0.1), clock: .suspending)
        log.add("suspending")
        try? await ContinuousClock().sleep(for: .seconds(0.1))
        log.add("continuous")
        try? await Task.sleep(for: .seconds(0.1), tolerance: .milliseconds(20))
        log.add("tolerance")
      }
    }
  }

  @Test("every way to sleep takes the stage's time, and none of the machine's")
  func everySleep() throws {
    let log = Log()
    let stage = try Stage.showing(EverySleep(log: log))
    for (index, name) in ["nanoseconds", "suspending", "continuous", "tolerance"].enumerated() {
      try stage.advance(to: 0.1 * Double(index + 1) - 0.001)
      #expect(log.entries.count == index)
      try stage.advance(to: 0.1 * Double(index + 1) + 0.001)
      #expect(log.entries.last == name)
    }
  }

  private struct Delayed: View {
    let log: Log
    var body: some View {
      Text("a").onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { log.add("after 0.5") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.25) { log.add("after 0.25") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem { log.add("item") })
        DispatchQueue.main.async { log.add("async") }
        RunLoop.main.perform { log.add("perform") }
      }
    }
  }

  @Test("delayed work of the main queue comes at its time, in the order of the source")
  func asyncAfter() throws {
    let log = Log()
    let stage = try Stage.showing(Delayed(log: log))
    #expect(log.entries == ["async", "perform"])
    try stage.advance(to: 0.25)
    #expect(log.entries.dropFirst(2) == ["after 0.25"])
    try stage.advance(to: 0.4999)
    #expect(log.entries.count == 3)
    try stage.advance(to: 0.5)
    #expect(log.entries.dropFirst(3) == ["after 0.5", "item"])
  }

  private struct Timers: View {
    let log: Log
    @State private var count = 0
    @State private var timer: Timer?
    private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("\(count)")
        .onReceive(ticks) { _ in count += 1 }
        .onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
            MainActor.assumeIsolated { log.add("tick") }
          }
          _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in
            MainActor.assumeIsolated {
              log.add("once")
              timer?.invalidate()
            }
          }
        }
    }
  }

  @Test("timers and their publishers fire on the stage's clock until they are invalidated")
  func timers() throws {
    let log = Log()
    let stage = try Stage.showing(Timers(log: log))
    try stage.advance(to: 1.3)
    #expect(log.entries == ["tick", "tick", "tick"])
    #expect(stage.texts == ["1"])
    try stage.advance(to: 10)
    #expect(log.entries == ["tick", "tick", "tick", "once"])
    #expect(stage.texts == ["10"])
  }

  private struct Background: View {
    @State private var lines: [String] = []
    var body: some View {
      VStack { ForEach(lines, id: \.self) { Text($0) } }.onAppear {
        for index in 0..<4 {
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: Double(4 - index))
            DispatchQueue.main.async { lines.append("\(index)") }
          }
        }
        Task.detached {
          try? await Task.sleep(for: .seconds(2.5))
          await MainActor.run { lines.append("detached") }
        }
      }
    }
  }

  @Test("work of other threads that sleeps comes back at the stage's times")
  func background() throws {
    let stage = try Stage.showing(Background())
    try stage.advance(to: 2)
    #expect(stage.texts == ["3", "2"])
    try stage.advance(to: 4)
    #expect(stage.texts == ["3", "2", "detached", "1", "0"])
  }

  private struct Grouped: View {
    @State private var text = "waiting"
    var body: some View {
      Text(text).onAppear {
        let group = DispatchGroup()
        for seconds in [1.0, 3.0] {
          group.enter()
          DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { group.leave() }
        }
        group.notify(queue: .main) { text = "both" }
      }
    }
  }

  @Test("a group notifies when the last of its members has left")
  func group() throws {
    let stage = try Stage.showing(Grouped())
    try stage.advance(to: 2.9)
    #expect(stage.texts == ["waiting"])
    try stage.advance(to: 3)
    #expect(stage.texts == ["both"])
  }

  private struct Source: View {
    @State private var count = 0
    @State private var source: (any DispatchSourceTimer)?
    var body: some View {
      Text("\(count)").onAppear {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 1, repeating: 0.5)
        timer.setEventHandler {
          count += 1
          if count == 3 { source?.cancel() }
        }
        timer.resume()
        source = timer
      }
    }
  }

  @Test("a timer of Dispatch fires on the stage's clock until it is cancelled")
  func source() throws {
    let stage = try Stage.showing(Source())
    try stage.advance(to: 0.99)
    #expect(stage.texts == ["0"])
    try stage.advance(to: 1.5)
    #expect(stage.texts == ["2"])
    try stage.advance(to: 9)
    #expect(stage.texts == ["3"])
  }

  private struct Now: View {
    let log: Log
    var body: some View {
      Text("a").task {
        log.add("\(Date().timeIntervalSince1970)")
        try? await Task.sleep(for: .seconds(1.5))
        log.add("\(Date().timeIntervalSince1970)")
        let start = ContinuousClock.now
        usleep(250_000)
        log.add("\(ContinuousClock.now - start)")
        log.add("\(Int.random(in: 0..<1_000_000)) \(UUID())")
      }
    }
  }

  @Test("dates, measured times and random numbers are the same in every run")
  func determinism() throws {
    func run(seed: UInt64) throws -> [String] {
      let log = Log()
      let start = Date(timeIntervalSince1970: 1000)
      let stage = try Stage.showing(
        Now(log: log), settings: StageSettings(clock: .virtual(start: start, seed: seed)))
      try stage.settle()
      return log.entries
    }
    let first = try run(seed: 1)
    #expect(first.prefix(3) == ["1000.0", "1001.5", "0.25 seconds"])
    let second = try run(seed: 1)
    #expect(second == first)
    #expect(try run(seed: 2)[3] != first[3])
  }

  @Test("outside a stage the clocks are those of the machine")
  func outside() throws {
    let before = Date()
    let stage = try Stage.showing(Sleeper())
    try stage.advance(to: 100_000)
    #expect(abs(Date().timeIntervalSince(before)) < 1000)
  }

  private struct Gone: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      VStack {
        if isShown {
          Text("a").task {
            do {
              try await Task.sleep(for: .seconds(5))
              log.add("slept")
            } catch {
              log.add("cancelled")
            }
          }
        }
      }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isShown = false
      }
    }
  }

  @Test("a task is cancelled with its view, at once")
  func cancellation() throws {
    let log = Log()
    let stage = try Stage.showing(Gone(log: log))
    try stage.advance(to: 1)
    #expect(log.entries == ["cancelled"])
    // Nobody waits for the rest of the sleep.
    #expect(try stage.settle().time == 1)
  }

  @Test("views end with their stage")
  func end() throws {
    let log = Log()
    do {
      let stage = try Stage.showing(Ending(log: log))
      try stage.advance(to: 1)
    }
    #expect(log.entries == ["cancelled"])
  }

  private struct Ending: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("\(count)").task {
        try? await Task.sleep(for: .seconds(5))
        log.add(Task.isCancelled ? "cancelled" : "slept")
        count += 1
      }
    }
  }
}
