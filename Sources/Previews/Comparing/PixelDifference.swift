import Foundation
import Stage

/// Which pixels of two pictures are not the same, and how far they are apart.
package struct PixelDifference: Codable, Sendable, Equatable {
  package struct Box: Codable, Sendable, Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// Pixels that differ by more than is tolerated.
  package var count: Int
  package var total: Int
  /// The greatest distance of a channel in any pixel, 1…255.
  package var largest: Int
  /// Of the pixels that differ, the mean of their greatest distances.
  package var mean: Double
  /// Around all of them, in pixels.
  package var box: Box

  /// Nil where no pixel differs by more than the tolerance. The pictures must be of one size.
  package init?(_ before: PixelPicture, _ after: PixelPicture, tolerance: Int) {
    let width = before.width
    var (count, largest, sum) = (0, 0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    before.pixels.withUnsafeBufferPointer { a in
      after.pixels.withUnsafeBufferPointer { b in
        for place in 0..<min(a.count, b.count) where a[place] != b[place] {
          let distance = Self.distance(a[place], b[place])
          guard distance > tolerance else { continue }
          count += 1
          sum += distance
          largest = max(largest, distance)
          let (x, y) = (place % width, place / width)
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
      }
    }
    guard count > 0 else { return nil }
    self.count = count
    total = before.pixels.count
    self.largest = largest
    mean = (Double(sum) / Double(count) * 100).rounded() / 100
    box = Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The greatest distance of a channel of two pixels, 0…255.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var result = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      result = max(result, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
    return result
  }

  /// The later picture, pale, with the pixels that differ in a colour that nothing else has.
  static func picture(_ before: PixelPicture, _ after: PixelPicture, tolerance: Int) -> PixelPicture {
    var result = after
    for place in result.pixels.indices {
      let (a, b) = (before.pixels[place], after.pixels[place])
      if a != b, distance(a, b) > tolerance {
        result.pixels[place] = 0xFFE6_007A
      } else {
        // Over white, with a quarter of its strength.
        let clear = 255 - Int(b >> 24)
        let grey = (Int(b >> 16 & 255) * 30 + Int(b >> 8 & 255) * 59 + Int(b & 255) * 11) / 100 + clear
        let pale = UInt32(255 - (255 - min(grey, 255)) / 4)
        result.pixels[place] = 0xFF00_0000 | pale << 16 | pale << 8 | pale
      }
    }
    return result
  }
}
