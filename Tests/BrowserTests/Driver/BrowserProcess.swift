import Foundation
import Glibc

/// What a test could not go on for, in a sentence.
struct BrowserFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }

  /// Whether a page has gone to another address while it was asked.
  var isOfNavigation: Bool { ["navigated", "destroyed", "context"].contains { description.contains($0) } }
}

/// Debian's Chromium, spoken to over a pair of pipes: it reads messages from descriptor 3 and writes them to 4, each ended by a zero byte.
final class BrowserProcess: Sendable {
  let id: pid_t
  private let profile: String
  private let requests: Int32
  private let answers: Int32

  static var program: String? {
    ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first { access($0, X_OK) == 0 }
  }

  /// - Throws: a sentence, where there is no Chromium or it cannot be started.
  init() throws {
    guard let program = Self.program else {
      throw BrowserFailure("Chromium is not installed; make test installs it, or apt-get install chromium does.")
    }
    profile = NSTemporaryDirectory() + "vitrine-browser-\(UUID().uuidString)"
    var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else {
      throw BrowserFailure("No pipes to the browser can be made.")
    }
    // Numbers beyond those that they are to have in the browser, so that putting one in place does not close another.
    let ends = (toBrowser + fromBrowser).map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 64)
    }
    defer { for end in [ends[0], ends[3]] { close(end) } }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 3)
    posix_spawn_file_actions_adddup2(&actions, ends[3], 4)
    // A group of its own, so that all its processes can be ended.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var arguments = [
      program, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-gpu", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--mute-audio", "--force-renderer-accessibility", "about:blank",
    ]
    // Chromium's own sandbox refuses to run as root.
    if getuid() == 0 { arguments.insert("--no-sandbox", at: 1) }
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var id: pid_t = 0
    let status = posix_spawn(&id, program, &actions, &attributes, &words, environ)
    guard status == 0 else { throw BrowserFailure("Chromium cannot be started: \(String(cString: strerror(status))).") }
    self.id = id
    LeftoverProcesses.add(id, folder: profile)
    requests = ends[1]
    answers = ends[2]
  }

  func write(_ message: [UInt8]) throws {
    let bytes = message + [0]
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(requests, $0.baseAddress, $0.count) }
      guard count > 0 else { throw BrowserFailure("Chromium does not listen any more.") }
      written += count
    }
  }

  /// Reads messages on a thread of its own until the browser ends.
  func readMessages(_ take: @escaping @Sendable ([UInt8]) -> Void, end: @escaping @Sendable () -> Void) {
    let answers = answers
    Thread.detachNewThread {
      var pending: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(answers, &buffer, buffer.count)
        guard count > 0 else { break }
        pending += buffer[..<count]
        while let end = pending.firstIndex(of: 0) {
          take(Array(pending[..<end]))
          pending.removeFirst(end + 1)
        }
      }
      end()
    }
  }
}
