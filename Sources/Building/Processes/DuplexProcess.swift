import Foundation

/// A program that is spoken with while it runs: bytes go to its standard input, bytes come from its standard output, and what it
/// says on its standard error comes as well. It ends with everything that it started.
///
/// All functions may be called from any thread; handlers are called one after the other on a queue of the process.
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
  private let queue: DispatchQueue
  private let lock = NSLock()
  /// Only to be touched with the lock.
  nonisolated(unsafe) private var state: State
  private let news: @Sendable (News) -> Void

  private struct State {
    var input: Int32
    /// Bytes that the program has not taken yet.
    var pending: [UInt8] = []
    var pendingStart = 0
    var writing: (any DispatchSourceWrite)?
    var output: (any DispatchSourceRead)?
    var outputFile: Int32?
    var isOutputPaused = false
    var openStreams = 2
    var ending: Ending?
    var isReported = false
  }

  /// Who writes to a program that has ended is told by the write.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  /// Bytes that may wait for a program that does not read.
  package static let inputLimit = 4 << 20

  /// - Parameter news: Told what the program says, and at last that it has ended.
  package init(
    _ command: [String], environment: [String: String], news: @escaping @Sendable (News) -> Void
  ) throws(ChildProcessError) {
    _ = Self.ignoresBrokenPipes
    // One start at a time: a pipe must not be inherited by a program that another thread starts.
    Running.shared.starting.lock()
    defer { Running.shared.starting.unlock() }
    let (input, output, errors) = (try DuplexPipe(), try DuplexPipe(), try DuplexPipe())
    defer { for end in [input.reader, output.writer, errors.writer] { close(end) } }
    do {
      pid = try Self.spawn(
        command, environment: environment, input: input.reader, output: output.writer, errors: errors.writer)
    } catch {
      for end in [input.writer, output.reader, errors.reader] { close(end) }
      throw error
    }
    Running.shared.insert(pid)
    for end in [input.writer, output.reader, errors.reader] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    // Pictures are large: the fewer turns they take, the sooner they are there.
    _ = fcntl(output.reader, F_SETPIPE_SZ_VALUE, 1 << 20)
    self.news = news
    queue = DispatchQueue(label: "vitrine.process.\(pid)")
    state = State(input: input.writer)
    listen(output.reader, isOutput: true)
    listen(errors.reader, isOutput: false)
    waitForEnd()
  }

  /// Gives bytes to the program's standard input, when it reads them.
  /// - Returns: false where too much waits already, or nobody will read it.
  @discardableResult package func write(_ bytes: [UInt8]) -> Bool {
    locked { state in
      guard state.input >= 0, state.pending.count - state.pendingStart + bytes.count <= Self.inputLimit else {
        return false
      }
      state.pending += bytes
      flush(&state)
      return true
    }
  }

  /// Reads the program's output or lets it wait, which makes the program wait as well.
  package func pauseOutput(_ isPaused: Bool) {
    locked { state in
      guard state.isOutputPaused != isPaused else { return }
      state.isOutputPaused = isPaused
      if isPaused { state.output?.suspend() } else { resume(&state) }
    }
  }

  private func resume(_ state: inout State) {
    guard let source = state.output, let file = state.outputFile else { return }
    source.resume()
    // It may have been told of the end before.
    nonisolated(unsafe) let kept = source
    queue.async { [self] in drain(file, isOutput: true, kept) }
  }

  /// Ends the program and everything in its group. `ended` comes when that is done.
  package func end() {
    locked { state in
      // A program that has been waited for has a number that may be another's by now.
      if state.ending == nil { kill(-pid, SIGKILL) }
      // What is paused cannot be cancelled, and nobody reads it any more.
      if state.isOutputPaused {
        state.isOutputPaused = false
        resume(&state)
      }
    }
  }

  private func locked<Value>(_ work: (inout State) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return work(&state)
  }

  private func flush(_ state: inout State) {
    while state.pendingStart < state.pending.count {
      let count = state.pending[state.pendingStart...].withUnsafeBytes {
        Glibc.write(state.input, $0.baseAddress, $0.count)
      }
      if count > 0 {
        state.pendingStart += count
      } else if errno == EAGAIN {
        return writeLater(&state)
      } else if errno != EINTR {
        // Nobody reads: the end of the program is on its way.
        state.pendingStart = state.pending.count
      }
    }
    state.pending.removeAll(keepingCapacity: true)
    state.pendingStart = 0
    state.writing?.cancel()
    state.writing = nil
  }

  private func writeLater(_ state: inout State) {
    guard state.writing == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: state.input, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      self.locked { self.flush(&$0) }
    }
    state.writing = source
    source.resume()
  }

  private func listen(_ file: Int32, isOutput: Bool) {
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
    // The handler keeps this process until the stream has ended; cancelling lets go of it.
    source.setEventHandler { [self] in drain(file, isOutput: isOutput, source) }
    source.setCancelHandler { [self] in
      close(file)
      locked {
        $0.openStreams -= 1
        if isOutput { $0.output = nil }
      }
      report()
    }
    if isOutput {
      locked {
        $0.output = source
        $0.outputFile = file
      }
    }
    source.resume()
  }

  /// Reads all that there is: of a stream whose other end is gone libdispatch tells once and no more.
  private func drain(_ file: Int32, isOutput: Bool, _ source: any DispatchSourceRead) {
    let room = isOutput ? 1 << 20 : 1 << 16
    while !source.isCancelled {
      if isOutput, locked({ $0.isOutputPaused }) { return }
      var count = 0
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        count = read(file, buffer.baseAddress, room)
        code = errno
        filled = max(0, count)
      }
      if count > 0 {
        news(isOutput ? .output(bytes) : .errors(bytes))
      } else if count == 0 || (code != EAGAIN && code != EINTR) {
        source.cancel()
      } else if code == EAGAIN {
        return
      }
    }
  }

  private func waitForEnd() {
    let thread = Thread { [self] in
      var status: Int32 = 0
      // Looks without taking it away: the number stays the program's until its group is ended.
      var info = siginfo_t()
      while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      kill(-pid, SIGKILL)
      locked { state in
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7f
        state.ending = signal == 0 ? .exited(status: (status >> 8) & 0xff) : .signalled(signal)
        state.writing?.cancel()
        state.writing = nil
        let input = state.input
        // After the source has let go of it.
        queue.async { close(input) }
        state.input = -1
        state.pending = []
        state.pendingStart = 0
      }
      Running.shared.remove(pid)
      report()
    }
    thread.stackSize = 1 << 16
    thread.start()
  }

  private func report() {
    queue.async { [self] in
      let ending: Ending? = locked { state in
        guard let ending = state.ending, state.openStreams == 0, !state.isReported else { return nil }
        state.isReported = true
        return ending
      }
      if let ending { news(.ended(ending)) }
    }
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
