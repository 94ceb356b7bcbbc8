import CoreGraphics

/// Decoded pixels, shared and never changed: premultiplied BGRA, 8 bits a channel, rows top first
/// (cairo's ARGB32 on little-endian machines). Equal when they are the same object.
package final class BitmapImage: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let pixels: [UInt8]
  /// Pixels for one point: the image's size in points is its pixel size divided by this.
  package let scale: CGFloat

  package init(width: Int, height: Int, bytesPerRow: Int, pixels: [UInt8], scale: CGFloat = 1) {
    precondition(pixels.count >= bytesPerRow * height && bytesPerRow >= width * 4)
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.pixels = pixels
    self.scale = scale
  }

  package var size: CGSize { CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) }

  package static func == (a: BitmapImage, b: BitmapImage) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
