import Foundation
import SpecimenProtocol

/// Has pictures drawn in other processes and looks after these: one that crashes, hangs or eats memory costs the
/// picture that it was at, and the rest goes on in a new process.
struct Supervisor {
  /// Starts the drawing process for some pictures.
  var launch: ([DrawingOrder.Picture]) throws -> WatchedProcess
  /// How long one picture may take, in seconds.
  var patience = 10.0
  /// Told after each picture.
  var progress: (Int) -> Void = { _ in }

  struct Outcome: Equatable {
    var drawn: Set<String> = []
    /// Why a picture is missing, by its name.
    var failed: [String: String] = [:]
  }

  func draw(_ pictures: [DrawingOrder.Picture]) throws -> Outcome {
    var outcome = Outcome()
    var waiting = pictures
    while !waiting.isEmpty {
      let before = outcome
      try draw(waiting, into: &outcome)
      waiting.removeAll { outcome.drawn.contains($0.id) || outcome.failed[$0.id] != nil }
      if outcome == before {
        for picture in waiting { outcome.failed[picture.id] = "the drawing process ended and said nothing" }
        waiting = []
      }
    }
    return outcome
  }

  /// Runs one process until it ends.
  private func draw(_ waiting: [DrawingOrder.Picture], into outcome: inout Outcome) throws {
    let process = try launch(waiting)
    let known = Set(waiting.map(\.id))
    var current: String?
    var lastWords: String?
    loop: while true {
      switch process.nextLine(within: patience) {
      case .line(let line):
        switch DrawingEvent(line: line) {
        case .began(let id) where known.contains(id): current = id
        case .finished(let id) where known.contains(id):
          outcome.drawn.insert(id)
          current = nil
          progress(outcome.drawn.count + outcome.failed.count)
        case .failed(let id, let reason) where known.contains(id):
          outcome.failed[id] = reason
          current = nil
          progress(outcome.drawn.count + outcome.failed.count)
        case .ended(let reason): lastWords = reason
        default: continue
        }
      case .timedOut:
        process.end()
        blame(current, waiting, "it was not drawn within \(patience.plain) seconds", wholeComponent: true, &outcome)
        return
      case .closed: break loop
      }
    }
    let ending = process.wait()
    if let lastWords {
      blame(current, waiting, lastWords, wholeComponent: current != nil, &outcome)
    } else if case .signalled(let signal) = ending {
      blame(current, waiting, Self.reason(of: signal, errors: process.errorText), wholeComponent: false, &outcome)
    } else if current != nil || ending != .exited(status: 0) {
      blame(current, waiting, Self.lastLine(process.errorText) ?? "its process ended", wholeComponent: false, &outcome)
    }
  }

  /// Writes a failure down for the picture that was being drawn and for its like: the same variant in other schemes
  /// and sizes, or all variants of a component that hangs. Without a picture the module itself is at fault.
  private func blame(
    _ id: String?, _ waiting: [DrawingOrder.Picture], _ reason: String, wholeComponent: Bool, _ outcome: inout Outcome
  ) {
    let culprit = waiting.first { $0.id == id }?.subject
    for picture in waiting where outcome.failed[picture.id] == nil && !outcome.drawn.contains(picture.id) {
      let isLike =
        switch (culprit, picture.subject) {
        case (nil, _): true
        case (.component(let name, _)?, .component(let other, _)) where wholeComponent: name == other
        case (let culprit?, let subject): culprit == subject
        }
      if isLike { outcome.failed[picture.id] = reason }
    }
  }

  /// A crash in words: what the trap said, or what the signal means.
  static func reason(of signal: Int32, errors: String) -> String {
    let trap = errors.split(separator: "\n").first { $0.contains("Fatal error") }
    if let trap { return "it crashed: \(trap.drop { $0.isWhitespace })" }
    return switch signal {
    case SIGSEGV, SIGBUS: "it crashed: it recursed without end, or touched memory that is not its own"
    case SIGKILL: "it was ended: it used too much memory or time"
    case SIGXCPU: "it was ended: it used too much time"
    case SIGILL, SIGTRAP, SIGABRT: "it crashed: a condition of its code did not hold"
    default: "it was ended by signal \(signal)"
    }
  }

  private static func lastLine(_ text: String) -> String? {
    text.split(separator: "\n").last.map { String($0.prefix(300)) }
  }
}
