import Foundation
import Images
import Raster

/// The pixels of a picture file, for those who compare pictures.
public struct PixelPicture: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  /// `0xAARRGGBB`, premultiplied, row by row from the top.
  public var pixels: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixels of a PNG, JPEG or WebP file.
  /// - Throws: a sentence that says what is wrong with it.
  public init(decoding data: Data) throws {
    let image = try ImageDecoder.decode(data: data)
    width = image.width
    height = image.height
    pixels = image.pixels.withUnsafeBytes { bytes in
      (0..<image.height).flatMap { row in
        UnsafeRawBufferPointer(rebasing: bytes[(row * image.bytesPerRow)..<(row * image.bytesPerRow + image.width * 4)])
          .bindMemory(to: UInt32.self)
      }
    }
  }

  /// As a PNG file: the same bytes for the same pixels.
  /// - Throws: a sentence, where the picture is too large.
  public func png() throws -> Data { try Bitmap(width: width, height: height, pixels: pixels).png() }
}
