import Foundation
import SpecimenProtocol

/// A picture that another process draws.
package protocol SupervisedPicture: Sendable {
  /// Its name in events.
  var id: String { get }

  /// Whether this picture need not be tried after another has failed.
  /// - Parameter isWhole: The other one never ended or ate memory, which all of its kind can be expected to do.
  func fails(with other: Self, isWhole: Bool) -> Bool
}

/// What came of pictures that were to be drawn.
package struct DrawingOutcome: Equatable, Sendable {
  package var drawn: Set<String> = []
  /// Why a picture is missing, by its name.
  package var failed: [String: String] = [:]

  package init() {}
}

/// Has pictures drawn in other processes and looks after these: one that crashes, hangs or eats memory costs the
/// picture that it was at, and the rest goes on in a new process.
package struct Supervisor<Picture: SupervisedPicture> {
  /// Starts the drawing process for some pictures.
  package var launch: ([Picture]) throws -> WatchedProcess
  /// How long one picture may take, in seconds.
  package var patience: Double
  /// Told after each picture.
  package var progress: (Int) -> Void

  package init(
    launch: @escaping ([Picture]) throws -> WatchedProcess, patience: Double = 10,
    progress: @escaping (Int) -> Void = { _ in }
  ) {
    self.launch = launch
    self.patience = patience
    self.progress = progress
  }

  package func draw(_ pictures: [Picture]) throws -> DrawingOutcome {
    var outcome = DrawingOutcome()
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
  private func draw(_ waiting: [Picture], into outcome: inout DrawingOutcome) throws {
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
        blame(
          current, waiting, "it was not drawn within \(Self.plain(patience)) seconds", wholeComponent: true, &outcome)
        return
      case .closed: break loop
      }
    }
    let ending = Self.plain(process.wait())
    if let lastWords {
      blame(current, waiting, lastWords, wholeComponent: current != nil, &outcome)
    } else if case .signalled(let signal) = ending {
      blame(current, waiting, Crash.reason(of: signal, errors: process.errorText), wholeComponent: false, &outcome)
    } else if current != nil || ending != .exited(status: 0) {
      let reason = current == nil ? Self.lastLine(process.errorText) : nil
      blame(current, waiting, reason ?? "its code ended the process", wholeComponent: false, &outcome)
    }
  }

  /// Writes a failure down for the picture that was being drawn and for its like: the same variant in other schemes
  /// and sizes, or all variants of a component that hangs. Without a picture the module itself is at fault.
  private func blame(
    _ id: String?, _ waiting: [Picture], _ reason: String, wholeComponent: Bool, _ outcome: inout DrawingOutcome
  ) {
    let culprit = waiting.first { $0.id == id }
    for picture in waiting where outcome.failed[picture.id] == nil && !outcome.drawn.contains(picture.id) {
      if culprit.map({ picture.fails(with: $0, isWhole: wholeComponent) }) ?? true {
        outcome.failed[picture.id] = reason
      }
    }
  }

  /// The sandbox stands between: it says by a status above 128 that a signal ended the program in it.
  private static func plain(_ ending: WatchedProcess.Ending) -> WatchedProcess.Ending {
    if case .exited(let status) = ending, let signal = Crash.signal(ofStatus: status) { return .signalled(signal) }
    return ending
  }

  /// A number of seconds as people write it.
  private static func plain(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds < 1e6 ? "\(Int(seconds))" : "\(seconds)"
  }

  private static func lastLine(_ text: String) -> String? {
    text.split(separator: "\n").last.map { String($0.prefix(300)) }
  }
}
