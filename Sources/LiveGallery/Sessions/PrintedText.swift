import Foundation

/// What a specimen's code prints: the end of it is kept for the case that it crashes; a page gets so much of it.
package struct PrintedText {
  /// Bytes a second that a page gets, over a while, and at once.
  package static let rate = 16_000.0
  package static let burst = 64_000.0
  private static let keptLimit = 64_000

  private var bytes: [UInt8] = []
  private var allowance = PrintedText.burst
  private var last = ContinuousClock.now
  private var isCut = false

  package init() {}

  package var kept: String { String(decoding: bytes, as: UTF8.self) }

  /// - Returns: What the page is told, if anything.
  package mutating func add(_ new: [UInt8], now: ContinuousClock.Instant = .now) -> String? {
    bytes += new
    if bytes.count > Self.keptLimit { bytes.removeFirst(bytes.count - Self.keptLimit) }
    allowance = min(Self.burst, allowance + (now - last) / .seconds(1) * Self.rate)
    last = now
    let part = new.prefix(Int(allowance))
    allowance -= Double(part.count)
    guard part.count < new.count else {
      isCut = false
      return String(decoding: part, as: UTF8.self)
    }
    defer { isCut = true }
    if isCut { return nil }
    return String(decoding: part, as: UTF8.self) + "\n… too much was printed; some of it is left out …\n"
  }
}
