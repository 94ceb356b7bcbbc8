import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
struct LifecycleSampleTests {
  private struct Panel: View {
    let log: Log
    let name: String
    @State private var isReady = false
    var body: some View {
      Text(isReady ? "\(name) ready" : name)
        .onAppear {
          log.add("appear \(name)")
          isReady = true
        }
        .onDisappear { log.add("disappear \(name)") }
    }
  }

  private struct Switcher: View {
    let log: Log
    @State private var isFirst = true
    @State private var isBold = false
    @State private var run = 0
    var body: some View {
      VStack {
        if isFirst { Panel(log: log, name: "A") } else { Panel(log: log, name: "B") }
        Panel(log: log, name: "C").id(run).bold(isBold)
        Button("Switch") { isFirst.toggle() }
        Button("Bold") { isBold.toggle() }
        Button("New") { run += 1 }
      }
    }
  }

  @Test("a view appears once in its life, and disappears when its identity goes")
  func appearing() throws {
    let log = Log()
    let stage = try Stage.showing(Switcher(log: log))
    #expect(Set(log.entries) == ["appear A", "appear C"])
    #expect(stage.texts.contains("A ready"))
    func run(_ script: String) throws -> String {
      log.entries = []
      return try StageScript(parsing: script).run(on: stage).description
    }
    #expect(try run("tap \"Bold\"").hasPrefix("passed"))
    #expect(log.entries == [])
    #expect(try run("tap \"Switch\"\nexpect \"B ready\"\nexpect no \"A ready\"").hasPrefix("passed"))
    #expect(log.entries.sorted() == ["appear B", "disappear A"])
    #expect(try run("tap \"New\"\nexpect \"C ready\"").hasPrefix("passed"))
    #expect(log.entries.sorted() == ["appear C", "disappear C"])
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0
    @State private var total = 0
    @State private var plain = ""
    var body: some View {
      VStack {
        Text("Count \(count), total \(total)")
        Button("Two at once") {
          count += 1
          count += 1
        }
        Button("There and back") {
          count += 1
          count -= 1
        }
        Button("Same") { count = count + 0 }
        Text(plain)
      }
      .onChange(of: count) { old, new in
        log.add("\(old) to \(new)")
        total += new - old
      }
      .onChange(of: count, initial: true) { log.add("initial or \(count)") }
      .onChange(of: total) { plain = "Total is now \(total)" }
    }
  }

  @Test("a change is told once a turn, with both values, and changes may follow from it")
  func changes() throws {
    let log = Log()
    let failures = try StageScript.failures(
      """
      tap "Two at once"
      expect now "Count 2, total 2"
      expect now "Total is now 2"
      tap "There and back"
      tap "Same"
      expect now "Count 2, total 2"
      """, on: Counter(log: log))
    #expect(failures == "")
    #expect(log.entries.sorted() == ["0 to 2", "initial or 0", "initial or 2"])
  }

  private struct Search: View {
    let log: Log
    @State private var query = ""
    @State private var result = "Nothing yet"
    @State private var isOpen = true
    var body: some View {
      VStack {
        Text(result)
        if isOpen {
          Text("Query \(query)")
            .task(id: query) {
              do {
                try await Task.sleep(for: .seconds(1))
                result = "Found \(query)"
              } catch {
                log.add("cancelled \(query) \(error is CancellationError) \(Task.isCancelled)")
              }
            }
        }
        Button("a") { query += "a" }
        Button("Close") { isOpen = false }
      }
    }
  }

  @Test("a task starts again when its id changes, and is cancelled with its view")
  func tasks() throws {
    let log = Log()
    let failures = try StageScript.failures(
      """
      wait 500 ms
      tap "a"
      wait 500 ms
      tap "a"
      expect now "Nothing yet"
      wait 900 ms
      expect now "Nothing yet"
      wait 150 ms
      expect now "Found aa"
      tap "a"
      wait 300 ms
      tap "Close"
      settle
      expect now "Found aa"
      """, on: Search(log: log))
    #expect(failures == "")
    #expect(log.entries == ["cancelled a true true", "cancelled aa true true", "cancelled aaa true true"])
  }

  private struct Feed: View {
    @State private var items: [String] = []
    @State private var isLoading = false
    @State private var error: String?
    @State private var attempt = 0
    private func load() async throws -> [String] {
      try await Task.sleep(nanoseconds: 400_000_000)
      if attempt == 0 { throw URLError(.timedOut) }
      async let first = {
        try? await Task.sleep(for: .seconds(0.2)); return "One"
      }()
      async let second = {
        try? await Task.sleep(for: .seconds(0.3)); return "Two"
      }()
      return await [first, second]
    }
    var body: some View {
      VStack {
        if isLoading { ProgressView("Loading") }
        if let error { Text(error) }
        ForEach(items, id: \.self, content: Text.init)
        Button("Retry") { attempt += 1 }
      }
      .task(id: attempt) {
        isLoading = true
        defer { isLoading = false }
        do {
          items = try await load()
          error = nil
        } catch { self.error = "Failed" }
      }
    }
  }

  @Test("a view loads, fails, tries again and shows what came")
  func loading() throws {
    let failures = try StageScript.failures(
      """
      expect now "Loading"
      wait 390 ms
      expect now "Loading"
      wait 20 ms
      expect now no "Loading"
      expect now "Failed"
      tap "Retry"
      expect now "Loading"
      wait 680 ms
      expect now no "Two"
      wait 40 ms
      expect now "Two"
      expect now no "Failed"
      expect now no "Loading"
      """, on: Feed())
    #expect(failures == "")
  }

  private struct Clock: View {
    @State private var isRunning = false
    @State private var seconds = 0
    @State private var start = Date.now
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Text("\(seconds) s")
        Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        TimelineView(.periodic(from: start, by: 0.5)) { context in
          Text("Half seconds: \(Int(context.date.timeIntervalSince(start) * 2))")
        }
        TimelineView(.explicit([start, start.addingTimeInterval(2)])) { context in
          Text(context.date >= start.addingTimeInterval(2) ? "Late" : "Early")
        }
        TimelineView(.animation(minimumInterval: 0.1, paused: !isRunning)) { context in
          Text("Cadence \(context.cadence == .live ? "live" : "slow")")
        }
      }
      .onReceive(timer) { _ in if isRunning { seconds += 1 } }
    }
  }

  private struct ClockScreen: View {
    var body: some View { Clock() }
  }

  @Test("timers and timelines follow the clock")
  func timelines() throws {
    let failures = try StageScript.failures(
      """
      expect now "0 s"
      expect now "Early"
      wait 1.2 s
      expect now "0 s"
      expect now "Half seconds: 2"
      tap "Start"
      wait 1 s
      expect now "1 s"
      expect now "Late"
      expect now "Half seconds: 4"
      tap "Stop"
      wait 5 s
      expect now "1 s"
      """, on: ClockScreen())
    #expect(failures == "")
  }
}
