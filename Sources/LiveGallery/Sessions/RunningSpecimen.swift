import Building
import Foundation
import SpecimenProtocol
import WebHost

/// A process in which a specimen runs, and what comes from it: read as hostile, kept within bounds.
@WebLoop final class RunningSpecimen {
  enum News {
    /// The first event of all: it runs, and what was done before has been done again.
    case ready([UInt8])
    /// An event as JSON.
    case event([UInt8])
    /// A frame or a file, for the page to read.
    case picture([UInt8])
    /// What the code printed.
    case console(String)
    /// The last news: a sentence.
    case ended(String)
  }

  private(set) var isReady = false
  /// Whether it has to wait until its page has read.
  var isPaused = false {
    didSet { if isPaused != oldValue { process?.pauseOutput(isPaused) } }
  }

  private let news: @WebLoop (News) -> Void
  private var process: DuplexProcess?
  private var stream = MessageStream(limit: RunningSpecimen.messageLimit)
  private var unacknowledged: Set<UInt32> = []
  private var printed = PrintedText()
  private var lastWords: String?
  private var lastProblem: String?
  /// How many messages have come.
  private var messages = 0
  private var verdict: String?
  private var isPageThere = true
  private let watchInterval: Double
  private var watchdog: Watchdog
  private var watching: Task<Void, Never>?

  /// Bytes of one message: the largest picture there is, raw.
  private static let messageLimit = 96 << 20
  /// Seconds until a process must be ready, and until it must answer.
  private static let startingPatience = 60.0
  private static let patience = 10.0

  init(
    launcher: SpecimenLauncher, library: String, order: LiveOrder, news: @escaping @WebLoop (News) -> Void
  ) throws {
    self.news = news
    watchInterval = launcher.watchInterval
    watchdog = Watchdog(interval: watchInterval)
    let mailbox = Mailbox<DuplexProcess.News>(capacity: 4) { [weak self] letter in self?.take(letter) }
    process = try launcher.start(library: library) { mailbox.post($0) }
    write([UInt8](try JSONEncoder().encode(order)))
    watch()
    expect(within: Self.startingPatience, "It was ended: it was not ready after a minute. Start it again.")
  }

  /// A page is there and looks, or nobody does.
  func page(isThere: Bool) {
    isPageThere = isThere
    unacknowledged = []
    send(TimedRequest(time: 0, request: isThere ? .wake : .sleep))
    watch()
  }

  func send(_ request: TimedRequest) {
    if case .acknowledge(let frame) = request.request {
      // Of a picture that another build has sent, or that nobody has.
      guard let number = UInt32(exactly: frame), unacknowledged.remove(number) != nil else { return }
    }
    if let data = try? JSONEncoder().encode(request) { write([UInt8](data)) }
    if request.request == .restart {
      // Answered also by one that is asleep by then.
      if let ping = try? JSONEncoder().encode(TimedRequest(time: 0, request: .ping)) { write([UInt8](ping)) }
      expect(within: Self.patience, "It was ended: it did not answer within 10 seconds. Start it again.")
    }
  }

  /// Ends the process where it says nothing for so long, though it has something to say.
  private func expect(within seconds: Double, _ sentence: String) {
    let count = messages
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(seconds))
      guard let self, self.messages == count, !self.isPaused else { return }
      self.condemn(sentence)
    }
  }

  /// Ends the process; nothing more is heard of it.
  func end() {
    watching?.cancel()
    process?.end()
    process = nil
  }

  private func write(_ message: [UInt8]) {
    guard let process else { return }
    if !process.write(MessageStream.framed(message)) {
      condemn("It was ended: it does not read what is done to it. Start it again.")
    }
  }

  /// Ends the process for a reason of ours.
  private func condemn(_ sentence: String) {
    verdict = verdict ?? sentence
    process?.end()
  }

  private func take(_ letter: DuplexProcess.News) {
    guard process != nil else { return }
    switch letter {
    case .output(let bytes):
      watchdog.hasSpoken()
      stream.add(bytes)
      do {
        while process != nil, verdict == nil, let message = try stream.next() { read(message) }
      } catch {
        condemn("It was ended: it does not speak as a specimen does. Start it again.")
      }
    case .errors(let bytes):
      if let text = printed.add(bytes) { news(.console(text)) }
    case .ended(let ending):
      watching?.cancel()
      process = nil
      if case .exited(let status) = ending, status != 0 { lastWords = lastWords ?? lastProblem }
      news(.ended(verdict ?? Self.sentence(lastWords ?? Self.reason(of: ending, errors: printed.kept))))
    }
  }

  private func read(_ message: [UInt8]) {
    messages += 1
    lastProblem = nil
    switch message.first.flatMap(LiveMessageKind.init(rawValue:)) {
    case .event: read(event: Array(message.dropFirst()))
    case .frame where message.count >= 11:
      let number = (3..<7).reduce(UInt32(0)) { $0 | UInt32(message[$1]) << (8 * ($1 - 3)) }
      // Nobody has more frames on their way than this; a specimen that does is none of ours.
      guard unacknowledged.count < 64 else {
        return condemn("It was ended: it sends pictures faster than they are shown. Start it again.")
      }
      unacknowledged.insert(number)
      news(.picture(message))
    case .file where message.count >= 7: news(.picture(message))
    default: condemn("It was ended: it does not speak as a specimen does. Start it again.")
    }
  }

  private func read(event bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil,
      let event = try? JSONDecoder().decode(Head.self, from: Data(bytes))
    else { return condemn("It was ended: it does not speak as a specimen does. Start it again.") }
    switch event.type {
    case .ready:
      isReady = true
      news(.ready(bytes))
    case .pong: break
    case .problem:
      // Said last, it is the reason of the end.
      lastProblem = event.text.map { String($0.prefix(2000)) }
      if isReady { news(.event(bytes)) }
    case .status: if event.state == .ended { lastWords = event.text.map { String($0.prefix(2000)) } }
    // While it does again what was done before, nobody has asked for these.
    case .clipboard, .script: if isReady { news(.event(bytes)) }
    default: news(.event(bytes))
    }
  }

  private struct Head: Decodable {
    var type: LiveEvent.Kind
    var state: LiveEvent.State?
    var text: String?
  }

  private static func reason(of ending: DuplexProcess.Ending, errors: String) -> String {
    switch ending {
    case .signalled(let signal): return Crash.reason(of: signal, errors: errors)
    case .exited(let status):
      if let signal = Crash.signal(ofStatus: status) { return Crash.reason(of: signal, errors: errors) }
      let last = status == 0 ? nil : errors.split(separator: "\n").last
      return last.map { "it ended: \($0.prefix(500))" } ?? "its code ended the process"
    }
  }

  private static func sentence(_ reason: String) -> String {
    let text = reason.prefix(1).uppercased() + reason.dropFirst()
    return text.hasSuffix(".") ? text : text + "."
  }

  /// Looks every now and then whether it is awake and burns a processor without a word.
  private func watch() {
    guard isPageThere, let pid = process?.pid else {
      watching?.cancel()
      watching = nil
      return
    }
    guard watching == nil else { return }
    watchdog = Watchdog(interval: watchInterval)
    watching = Task { [weak self, watchInterval] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(watchInterval))
        guard let self, !Task.isCancelled, let seconds = ProcessorTime.seconds(ofGroupOf: pid) else { continue }
        switch self.watchdog.look(processorTime: seconds, isExcused: self.isPaused) {
        case .fine: break
        case .ask: self.send(TimedRequest(time: 0, request: .ping))
        case .hangs:
          self.condemn("It was ended: it has not answered for 10 seconds, and was busy with something. Start it again.")
        }
      }
    }
  }
}
