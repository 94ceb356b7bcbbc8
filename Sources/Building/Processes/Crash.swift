import Foundation

/// How a process came to its end, in words that go on after “it”.
package enum Crash {
  /// - Parameters:
  ///   - errors: What the process said on its standard error.
  package static func reason(of signal: Int32, errors: String) -> String {
    let trap = errors.split(separator: "\n").first { $0.contains("Fatal error") }
    if let trap { return "it crashed: \(trap.drop { $0.isWhitespace })" }
    return switch signal {
    case SIGSEGV, SIGBUS: "it crashed: it recursed without end, or touched memory that is not its own"
    case SIGKILL: "it was ended: it used too much memory or time"
    case SIGXCPU: "it was ended: it used too much time"
    case SIGILL, SIGTRAP, SIGABRT: "it crashed: a condition of its code did not hold"
    default: "it was ended by signal \(signal)"
    }
  }

  /// The signal that ended a program in the sandbox, which stands between and says it by a status above 128.
  package static func signal(ofStatus status: Int32) -> Int32? {
    status > 128 && status < 160 ? status - 128 : nil
  }
}
