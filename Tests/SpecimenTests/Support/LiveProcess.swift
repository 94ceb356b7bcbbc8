import Foundation
import SpecimenProtocol

/// A `vitrine-specimen --live` of a test's own: what it is asked, and what it answers.
final class LiveProcess {
  enum Message {
    case event(LiveEvent)
    case frame(LiveFrame)
    case file(LiveFile)
  }

  struct Silence: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private var stream = MessageStream()
  private(set) var canvas = Canvas()
  /// Everything that has come, but for frames.
  private(set) var events: [LiveEvent] = []
  private(set) var files: [LiveFile] = []
  private(set) var frameNumber = 0
  private(set) var frameCount = 0
  var acknowledges = true
  /// The time that the next request is stamped with, if it says none.
  private(set) var time = 0.0

  /// Seconds of the machine that an answer may take.
  static let patience = 30.0

  convenience init(_ component: String, change: (inout LiveOrder) -> Void = { _ in }) throws {
    try self.init(.component(name: component, index: 0), change: change)
  }

  init(_ subject: LiveSubject, change: (inout LiveOrder) -> Void = { _ in }) throws {
    var order = LiveOrder(subject: subject, memoryLimit: 1 << 30)
    change(&order)
    try start()
    send(Array(try JSONEncoder().encode(order)))
  }

  /// Begins with whatever bytes.
  init(saying bytes: [UInt8]) throws {
    try start()
    put(bytes)
  }

  private func start() throws {
    signal(SIGPIPE, SIG_IGN)
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = products.appending(path: "vitrine-specimen")
    process.arguments = ["--live", "--library", try Module.library.get()]
    var environment: [String: String] = [:]
    for name in ["PATH", "LD_LIBRARY_PATH", "VITRINE_FONTS"] {
      environment[name] = ProcessInfo.processInfo.environment[name]
    }
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  // MARK: Asking

  func send(_ message: [UInt8]) { put(MessageStream.framed(message)) }

  /// A pipe may hold very little: what comes out while there is no room is read meanwhile.
  private func put(_ bytes: [UInt8]) {
    let target = input.fileHandleForWriting.fileDescriptor
    _ = fcntl(target, F_SETFL, O_NONBLOCK)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(target, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard count < 0, errno == EAGAIN || errno == EINTR else { return }
      var descriptors = [
        pollfd(fd: target, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&descriptors, 2, Int32(Self.patience * 1000)) > 0 else { return }
      if descriptors[1].revents != 0, !receive() { return }
    }
  }

  /// - Returns: false when nothing will come any more.
  private func receive() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    guard count > 0 else { return false }
    stream.add(bytes[..<count])
    return true
  }

  /// - Parameter time: seconds; nil for the time of the request before.
  func ask(_ request: LiveRequest, at time: Double? = nil) throws {
    self.time = time ?? self.time
    send(Array(try JSONEncoder().encode(TimedRequest(time: self.time, request: request))))
  }

  /// Asks several things in one piece, so that no time passes between them.
  func ask(_ requests: [TimedRequest]) throws {
    time = requests.last?.time ?? time
    put(try requests.flatMap { MessageStream.framed(Array(try JSONEncoder().encode($0))) })
  }

  /// A finger comes down and goes up.
  func tap(_ x: Double, _ y: Double, at time: Double) throws {
    try ask(.touch(.began, finger: 0, x: x, y: y), at: time)
    try ask(.touch(.ended, finger: 0, x: x, y: y), at: time + 0.06)
  }

  // MARK: Hearing

  /// The next message; nil when the process has said its last.
  func next(within seconds: Double = patience) throws -> Message? {
    while true {
      if let message = try stream.next() { return take(message) }
      var descriptor = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32(seconds * 1000)) > 0 else {
        throw Silence(description: "Nothing came within \(seconds) s. Events: \(events.map(\.type)).")
      }
      guard receive() else { return nil }
    }
  }

  private func take(_ bytes: [UInt8]) -> Message? {
    switch bytes.first.flatMap(LiveMessageKind.init) {
    case .event:
      guard let event = try? JSONDecoder().decode(LiveEvent.self, from: Data(bytes.dropFirst())) else { return nil }
      events.append(event)
      return .event(event)
    case .frame:
      guard let frame = LiveFrame(message: bytes) else { return nil }
      frameNumber = frame.number
      frameCount += 1
      canvas.draw(frame)
      if acknowledges { try? ask(.acknowledge(frame: frame.number)) }
      return .frame(frame)
    case .file:
      guard let file = LiveFile(message: bytes) else { return nil }
      files.append(file)
      return .file(file)
    case nil: return nil
    }
  }

  /// Waits for an event that a condition holds for.
  @discardableResult
  func event(_ type: LiveEvent.Kind, where condition: (LiveEvent) -> Bool = { _ in true }) throws -> LiveEvent {
    while true {
      guard let message = try next() else { throw Silence(description: "The process ended: \(complaint)") }
      if case .event(let event) = message, event.type == type, condition(event) { return event }
    }
  }

  @discardableResult
  func frame() throws -> LiveFrame {
    while true {
      guard let message = try next() else { throw Silence(description: "The process ended: \(complaint)") }
      if case .frame(let frame) = message { return frame }
    }
  }

  func file() throws -> LiveFile {
    while true {
      guard let message = try next() else { throw Silence(description: "The process ended: \(complaint)") }
      if case .file(let file) = message { return file }
    }
  }

  /// Waits until all that was asked has been answered; what has been sent on the way is taken.
  func settle() throws {
    try ask(.ping)
    try event(.pong)
  }

  // MARK: The end

  /// What the process wrote to its standard error; waits for its end.
  private(set) lazy var complaint = String(
    decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)

  func closeInput() throws { try input.fileHandleForWriting.close() }

  /// Takes what still comes, and the exit status.
  func end() throws -> Int32 {
    while try next() != nil {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Seconds of processor time that the process has used.
  var processorTime: Double {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    // The name may hold spaces; user and system time are the 12th and 13th number after it.
    let numbers = text.split(separator: ")").last?.split(separator: " ") ?? []
    guard numbers.count > 12, let user = Double(numbers[11]), let system = Double(numbers[12]) else { return .nan }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
