internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

/// Coverage, eight bits a pixel, of some rectangle of device pixels.
final class AlphaMask {
  let rect: PixelRect
  let bytes: UnsafeMutablePointer<UInt8>
  /// Bytes from one row to the next: cairo wants multiples of four.
  let pitch: Int
  let surface: OpaquePointer

  init(rect: PixelRect) throws(RasterError) {
    guard rect.width <= Bitmap.maximumSide, rect.height <= Bitmap.maximumSide, !rect.isEmpty else {
      throw .size(width: rect.width, height: rect.height)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height))!
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      throw .memory
    }
    self.rect = rect
    self.surface = surface
    pitch = Int(cairo_image_surface_get_stride(surface))
    bytes = data
    cairo_surface_set_device_offset(surface, Double(-rect.minX), Double(-rect.minY))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Changes the coverage, then tells cairo.
  func change(_ body: (UnsafeMutablePointer<UInt8>, Int32, Int32, Int) -> Void) {
    withExtendedLifetime(self) { body(bytes, Int32(rect.width), Int32(rect.height), pitch) }
    cairo_surface_mark_dirty(surface)
  }

  /// The first rows in a row that are covered all over, counted from the top of the mask.
  var fullRows: Range<Int> {
    withExtendedLifetime(self) {
      var (first, end): (Int32, Int32) = (0, 0)
      _ = px_full_rows(bytes, Int32(rect.width), Int32(rect.height), pitch, &first, &end)
      return Int(first)..<Int(end)
    }
  }

  var cost: Int { pitch * rect.height }
}
