import Foundation

/// A program that runs beside this one, in a process group of its own so that it ends with everything it started.
///
/// Its standard output is read line by line while it runs; its standard error is kept up to a limit.
package final class WatchedProcess {
  package enum Ending: Equatable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  private let pid: pid_t
  private let output: Int32
  private let errors: Int32
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []
  private var openFiles: Set<Int32>
  private var ending: Ending?

  /// Bytes of standard error that are kept, from the end.
  private static let errorLimit = 64_000
  /// A longer line is not one of ours.
  private static let lineLimit = 1_000_000

  package init(_ command: [String], environment: [String: String]) throws(ChildProcessError) {
    // One start at a time: a pipe must not be inherited by a program that another thread starts.
    Running.shared.starting.lock()
    defer { Running.shared.starting.unlock() }
    let (out, err) = (try Self.pipe(), try Self.pipe())
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, out.write, 1)
    posix_spawn_file_actions_adddup2(&actions, err.write, 2)
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
    close(out.write)
    close(err.write)
    guard status == 0 else {
      close(out.read)
      close(err.read)
      throw ChildProcessError(program: command[0], reason: String(cString: strerror(status)))
    }
    Running.shared.insert(pid)
    self.pid = pid
    output = out.read
    errors = err.read
    openFiles = [output, errors]
  }

  deinit {
    if ending == nil { end() }
    for file in openFiles { close(file) }
  }

  package enum Line: Equatable {
    case line(String)
    case timedOut
    case closed
  }

  /// The next line of standard output.
  /// - Parameter seconds: How long to wait for it.
  package func nextLine(within seconds: Double) -> Line {
    let deadline = Self.now + seconds
    while true {
      if let end = outputBytes.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: outputBytes[..<end], as: UTF8.self)
        outputBytes.removeSubrange(...end)
        return .line(line)
      }
      if openFiles.isEmpty { return .closed }
      let rest = deadline - Self.now
      guard rest > 0 else { return .timedOut }
      collect(within: rest)
      if outputBytes.count > Self.lineLimit { outputBytes.removeAll() }
    }
  }

  /// What the program said on standard error, as far as it was kept.
  package var errorText: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Ends the program and everything in its group, if it still runs.
  @discardableResult package func end() -> Ending {
    kill(-pid, SIGKILL)
    return wait()
  }

  /// Waits until the program has ended.
  @discardableResult package func wait() -> Ending {
    if let ending { return ending }
    while !openFiles.isEmpty { collect(within: 60) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    Running.shared.remove(pid)
    // What the program left behind in its group goes with it.
    kill(-pid, SIGKILL)
    let signal = status & 0x7f
    let ending = signal == 0 ? Ending.exited(status: (status >> 8) & 0xff) : .signalled(signal)
    self.ending = ending
    return ending
  }

  private func collect(within seconds: Double) {
    var files = openFiles.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&files, nfds_t(files.count), Int32(min(seconds * 1000 + 1, 60_000))) > 0 else { return }
    for file in files where file.revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 32_768)
      let count = read(file.fd, &buffer, buffer.count)
      if count > 0 {
        if file.fd == output { outputBytes += buffer[..<count] } else { keep(buffer[..<count]) }
      } else if count == 0 || errno != EINTR {
        close(file.fd)
        openFiles.remove(file.fd)
      }
    }
  }

  private func keep(_ bytes: ArraySlice<UInt8>) {
    errorBytes += bytes
    if errorBytes.count > Self.errorLimit { errorBytes.removeFirst(errorBytes.count - Self.errorLimit) }
  }

  private static func pipe() throws(ChildProcessError) -> (read: Int32, write: Int32) {
    var files: [Int32] = [0, 0]
    guard Glibc.pipe(&files) == 0 else {
      throw ChildProcessError(program: "pipe", reason: String(cString: strerror(errno)))
    }
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    return (files[0], files[1])
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
