// Hidden from whoever imports `SwiftUI`: an `internal import` would still make them load the module.
@_implementationOnly import CPixels
import CoreGraphics
import Drawing

/// Turns the bytes of a PNG, JPEG or WebP file into pixels. Pure: reads no files.
package enum ImageDecoder {
  /// Larger pictures are refused: 64 million pixels take 256 MB.
  package static let maximumPixels = 64 << 20

  /// The decoded picture, turned as its EXIF orientation says.
  /// - Parameter scale: pixels a point of the result (`@2x` files have 2).
  package static func decode(data: Data, scale: CGFloat = 1) throws(ImageError) -> BitmapImage {
    var picture = px_picture()
    let status = data.withUnsafeBytes {
      px_decode($0.bindMemory(to: UInt8.self).baseAddress, $0.count, maximumPixels, &picture)
    }
    try check(status, picture, data)
    guard let pixels = picture.pixels else { throw .damaged(format: name(of: picture.format)) }
    defer { px_free(pixels) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    let bytes = [UInt8](UnsafeRawBufferPointer(start: pixels, count: width * height * 4))
    return BitmapImage(width: width, height: height, bytesPerRow: width * 4, pixels: bytes, scale: scale)
  }

  /// The size in pixels, read from the header.
  package static func pixelSize(of data: Data) throws(ImageError) -> CGSize {
    var picture = px_picture()
    let status = data.withUnsafeBytes {
      px_measure($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &picture)
    }
    try check(status, picture, data)
    return CGSize(width: CGFloat(picture.width), height: CGFloat(picture.height))
  }

  private static func check(_ status: px_status, _ picture: px_picture, _ data: Data) throws(ImageError) {
    switch status {
    case PX_OK: return
    case PX_NO_MEMORY: throw .memory
    case PX_TOO_LARGE: throw .tooLarge(width: Int(picture.width), height: Int(picture.height))
    default:
      if picture.format == PX_FORMAT_UNKNOWN { throw .unknownFormat(ImageFormat.name(of: data)) }
      throw .damaged(format: name(of: picture.format))
    }
  }

  private static func name(of format: px_format) -> String {
    switch format {
    case PX_FORMAT_PNG: "PNG"
    case PX_FORMAT_JPEG: "JPEG"
    case PX_FORMAT_WEBP: "WebP"
    default: "unknown"
    }
  }
}
