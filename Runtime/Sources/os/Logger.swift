import Foundation

/// Writes messages of a part of a program. Here they go to standard error, with their category; how private a value is meant to
/// be makes no difference to whoever runs the program himself.
public struct Logger: Sendable {
  private let category: String

  public init() { category = "" }

  public init(subsystem: String, category: String) { self.category = category }

  public init(_ log: OSLog) { category = log.category }

  public func log(_ message: OSLogMessage) { write(.default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
  public func trace(_ message: OSLogMessage) { write(.debug, message) }
  public func debug(_ message: OSLogMessage) { write(.debug, message) }
  public func info(_ message: OSLogMessage) { write(.info, message) }
  public func notice(_ message: OSLogMessage) { write(.default, message) }
  public func warning(_ message: OSLogMessage) { write(.error, message) }
  public func error(_ message: OSLogMessage) { write(.error, message) }
  public func critical(_ message: OSLogMessage) { write(.fault, message) }
  public func fault(_ message: OSLogMessage) { write(.fault, message) }

  private func write(_ level: OSLogType, _ message: OSLogMessage) {
    let words = [category, level.name].filter { !$0.isEmpty }.joined(separator: " ")
    FileHandle.standardError.write(Data("\(words.isEmpty ? "" : words + ": ")\(message.text)\n".utf8))
  }
}

/// A place that messages go to.
public final class OSLog: Sendable {
  let category: String

  public init(subsystem: String, category: String) { self.category = category }

  private init() { category = "" }

  public static let `default` = OSLog()
}

/// How grave a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: ""
    }
  }
}
