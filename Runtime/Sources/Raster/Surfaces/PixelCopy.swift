internal import CPixels
import Drawing

/// Pixels of a part of a bitmap as they were.
package struct PixelCopy {
  package let rect: PixelRect
  private let words: [UInt32]

  package init(of bitmap: Bitmap, _ part: PixelRect) {
    let rect = part.intersection(bitmap.rect)
    self.rect = rect
    words = [UInt32](unsafeUninitializedCapacity: rect.count) { buffer, count in
      for y in 0..<rect.height {
        (buffer.baseAddress! + y * rect.width).update(
          from: bitmap.words + (rect.minY + y) * bitmap.width + rect.minX, count: rect.width)
      }
      count = rect.count
    }
  }

  /// The smallest rectangle that holds what differs now; empty for nothing.
  package func changed(in bitmap: Bitmap) -> PixelRect {
    if rect.isEmpty { return .empty }
    var area = px_area()
    words.withUnsafeBufferPointer { before in
      let now = bitmap.words + rect.minY * bitmap.width + rect.minX
      _ = px_difference(
        before.baseAddress, rect.width * 4, now, bitmap.bytesPerRow, Int32(rect.width), Int32(rect.height), &area)
    }
    if area.width == 0 { return .empty }
    return PixelRect(minX: 0, minY: 0, maxX: Int(area.width), maxY: Int(area.height))
      .moved(x: rect.minX + Int(area.x), y: rect.minY + Int(area.y))
  }
}
