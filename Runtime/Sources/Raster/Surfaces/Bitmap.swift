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

  /// All of it.
  package var rect: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The pixels, or those of a part within, as a PNG file: the same bytes for the same pixels.
  package func png(of part: PixelRect? = nil, effort: Effort = .small) throws(RasterError) -> Data {
    let part = (part ?? rect).intersection(rect)
    guard !part.isEmpty else { throw .size(width: part.width, height: part.height) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = px_png_encode(
      start(of: part), Int32(part.width), Int32(part.height), bytesPerRow,
      effort == .fast ? PX_PNG_FAST : PX_PNG_SMALL, &bytes, &count)
    guard status == PX_OK, let bytes else { throw .memory }
    return Data(bytesNoCopy: bytes, count: count, deallocator: .custom { memory, _ in px_free(memory) })
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool { px_is_opaque(words, Int32(width), Int32(height), bytesPerRow) != 0 }

  /// Rows as a part of a PNG file.
  /// - Returns: false without memory.
  func encode(_ part: PixelRect, isOpaque: Bool, into band: inout px_png_band) -> Bool {
    px_png_encode_band(
      start(of: part), Int32(part.width), Int32(part.height), bytesPerRow, isOpaque ? 1 : 0, &band) == PX_OK
  }

  /// The pixels of a part within: red, green, blue, alpha, not premultiplied, row by row without gaps.
  package func straightBytes(of part: PixelRect) -> [UInt8] {
    let part = part.intersection(rect)
    if part.isEmpty { return [] }
    return [UInt8](unsafeUninitializedCapacity: part.count * 4) { buffer, count in
      _ = px_straight_rgba(
        start(of: part), Int32(part.width), Int32(part.height), bytesPerRow, buffer.baseAddress,
        part.width * 4)
      count = part.count * 4
    }
  }

  private func start(of part: PixelRect) -> UnsafeMutablePointer<UInt32> { words + part.minY * width + part.minX }

  /// The part within the rectangle, in pixels; nil where they do not meet.
  package func cropped(to rect: CGRect) -> Bitmap? {
    let part = PixelRect(covering: rect).intersection(self.rect)
    guard !part.isEmpty, let result = try? Bitmap(width: part.width, height: part.height) else { return nil }
    for y in 0..<part.height {
      (result.words + y * part.width).update(
        from: words + (part.minY + y) * width + part.minX, count: part.width)
    }
    return result
  }

  /// Takes over a part of another bitmap of the same size.
  package func paste(_ other: Bitmap, _ part: PixelRect) {
    let part = part.intersection(rect).intersection(other.rect)
    for y in 0..<part.height {
      start(of: part).advanced(by: y * width).update(
        from: other.start(of: part).advanced(by: y * other.width), count: part.width)
    }
  }

  /// Moves what a frame shows; what it had to show nothing for keeps its pixels.
  package func move(_ move: PixelMove) {
    let frame = move.frame.intersection(rect)
    let count = frame.height - abs(move.distance)
    guard count > 0 else { return }
    func row(_ index: Int) -> UnsafeMutablePointer<UInt32> { words + (frame.minY + index) * width + frame.minX }
    let (from, to) = (max(0, -move.distance), max(0, move.distance))
    if frame.width == width { return row(to).update(from: row(from), count: count * width) }
    // Rows are taken before others come to lie on them.
    for index in 0..<count {
      let step = move.distance > 0 ? count - 1 - index : index
      row(to + step).update(from: row(from + step), count: frame.width)
    }
  }

  /// The pixels as an image to draw.
  package func image(scale: CGFloat = 1) -> BitmapImage {
    BitmapImage(width: width, height: height, bytesPerRow: bytesPerRow, pixels: bytes, scale: scale)
  }
}
