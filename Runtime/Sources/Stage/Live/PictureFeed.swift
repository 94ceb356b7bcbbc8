import CoreGraphics
import Drawing
import Foundation
import Raster

/// The picture of a stage for somebody who watches it: what has changed in it since it was had last.
@MainActor
public final class PictureFeed {
  /// A rectangle of new pixels.
  public struct Patch {
    /// Pixels from the left and the top of the picture.
    public let x: Int
    public let y: Int
    public let width: Int
    public let height: Int
    /// A PNG file; else red, green, blue and alpha of each pixel, not premultiplied, row by row.
    public let isPNG: Bool
    public let bytes: [UInt8]
  }

  public struct Change {
    /// Pixels of the whole picture.
    public let width: Int
    public let height: Int
    public let patches: [Patch]
  }

  private var shown: DisplayList?
  private var size = CGSize.zero
  private var scale = 0.0

  /// Bytes from which on a patch is sent as PNG.
  private static let rawLimit = 256 << 10

  public init() {}

  /// - Parameter scale: pixels for one point.
  /// - Returns: nil while the picture is the one that was had last.
  public func next(of stage: Stage, scale: Double) throws -> Change? {
    let list = stage.displayList
    guard list != shown || size != stage.size || scale != self.scale else { return nil }
    let bitmap = try stage.rasterizer.render(list, size: stage.size, scale: scale)
    (shown, size, self.scale) = (list, stage.size, scale)
    let isPNG = bitmap.width * bitmap.height * 4 > Self.rawLimit
    let bytes = isPNG ? Array(try bitmap.png(effort: .fast)) : Self.straight(bitmap.bytes)
    let patch = Patch(x: 0, y: 0, width: bitmap.width, height: bitmap.height, isPNG: isPNG, bytes: bytes)
    return Change(width: bitmap.width, height: bitmap.height, patches: [patch])
  }

  /// From premultiplied BGRA.
  private static func straight(_ pixels: [UInt8]) -> [UInt8] {
    var bytes = pixels
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      func straight(_ value: UInt8) -> UInt8 {
        alpha == 255 || alpha == 0 ? value : UInt8(min(255, (Int(value) * 255 + alpha / 2) / alpha))
      }
      (bytes[start], bytes[start + 2]) = (straight(bytes[start + 2]), straight(bytes[start]))
      bytes[start + 1] = straight(bytes[start + 1])
    }
    return bytes
  }
}
