@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction: `value` parts, of which there are `timescale` in a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags

  public init() {
    value = 0
    timescale = 0
    flags = []
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
    flags = timescale > 0 ? .valid : []
  }

  /// The nearest fraction; one that is too large for the timescale is infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let parts = (seconds * Double(preferredTimescale)).rounded()
    guard preferredTimescale > 0, !seconds.isNaN else { self = .invalid; return }
    guard let value = CMTimeValue(exactly: parts) else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  private init(flags: CMTimeFlags) {
    self.init()
    self.flags = flags
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(flags: [.valid, .indefinite])
  public static let positiveInfinity = CMTime(flags: [.valid, .positiveInfinity])
  public static let negativeInfinity = CMTime(flags: [.valid, .negativeInfinity])

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isNumeric: Bool { flags == .valid }

  /// NaN where the time is no number.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
}

/// What kind of time a `CMTime` is.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

extension CMTime: Comparable, Hashable {
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric ? a.seconds == b.seconds : a.flags == b.flags
  }

  /// What is not valid comes last, and before it what is infinite or indefinite.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.place < b.place }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

  private var place: Double {
    isNumeric ? seconds : flags.contains(.negativeInfinity) ? -.infinity : .infinity
  }

  public static func + (a: CMTime, b: CMTime) -> CMTime { a.combined(b) { $0.addingReportingOverflow($1) } }

  public static func - (a: CMTime, b: CMTime) -> CMTime { a.combined(b) { $0.subtractingReportingOverflow($1) } }

  /// In the finer of the two timescales, or by seconds where the parts do not fit.
  private func combined(
    _ other: CMTime, _ operation: (CMTimeValue, CMTimeValue) -> (partialValue: CMTimeValue, overflow: Bool)
  ) -> CMTime {
    guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
    guard timescale == other.timescale else {
      let scale = max(timescale, other.timescale)
      let sum = operation(1, 1).partialValue == 0 ? seconds - other.seconds : seconds + other.seconds
      return CMTime(seconds: sum, preferredTimescale: scale)
    }
    let (sum, overflow) = operation(value, other.value)
    return overflow ? .positiveInfinity : CMTime(value: sum, timescale: timescale)
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
}
