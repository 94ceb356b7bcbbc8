internal import CPixels
import CoreGraphics
import Drawing

/// Pixels that a rasteriser writes: premultiplied BGRA in memory, rows top first, no padding.
package final class Bitmap {
  package let width: Int
  package let height: Int
  let words: UnsafeMutablePointer<UInt32>

  var bytesPerRow: Int { width * 4 }

  /// The longest side that cairo and the kernels take.
  package static let maximumSide = 32767

  /// Transparent pixels.
  package init(width: Int, height: Int) throws(RasterError) {
    guard width >= 1, height >= 1, width <= Self.maximumSide, height <= Self.maximumSide else {
      throw .size(width: width, height: height)
    }
    guard let memory = calloc(width * height, 4) else { throw .memory }
    self.width = width
    self.height = height
    words = memory.bindMemory(to: UInt32.self, capacity: width * height)
  }

  /// Pixels as they are given, row by row: `0xAARRGGBB`, premultiplied.
  package convenience init(width: Int, height: Int, pixels: [UInt32]) throws(RasterError) {
    try self.init(width: width, height: height)
    words.update(from: pixels, count: min(pixels.count, width * height))
  }

  deinit { free(words) }

  /// One pixel, not premultiplied; transparent black outside.
  package func color(x: Int, y: Int) -> ResolvedColor {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let word = words[y * width + x]
    let alpha = Double(word >> 24)
    guard alpha > 0 else { return .clear }
    func straight(_ shift: UInt32) -> Double { min(1, Double(word >> shift & 255) / alpha) }
    return ResolvedColor(red: straight(16), green: straight(8), blue: straight(0), alpha: alpha / 255)
  }

  /// One pixel as `0xAARRGGBB`, premultiplied; 0 outside.
  package func word(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return words[y * width + x]
  }

  /// The bytes of all pixels, row by row.
  package var bytes: [UInt8] {
    Array(UnsafeRawBufferPointer(start: words, count: width * height * 4))
  }

  package enum Effort: Sendable {
    /// Milliseconds a frame, for a live host.
    case fast
    /// Fewer bytes, for files.
    case small
  }

  /// The pixels as a PNG file: the same bytes for the same pixels.
  package func png(effort: Effort = .small) throws(RasterError) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = px_png_encode(
      words, Int32(width), Int32(height), bytesPerRow, effort == .fast ? PX_PNG_FAST : PX_PNG_SMALL, &bytes,
      &count)
    guard status == PX_OK, let bytes else { throw .memory }
    defer { px_free(bytes) }
    return Data(bytes: bytes, count: count)
  }

  /// The part within the rectangle, in pixels; nil where they do not meet.
  package func cropped(to rect: CGRect) -> Bitmap? {
    let part = PixelRect(covering: rect).intersection(
      PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !part.isEmpty, let result = try? Bitmap(width: part.width, height: part.height) else { return nil }
    for y in 0..<part.height {
      (result.words + y * part.width).update(
        from: words + (part.minY + y) * width + part.minX, count: part.width)
    }
    return result
  }

  /// The pixels as an image to draw.
  package func image(scale: CGFloat = 1) -> BitmapImage {
    BitmapImage(width: width, height: height, bytesPerRow: bytesPerRow, pixels: bytes, scale: scale)
  }
}
