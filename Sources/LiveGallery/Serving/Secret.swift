import Foundation

/// What an address of the gallery begins with, so that nobody but who was told it can use the gallery: 128 random bits.
package struct Secret: Sendable {
  /// In letters that need no percent signs: base64url.
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    let bytes = [generator.next(), generator.next()].flatMap { (number: UInt64) in
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    text = Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Compares in a time that does not tell how much of it is right.
  package func matches(_ word: String) -> Bool {
    let (own, other) = (Array(text.utf8), Array(word.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
