import CoreGraphics

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package var width: Int { max(0, maxX - minX) }
  package var height: Int { max(0, maxY - minY) }
  package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// Pixels in it.
  package var count: Int { width * height }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels that the rectangle touches; infinite and huge ones are cut to what integers hold.
  package init(covering rect: CGRect) {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0 else {
      self = .empty
      return
    }
    // Conversions cut towards zero; `floor` and `ceil` are calls on the oldest x86-64 machines.
    func cut(_ value: CGFloat) -> (value: CGFloat, whole: Int) {
      let value = value.isNaN ? 0 : min(max(value, -1e8), 1e8)
      return (value, Int(value))
    }
    func below(_ value: CGFloat) -> Int {
      let (value, whole) = cut(value)
      return CGFloat(whole) > value ? whole - 1 : whole
    }
    func above(_ value: CGFloat) -> Int {
      let (value, whole) = cut(value)
      return CGFloat(whole) < value ? whole + 1 : whole
    }
    self.init(minX: below(rect.minX), minY: below(rect.minY), maxX: above(rect.maxX), maxY: above(rect.maxY))
  }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return result.isEmpty ? .empty : result
  }

  /// The smallest rectangle that holds both; empty ones count as nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Larger by so many pixels on each side, a line or a point, too.
  package func grown(by amount: Int) -> PixelRect {
    PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }

  package func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  package func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
