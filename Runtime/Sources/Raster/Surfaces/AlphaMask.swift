internal import CCairo
import CoreGraphics

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
    self.rect = rect
    pitch = (rect.width + 3) & ~3
    let count = pitch * rect.height
    bytes = .allocate(capacity: count)
    bytes.initialize(repeating: 0, count: count)
    surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(pitch))!
    cairo_surface_set_device_offset(surface, Double(-rect.minX), Double(-rect.minY))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    bytes.deallocate()
  }

  var cost: Int { pitch * rect.height }
}
