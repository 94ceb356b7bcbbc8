internal import CCairo
import CoreGraphics

/// A surface that covers some rectangle of device pixels, with a cairo context whose user space is
/// device space: every layer of a picture is addressed by the same coordinates.
final class Layer {
  let rect: PixelRect
  let words: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let pitch: Int
  let surface: OpaquePointer
  let cr: OpaquePointer
  private let ownsWords: Bool

  /// Transparent pixels of its own.
  init(rect: PixelRect) throws(RasterError) {
    guard rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide, !rect.isEmpty else {
      throw .size(width: rect.width, height: rect.height)
    }
    self.rect = rect
    pitch = rect.width
    let count = pitch * rect.height
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    ownsWords = true
    (surface, cr) = Self.open(words, rect, pitch)
  }

  /// The pixels of a bitmap, which must outlive the layer.
  init(borrowing bitmap: Bitmap) {
    rect = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    words = bitmap.words
    pitch = bitmap.width
    ownsWords = false
    (surface, cr) = Self.open(words, rect, pitch)
  }

  private static func open(
    _ words: UnsafeMutablePointer<UInt32>, _ rect: PixelRect, _ pitch: Int
  ) -> (OpaquePointer, OpaquePointer) {
    let surface = words.withMemoryRebound(to: UInt8.self, capacity: pitch * rect.height * 4) {
      cairo_image_surface_create_for_data(
        $0, CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height), Int32(pitch * 4))!
    }
    cairo_surface_set_device_offset(surface, Double(-rect.minX), Double(-rect.minY))
    return (surface, cairo_create(surface)!)
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsWords { words.deallocate() }
  }

  /// The first pixel of a part that lies within the layer. Drawing is flushed first.
  func pixels(of part: PixelRect) -> UnsafeMutablePointer<UInt32> {
    cairo_surface_flush(surface)
    return words + (part.minY - rect.minY) * pitch + part.minX - rect.minX
  }

  /// Says that pixels were written behind cairo's back.
  func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The device pixels that drawing can reach now.
  var clip: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
    return PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)).intersection(rect)
  }
}
