import Foundation
import Synchronization

/// Runs a program and waits for it, with a limit of time and of output.
package struct ChildProcess: Sendable {
  package struct Outcome: Sendable, Equatable {
    package enum End: Sendable, Equatable {
      case exit(Int32)
      case signal(Int32)
      case timeout
    }

    package var end: End
    package var output: String
    package var errors: String

    package var isSuccess: Bool { end == .exit(0) }
  }

  /// Bytes of each stream that are kept.
  package static let outputLimit = 8_000_000

  package var arguments: [String]
  package var environment: [String: String]
  /// Seconds.
  package var timeLimit: Double

  package init(
    _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment, timeLimit: Double
  ) {
    self.arguments = arguments
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// Throws only when the program cannot be started.
  package func run() throws(ChildProcessError) -> Outcome {
    let (output, errors, pid) = try start()
    defer {
      output.closeReader()
      errors.closeReader()
    }
    Running.shared.insert(pid)
    defer { Running.shared.remove(pid) }
    var streams = [Stream(output.reader), Stream(errors.reader)]
    let isInTime = drain(&streams, until: Date(timeIntervalSinceNow: timeLimit))
    if !isInTime { kill(-pid, SIGKILL) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    // What the program started and left behind goes with it.
    kill(-pid, SIGKILL)
    return Outcome(end: isInTime ? end(of: status) : .timeout, output: streams[0].text, errors: streams[1].text)
  }

  /// Ends every program that is running: for an interrupted command.
  package static func killAll() { Running.shared.killAll() }

  /// One start at a time: a pipe must not be inherited by a program that another thread starts.
  private func start() throws(ChildProcessError) -> (output: Pipe, errors: Pipe, pid: pid_t) {
    Running.shared.starting.lock()
    defer { Running.shared.starting.unlock() }
    let output = try Pipe()
    let errors = try Pipe()
    let pid = try spawn(output: output.writer, errors: errors.writer)
    output.closeWriter()
    errors.closeWriter()
    return (output, errors, pid)
  }

  private func end(of status: Int32) -> Outcome.End {
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }

  private func spawn(output: Int32, errors: Int32) throws(ChildProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A group of its own, so that a time-out ends the program with everything that it started.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var envp: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var pid: pid_t = 0
    let result = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
    guard result == 0 else {
      throw ChildProcessError(program: arguments[0], reason: String(cString: strerror(result)))
    }
    return pid
  }

  private struct Stream {
    let descriptor: Int32
    var data = Data()
    var isOpen = true

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    var text: String { String(decoding: data, as: UTF8.self) }

    mutating func read(into buffer: inout [UInt8]) {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        data.append(contentsOf: buffer[0..<min(count, max(0, ChildProcess.outputLimit - data.count))])
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        isOpen = false
      }
    }
  }

  /// Reads until both streams end; `false` when the time is up before.
  private func drain(_ streams: inout [Stream], until deadline: Date) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while streams.contains(where: \.isOpen) {
      let left = deadline.timeIntervalSinceNow
      if left <= 0 { return false }
      var polled = streams.map { pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0) }
      if poll(&polled, nfds_t(polled.count), Int32(min(left * 1000 + 1, 60_000))) < 0 { continue }
      for index in streams.indices where polled[index].revents != 0 { streams[index].read(into: &buffer) }
    }
    return true
  }

  private struct Pipe {
    let reader: Int32
    let writer: Int32

    init() throws(ChildProcessError) {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        throw ChildProcessError(program: "pipe", reason: String(cString: strerror(errno)))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      reader = ends[0]
      writer = ends[1]
    }

    func closeReader() { close(reader) }
    func closeWriter() { close(writer) }
  }
}

package struct ChildProcessError: Error, CustomStringConvertible {
  package var program: String
  package var reason: String

  package var description: String { "\(program) cannot be started: \(reason)." }
}

/// The programs that run now.
final class Running: Sendable {
  static let shared = Running()
  let starting = NSLock()
  private let pids = Mutex<Set<pid_t>>([])

  func insert(_ pid: pid_t) { _ = pids.withLock { $0.insert(pid) } }
  func remove(_ pid: pid_t) { _ = pids.withLock { $0.remove(pid) } }

  func killAll() {
    pids.withLock { for pid in $0 { kill(-pid, SIGKILL) } }
  }
}
