internal import CCairo
import CoreGraphics
import Drawing

/// A surface that covers some rectangle of device pixels, with a cairo context whose user space is
/// device space: every layer of a picture is addressed by the same coordinates.
final class Layer {
  let rect: PixelRect
  let surface: OpaquePointer
  let cr: OpaquePointer
  private let words: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  private let pitch: Int
  private let borrowsWords: Bool

  /// Transparent pixels, owned by the cairo surface: whoever draws with the surface keeps them.
  init(rect: PixelRect) throws(RasterError) {
    guard rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide, !rect.isEmpty else {
      throw .size(width: rect.width, height: rect.height)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))!
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw .memory
    }
    self.rect = rect
    self.surface = surface
    pitch = Int(cairo_image_surface_get_stride(surface)) / 4
    words = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    borrowsWords = false
    cairo_surface_set_device_offset(surface, Double(-rect.minX), Double(-rect.minY))
    cr = cairo_create(surface)!
  }

  /// A copy of a part of another layer.
  convenience init(_ part: PixelRect, of other: Layer) throws(RasterError) {
    try self.init(rect: part)
    copy(part, from: other)
  }

  /// The pixels of a bitmap, which must outlive the layer.
  init(borrowing bitmap: Bitmap) {
    rect = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    words = bitmap.words
    pitch = bitmap.width
    borrowsWords = true
    surface = cairo_image_surface_create_for_data(
      UnsafeMutableRawPointer(words).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(bitmap.width), Int32(bitmap.height), Int32(pitch * 4))!
    cr = cairo_create(surface)!
  }

  deinit {
    cairo_destroy(cr)
    if borrowsWords { cairo_surface_finish(surface) }
    cairo_surface_destroy(surface)
  }

  /// Reads or writes the pixels of a part that lies within the layer. Drawing is flushed first.
  /// - Parameter body: takes the part's first pixel and the bytes from one row to the next.
  func withPixels<Result>(
    of part: PixelRect, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Result
  ) -> Result {
    withExtendedLifetime(self) {
      cairo_surface_flush(surface)
      return body(words + (part.minY - rect.minY) * pitch + part.minX - rect.minX, pitch * 4)
    }
  }

  /// Changes all pixels, then tells cairo.
  func change(_ body: (UnsafeMutablePointer<UInt32>, Int32, Int32, Int) -> Void) {
    withPixels(of: rect) { body($0, Int32(rect.width), Int32(rect.height), $1) }
    cairo_surface_mark_dirty(surface)
  }

  /// Takes over a part that lies within both.
  func copy(_ part: PixelRect, from other: Layer) {
    other.withPixels(of: part) { from, fromPitch in
      withPixels(of: part) { to, toPitch in
        for y in 0..<part.height {
          (to + y * toPitch / 4).update(from: from + y * fromPitch / 4, count: part.width)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The device pixels that drawing can reach now.
  var clip: PixelRect {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
    return PixelRect(covering: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)).intersection(rect)
  }
}
