import Foundation

/// A program that is spoken with while it runs: bytes go to its standard input, bytes come from its standard output, and what it
/// says on its standard error comes as well. It ends with everything that it started.
///
/// All functions may be called from any thread. News come one after the other on a thread of the process, which waits as long
/// as whoever hears them takes.
package final class DuplexProcess: Sendable {
  package enum Ending: Sendable, Equatable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  package enum News: Sendable {
    case output([UInt8])
    case errors([UInt8])
    /// The last news: it has ended and its streams are read to their ends.
    case ended(Ending)
  }

  package let pid: pid_t
  private let news: @Sendable (News) -> Void
  private let files: Files
  private let ended = DispatchSemaphore(value: 0)
  private let lock = NSLock()
  /// Only to be touched with the lock.
  nonisolated(unsafe) private var state = State()

  private struct Files {
    var input: Int32
    var output: Int32
    var errors: Int32
    /// Can be read when something was asked for, by a byte to `wake`.
    var woken: Int32
    var wake: Int32
  }

  private struct State {
    /// Bytes that the program has not taken yet.
    var pending: [UInt8] = []
    var pendingStart = 0
    var isOutputPaused = false
    /// It has come to its end, though its streams may not have been read to theirs.
    var hasEnded = false
    var isOver = false
  }

  /// Bytes that may wait for a program that does not read.
  package static let inputLimit = 4 << 20

  /// Who writes to a program that has ended is told by the write.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// - Parameter news: Told what the program says, and at last that it has ended.
  package init(
    _ command: [String], environment: [String: String], news: @escaping @Sendable (News) -> Void
  ) throws(ChildProcessError) {
    _ = Self.ignoresBrokenPipes
    // One start at a time: a pipe must not be inherited by a program that another thread starts.
    Running.shared.starting.lock()
    defer { Running.shared.starting.unlock() }
    let (input, output, errors, wake) = (try DuplexPipe(), try DuplexPipe(), try DuplexPipe(), try DuplexPipe())
    defer { for end in [input.reader, output.writer, errors.writer] { close(end) } }
    do {
      pid = try Self.spawn(
        command, environment: environment, input: input.reader, output: output.writer, errors: errors.writer)
    } catch {
      for end in [input.writer, output.reader, errors.reader, wake.reader, wake.writer] { close(end) }
      throw error
    }
    Running.shared.insert(pid)
    for end in [input.writer, output.reader, errors.reader, wake.reader, wake.writer] {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    // Pictures are large: the fewer turns they take, the sooner they are there.
    _ = fcntl(output.reader, F_SETPIPE_SZ_VALUE, 1 << 20)
    self.news = news
    files = Files(
      input: input.writer, output: output.reader, errors: errors.reader, woken: wake.reader, wake: wake.writer)
    Self.thread("waits for \(pid)", stack: 1 << 17) { self.waitForEnd() }
    Self.thread("speaks with \(pid)", stack: 1 << 20) { self.serve() }
  }

  /// Gives bytes to the program's standard input, when it reads them.
  /// - Returns: false where too much waits already, or nobody will read it.
  @discardableResult package func write(_ bytes: [UInt8]) -> Bool {
    locked { state in
      guard !state.hasEnded, state.pending.count - state.pendingStart + bytes.count <= Self.inputLimit else {
        return false
      }
      state.pending += bytes
      // At once: a thread that has to be woken takes its time.
      flush(&state)
      if !state.pending.isEmpty { wake(state) }
      return true
    }
  }

  /// Reads the program's output or lets it wait, which makes the program wait as well.
  package func pauseOutput(_ isPaused: Bool) {
    locked { state in
      state.isOutputPaused = isPaused && !state.hasEnded
      wake(state)
    }
  }

  /// Ends the program and everything in its group. `ended` comes when that is done.
  package func end() {
    locked { state in
      // A program that has been waited for has a number that may be another's by now.
      if !state.hasEnded { kill(-pid, SIGKILL) }
      state.isOutputPaused = false
      wake(state)
    }
  }

  private func locked<Value>(_ work: (inout State) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work(&state)
  }

  private func wake(_ state: State) {
    guard !state.isOver else { return }
    var byte: UInt8 = 1
    _ = Glibc.write(files.wake, &byte, 1)
  }

  private func flush(_ state: inout State) {
    while state.pendingStart < state.pending.count {
      let count = state.pending[state.pendingStart...].withUnsafeBytes {
        Glibc.write(files.input, $0.baseAddress, $0.count)
      }
      if count > 0 {
        state.pendingStart += count
        if state.pendingStart > 1 << 16 {
          state.pending.removeFirst(state.pendingStart)
          state.pendingStart = 0
        }
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // Nobody reads: the end of the program is on its way.
        state.pendingStart = state.pending.count
      }
    }
    state.pending.removeAll(keepingCapacity: true)
    state.pendingStart = 0
  }

  /// Reads and writes until both streams have ended, and then tells how the program has.
  private func serve() {
    var (hasOutput, hasErrors) = (true, true)
    while hasOutput || hasErrors {
      let (isPaused, hasInput, hasEnded) = locked {
        ($0.isOutputPaused, $0.pendingStart < $0.pending.count && !$0.hasEnded, $0.hasEnded)
      }
      var polled = [
        pollfd(fd: files.woken, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasOutput && !isPaused ? files.output : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasErrors ? files.errors : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: hasInput ? files.input : -1, events: Int16(POLLOUT), revents: 0),
      ]
      // Somebody that it has started and that has left its group may keep the streams open for ever.
      let count = poll(&polled, 4, hasEnded && !isPaused ? 1000 : -1)
      if count == 0 { break }
      if polled[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 256)
        _ = read(files.woken, &bytes, bytes.count)
      }
      if polled[3].revents != 0 { locked { flush(&$0) } }
      if polled[2].revents != 0 { hasErrors = take(files.errors, room: 1 << 16) { .errors($0) } }
      if polled[1].revents != 0 { hasOutput = take(files.output, room: 1 << 20) { .output($0) } }
    }
    // Nothing more can be heard of it.
    locked { if !$0.hasEnded { kill(-pid, SIGKILL) } }
    var status: Int32 = 0
    ended.wait()
    locked { state in
      while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
      state.isOver = true
      for file in [files.input, files.output, files.errors, files.woken, files.wake] { close(file) }
    }
    Running.shared.remove(pid)
    let signal = status & 0x7f
    news(.ended(signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal)))
  }

  /// - Returns: Whether there may be more.
  private func take(_ file: Int32, room: Int, _ kind: ([UInt8]) -> News) -> Bool {
    var count = 0
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      count = read(file, buffer.baseAddress, room)
      code = errno
      filled = max(0, count)
    }
    if count > 0 { news(kind(bytes)) }
    return count > 0 || (count < 0 && (code == EAGAIN || code == EINTR))
  }

  /// Looks for the end without taking it away: the number stays the program's until its group has ended.
  private func waitForEnd() {
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
    locked { state in
      kill(-pid, SIGKILL)
      state.hasEnded = true
      state.pending = []
      state.pendingStart = 0
      wake(state)
    }
    ended.signal()
  }

  private static func thread(_ name: String, stack: Int, _ work: @escaping @Sendable () -> Void) {
    let thread = Thread { work() }
    thread.name = name
    thread.stackSize = stack
    thread.start()
  }

  private static func spawn(
    _ command: [String], environment: [String: String], input: Int32, output: Int32, errors: Int32
  ) throws(ChildProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (place, file) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(place))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var pid: pid_t = 0
    let status = posix_spawnp(&pid, command[0], &actions, &attributes, &arguments, &variables)
    guard status == 0 else { throw ChildProcessError(program: command[0], reason: String(cString: strerror(status))) }
    return pid
  }
}

/// `F_SETPIPE_SZ`, which the C library's header gives only to GNU's own.
private let F_SETPIPE_SZ_VALUE: Int32 = 1031

private struct DuplexPipe {
  let reader: Int32
  let writer: Int32

  init() throws(ChildProcessError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw ChildProcessError(program: "pipe", reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }
}
