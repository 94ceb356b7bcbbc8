import SpecimenProtocol

/// What was done to a specimen, so that it can be done to its next build. It holds so much and no more.
package struct RequestLog {
  /// Requests that are kept.
  package static let limit = 20_000
  /// Characters of text that are kept.
  package static let textLimit = 500_000

  package private(set) var requests: [TimedRequest] = []
  private var characters = 0
  /// More was done than is kept: the next build starts with its settings only.
  package private(set) var isCut = false

  package init() {}

  package mutating func add(_ request: TimedRequest) {
    switch request.request {
    case .scale, .acknowledge, .watch, .sleep, .wake, .export, .ping, .edit(.copy): return
    case .restart:
      // What was done before is done away with, but for how the specimen is set up.
      keepSetup()
      isCut = false
    case .record(false):
      // A script is handed out once; the next build has nothing to hand out again.
      if let start = requests.lastIndex(where: { $0.request == .record(true) }) { requests.remove(at: start) }
      return
    case .hover:
      // Where the pointer has been on its way matters to nobody who is not on the way.
      if case .hover? = requests.last?.request { requests.removeLast() }
    default: break
    }
    if isCut, !Self.isSetup(request.request) { return }
    requests.append(request)
    characters += Self.length(of: request.request)
    if requests.count > Self.limit || characters > Self.textLimit {
      isCut = true
      keepSetup()
      forgetOldest()
    }
  }

  /// A page that turns ever new knobs has no more than anybody else.
  private mutating func forgetOldest() {
    while requests.count > Self.limit / 2 || characters > Self.textLimit / 2, !requests.isEmpty {
      characters -= Self.length(of: requests.removeFirst().request)
    }
  }

  /// The time of the last request; 0 where there is none.
  package var end: Double { requests.last?.time ?? 0 }

  /// Only what a specimen is set up with: its settings and its knobs, the last value of each.
  package mutating func keepSetup() {
    var seen: Set<String> = []
    requests = requests.reversed().filter { timed in
      switch timed.request {
      case .settings: seen.insert("settings").inserted
      case .knob(let name, _): seen.insert("knob " + name).inserted
      // A recording goes on over a restart.
      case .record(true): seen.insert("record").inserted
      default: false
      }
    }.reversed()
    characters = requests.reduce(0) { $0 + Self.length(of: $1.request) }
  }

  private static func isSetup(_ request: LiveRequest) -> Bool {
    switch request {
    case .settings, .knob: true
    default: false
    }
  }

  private static func length(of request: LiveRequest) -> Int {
    switch request {
    case .insert(let text), .mark(let text, _, _): text.utf8.count
    case .knob(let name, .text(let text)): name.utf8.count + text.utf8.count
    case .knob(let name, _): name.utf8.count
    case .key(let name, let modifiers): modifiers.reduce(name.utf8.count) { $0 + $1.utf8.count }
    case .act(_, let action): action.utf8.count
    default: 0
    }
  }
}
