import Drawing
import Foundation
import Raster

extension Stage {
  /// The settled view as PNG, at the device's scale.
  public func png() throws -> Data { try graph.focus.withSteadyCaret { try bitmap().png() } }

  /// The picture of this moment as PNG.
  /// - Parameter scale: pixels for one point; nil for those of the device.
  public func png(scale: Double?) throws -> Data {
    try graph.focus.withSteadyCaret { try bitmap(scale: scale).png() }
  }

  package func bitmap(options: RenderOptions = RenderOptions(), scale: Double? = nil) throws -> Bitmap {
    try rasterizer.render(displayList, size: size, scale: scale ?? settings.device.scale, options: options)
  }
}
