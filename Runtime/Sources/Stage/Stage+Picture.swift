import Drawing
import Foundation
import Raster

extension Stage {
  /// The settled view as PNG, at the device's scale.
  public func png() throws -> Data { try graph.focus.withSteadyCaret { try bitmap().png() } }

  package func bitmap(options: RenderOptions = RenderOptions()) throws -> Bitmap {
    try rasterizer.render(displayList, size: size, scale: settings.device.scale, options: options)
  }
}
