import Foundation

/// Ends the process with a sentence when it uses more memory than it may, long before the machine suffers.
struct MemoryWatch {
  /// Bytes.
  let limit: Int
  /// Whether nothing runs, so that looking seldom is enough.
  var isIdle: @Sendable () -> Bool = { false }
  /// Is told the sentence.
  let report: @Sendable (String) -> Void

  func start() {
    let thread = Thread { [limit, isIdle, report] in
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      while true {
        if Self.residentPages() * page > limit {
          report("it used more than \(limit / 1_000_000) MB of memory")
          _exit(3)
        }
        usleep(isIdle() ? 250_000 : 20_000)
      }
    }
    thread.name = "memory watch"
    thread.start()
  }

  /// The second number of `/proc/self/statm`.
  private static func residentPages() -> Int {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = read(file, &text, text.count)
    guard count > 0 else { return 0 }
    let numbers = text[..<count].split(separator: UInt8(ascii: " "))
    guard numbers.count > 1 else { return 0 }
    return numbers[1].reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
  }
}
