import CoreGraphics
import Drawing
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

  private let picture: LivePicture

  /// Bytes from which on a patch is a PNG file.
  private static let rawLimit = 256 << 10

  public init(of stage: Stage) { picture = LivePicture(of: stage, scale: 1) }

  /// - Parameter scale: pixels for one point.
  /// - Returns: nil while the picture is the one that was had last.
  public func next(scale: Double) throws -> Change? {
    picture.scale = scale
    let changed = try picture.update()
    guard !changed.isEmpty, let bitmap = picture.bitmap else { return nil }
    return Change(width: bitmap.width, height: bitmap.height, patches: try changed.map(patch))
  }

  /// The whole picture as it is now, as a PNG file, at a cost of what has changed since the last one.
  /// - Parameter scale: pixels for one point.
  public func png(scale: Double) throws -> Data {
    picture.scale = scale
    _ = try picture.update()
    return try picture.png()
  }

  /// Brings the pixels up to date for somebody who wants none of them yet.
  /// - Parameter scale: pixels for one point.
  /// - Returns: how many have changed.
  public func refresh(scale: Double) throws -> Int {
    picture.scale = scale
    return try picture.update().reduce(0) { $0 + $1.count }
  }

  private func patch(_ part: PixelRect) throws -> Patch {
    let isPNG = part.count * 4 >= Self.rawLimit
    return Patch(
      x: part.minX, y: part.minY, width: part.width, height: part.height, isPNG: isPNG,
      bytes: isPNG ? Array(try picture.png(of: part)) : picture.pixels(of: part))
  }
}
