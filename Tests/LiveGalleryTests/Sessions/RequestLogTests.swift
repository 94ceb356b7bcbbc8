import Foundation
import LiveGallery
import SpecimenProtocol
import Testing

@Suite("The log of requests") struct RequestLogTests {
  private func log(_ requests: [LiveRequest]) -> RequestLog {
    var log = RequestLog()
    for (place, request) in requests.enumerated() { log.add(TimedRequest(time: Double(place), request: request)) }
    return log
  }

  @Test("what only concerns how a page looks at the specimen is not in it")
  func views() {
    let log = log([
      .scale(2), .acknowledge(frame: 1), .watch([.tree]), .sleep, .wake, .ping, .export(id: 1, format: .png),
      .edit(.copy), .edit(.cut),
    ])
    #expect(log.requests == [TimedRequest(time: 8, request: .edit(.cut))])
  }

  @Test("a new start keeps the last settings and the last value of each knob, and nothing else")
  func restart() {
    var dark = LiveSettings()
    dark.scheme = "dark"
    let log = log([
      .settings(LiveSettings()), .knob(name: "a", value: .flag(true)), .insert("x"),
      .knob(name: "b", value: .number(1)),
      .settings(dark), .knob(name: "a", value: .flag(false)), .restart, .unmark,
    ])
    #expect(
      log.requests.map(\.request) == [
        .knob(name: "b", value: .number(1)), .settings(dark), .knob(name: "a", value: .flag(false)), .restart, .unmark,
      ])
    #expect(log.requests.map(\.time) == [3, 4, 5, 6, 7])
  }

  @Test("a recording that was ended is not begun again")
  func recording() {
    #expect(log([.record(true), .unmark, .record(false)]).requests.map(\.request) == [.unmark])
    #expect(log([.record(true), .unmark]).requests.map(\.request) == [.record(true), .unmark])
  }

  @Test("of a pointer that goes its way only the last place counts")
  func hover() {
    let log = log((0..<1000).map { .hover(x: Double($0), y: 0) } + [.unmark])
    #expect(log.requests.map(\.request) == [.hover(x: 999, y: 0), .unmark])
  }

  @Test("when too much was done only the settings are left, and it says so")
  func limit() {
    var log = log([.settings(LiveSettings())])
    for number in 0...RequestLog.limit { log.add(TimedRequest(time: Double(number), request: .unmark)) }
    #expect(log.isCut)
    #expect(log.requests.map(\.request) == [.settings(LiveSettings())])
    for number in 0...RequestLog.limit {
      log.add(TimedRequest(time: Double(number), request: .knob(name: "a", value: .number(Double(number)))))
    }
    #expect(log.requests.count <= RequestLog.limit)
    log.add(TimedRequest(time: 0, request: .restart))
    #expect(!log.isCut)
  }

  @Test("long texts count by their length")
  func texts() {
    var log = RequestLog()
    let text = String(repeating: "x", count: 60_000)
    for number in 0..<20 { log.add(TimedRequest(time: Double(number), request: .insert(text))) }
    #expect(log.isCut)
  }

  @Test("a page that turns ever new knobs makes the log no larger than any other")
  func manyKnobs() {
    var log = RequestLog()
    let name = String(repeating: "k", count: 1000)
    for number in 0..<3000 {
      log.add(TimedRequest(time: Double(number), request: .knob(name: "\(name)\(number)", value: .flag(true))))
    }
    #expect(log.requests.count <= RequestLog.textLimit / 1000)
    #expect(log.isCut)
    #expect(log.requests.last?.request == .knob(name: name + "2999", value: .flag(true)))
  }

  @Test("a recording goes on over a restart")
  func recordingOverRestart() {
    var log = RequestLog()
    log.add(TimedRequest(time: 1, request: .record(true)))
    log.add(TimedRequest(time: 2, request: .insert("gone")))
    log.add(TimedRequest(time: 3, request: .restart))
    #expect(log.requests.map(\.request) == [.record(true), .restart])
  }
}

@Suite("The clock of a session") struct SessionClockTests {
  @Test("it counts only while it runs, and goes on from where it is started")
  func counting() {
    let start = ContinuousClock.now
    var clock = SessionClock(at: 10)
    #expect(clock.time(start + .seconds(5)) == 10)
    clock.start(start)
    #expect(clock.time(start + .seconds(5)) == 15)
    clock.stop(start + .seconds(6))
    #expect(clock.time(start + .seconds(60)) == 16)
    clock.start(start + .seconds(60))
    clock.start(start + .seconds(61))
    #expect(clock.time(start + .seconds(62)) == 18)
  }
}

@Suite("The watchdog") struct WatchdogTests {
  @Test("who is silent and busy is asked, and after ten seconds hangs")
  func hang() {
    var dog = Watchdog()
    var verdicts: [Watchdog.Verdict] = []
    for look in 0...7 { verdicts.append(dog.look(processorTime: Double(look) * 2, isExcused: false)) }
    #expect(verdicts == [.fine, .ask, .ask, .ask, .ask, .ask, .hangs, .hangs])
  }

  @Test("who speaks, does little or may not speak does not hang")
  func honest() {
    var dog = Watchdog()
    for look in 0...20 {
      #expect(dog.look(processorTime: Double(look) * 2, isExcused: false) != .hangs)
      if look % 4 == 0 { dog.hasSpoken() }
    }
    dog = Watchdog()
    for look in 0...20 { #expect(dog.look(processorTime: Double(look) / 100, isExcused: false) == .fine) }
    dog = Watchdog()
    for look in 0...20 { #expect(dog.look(processorTime: Double(look) * 2, isExcused: true) == .fine) }
  }
}
