internal import CPixels
import Drawing

/// Images at the sizes at which they are drawn.
typealias ImageCache = BoundedCache<ImageKey, ScaledImage>

struct ImageKey: Hashable {
  var image: ObjectIdentifier
  var part: PixelRect
  var width: Int
  var height: Int
  var filter: UInt32
}

struct ScaledImage {
  /// Kept alive, so that no other image takes its identity.
  var image: BitmapImage
  /// Its rectangle starts at zero.
  var layer: Layer
}

extension Rasterizer {
  /// A part of an image at a size in pixels.
  func scaled(
    _ image: BitmapImage, part: PixelRect, width: Int, height: Int, filter: px_filter
  ) throws(RasterError) -> Layer {
    let key = ImageKey(
      image: ObjectIdentifier(image), part: part, width: width, height: height, filter: filter.rawValue)
    if let found = images.find(key) { return found.layer }
    let window = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let layer = try Layer.resampled(image, part: part, width: width, height: height, window: window, filter: filter)
    images.store(ScaledImage(image: image, layer: layer), cost: width * height * 4, for: key)
    return layer
  }
}

extension Layer {
  /// The window of a part of an image that is stretched over width × height pixels.
  static func resampled(
    _ image: BitmapImage, part: PixelRect, width: Int, height: Int, window: PixelRect, filter: px_filter
  ) throws(RasterError) -> Layer {
    let layer = try Layer(rect: window)
    layer.change { output, _, _, stride in
      image.pixels.withUnsafeBytes { bytes in
        let source = px_source(
          pixels: bytes.bindMemory(to: UInt32.self).baseAddress, width: Int32(image.width),
          height: Int32(image.height), stride: image.bytesPerRow)
        _ = px_resample(
          source, part.area, Int32(width), Int32(height), window.area, output, stride, filter)
      }
    }
    return layer
  }
}

extension PixelRect {
  var area: px_area {
    px_area(x: Int32(minX), y: Int32(minY), width: Int32(width), height: Int32(height))
  }
}
