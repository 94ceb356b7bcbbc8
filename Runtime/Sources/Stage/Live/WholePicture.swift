import CoreGraphics
import Drawing
import Foundation
import Raster

/// The picture of a stage for somebody who watches it: made when something in it has changed.
@MainActor
public final class WholePicture {
  public struct Picture {
    /// Pixels.
    public let width: Int
    public let height: Int
    public let png: Data
  }

  private var shown: DisplayList?
  private var size = CGSize.zero
  private var scale = 0.0

  public init() {}

  /// - Returns: nil while the picture is the one that was had last.
  public func next(of stage: Stage, scale: Double) throws -> Picture? {
    let list = stage.displayList
    guard list != shown || size != stage.size || scale != self.scale else { return nil }
    let bitmap = try stage.rasterizer.render(list, size: stage.size, scale: scale)
    (shown, size, self.scale) = (list, stage.size, scale)
    return Picture(width: bitmap.width, height: bitmap.height, png: try bitmap.png(effort: .fast))
  }

  /// The next picture is whole.
  public func forget() { shown = nil }
}
