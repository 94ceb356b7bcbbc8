import Foundation
import Stage

/// The pixels of a picture that a test has drawn.
typealias PictureFile = PixelPicture

extension PixelPicture {
  init(_ data: Data) throws { try self.init(decoding: data) }

  /// A picture of one colour, `0xAARRGGBB`.
  static func plain(_ color: UInt32, width: Int = 8, height: Int = 4) -> PixelPicture {
    PixelPicture(width: width, height: height, pixels: Array(repeating: color, count: width * height))
  }
}
