import CoreGraphics
import Raster

extension Stage {
  /// The picture's color at a point of the view's own coordinates; nil outside the picture.
  public func color(at point: CGPoint) throws -> StageExpectation.Color? {
    let bitmap = try bitmap()
    let scale = settings.device.scale
    let x = ((point.x + contentOrigin.x) * scale).rounded(.down)
    let y = ((point.y + contentOrigin.y) * scale).rounded(.down)
    guard x >= 0, y >= 0, x < CGFloat(bitmap.width), y < CGFloat(bitmap.height) else { return nil }
    return StageExpectation.Color(bitmap.word(x: Int(x), y: Int(y)))
  }
}
