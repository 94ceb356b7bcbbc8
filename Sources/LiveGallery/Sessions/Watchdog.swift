import Foundation

/// Decides from looks at a process whether it hangs: it works, says nothing, is asked and does not answer.
package struct Watchdog {
  package enum Verdict: Equatable { case fine, ask, hangs }

  /// Seconds between two looks.
  package static let interval = 2.0
  /// The share of a processor from which on a silent process is asked: on a machine with much to do a loop gets no more.
  private static let business = 0.02
  /// Looks without an answer after which a process hangs: 10 seconds.
  private static let patience = 5

  private let interval: Double
  private var last: Double?
  private var isSilent = true
  private var silentLooks = 0

  /// - Parameter interval: Seconds between two looks.
  package init(interval: Double = Watchdog.interval) { self.interval = interval }

  package mutating func hasSpoken() {
    isSilent = false
    silentLooks = 0
  }

  /// - Parameters:
  ///   - processorTime: Seconds that the process has had of a processor so far.
  ///   - isExcused: It cannot speak, because nobody reads.
  package mutating func look(processorTime: Double, isExcused: Bool) -> Verdict {
    let share = last.map { (processorTime - $0) / interval } ?? 0
    last = processorTime
    defer { isSilent = true }
    guard isSilent, !isExcused, share > Self.business else {
      silentLooks = 0
      return .fine
    }
    silentLooks += 1
    return silentLooks > Self.patience ? .hangs : .ask
  }
}

/// The time that a program and all that it started have had of the processors.
enum ProcessorTime {
  /// Seconds; nil where the program has ended.
  static func seconds(ofGroupOf pid: pid_t) -> Double? {
    guard var sum = ticks(of: pid) else { return nil }
    var waiting = children(of: pid)
    // Somebody else's code could start very many.
    var rest = 256
    while let next = waiting.popLast(), rest > 0 {
      rest -= 1
      sum += ticks(of: next) ?? 0
      waiting += children(of: next)
    }
    return Double(sum) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private static func ticks(of pid: pid_t) -> Int? {
    // The program's name stands in brackets and may have spaces in it.
    guard let text = text("/proc/\(pid)/stat"), let end = text.lastIndex(of: ")") else { return nil }
    let words = text[end...].split(separator: " ")
    guard words.count > 13, let user = Int(words[12]), let system = Int(words[13]) else { return nil }
    return user + system
  }

  private static func children(of pid: pid_t) -> [pid_t] {
    (text("/proc/\(pid)/task/\(pid)/children") ?? "").split(separator: " ").compactMap { pid_t($0) }
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
