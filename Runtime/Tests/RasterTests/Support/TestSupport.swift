import CoreGraphics
import Drawing
import Foundation
import Raster
import Testing

/// A colour from `0xRRGGBB`.
func hex(_ rgb: UInt32, alpha: Double = 1) -> ResolvedColor {
  ResolvedColor(
    red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
    blue: Double(rgb & 255) / 255, alpha: alpha)
}

extension DisplayItem {
  static func fill(_ figure: Figure, _ color: ResolvedColor) -> DisplayItem {
    .fill(figure, .color(color), evenOdd: false)
  }

  static func effect(_ effect: Effect, _ items: DisplayItem...) -> DisplayItem {
    .effect(effect, DisplayList(items))
  }
}

/// Renders items at one pixel a point unless told otherwise.
func render(
  _ items: [DisplayItem], width: CGFloat, height: CGFloat, scale: CGFloat = 1,
  background: ResolvedColor? = nil, options: RenderOptions = RenderOptions()
) throws -> Bitmap {
  try Rasterizer().render(
    DisplayList(items), size: CGSize(width: width, height: height), scale: scale,
    background: background, options: options)
}

extension Bitmap {
  /// The alphas of a row.
  func alphas(row y: Int) -> [UInt32] { (0..<width).map { word(x: $0, y: y) >> 24 } }

  /// The colours of a row as `0xRRGGBB`, premultiplied.
  func colors(row y: Int) -> [UInt32] { (0..<width).map { word(x: $0, y: y) & 0xFFFFFF } }

  /// One channel of one pixel: 0 blue, 1 green, 2 red, 3 alpha.
  func channel(_ index: UInt32, x: Int, y: Int) -> Int { Int(word(x: x, y: y) >> (8 * index) & 255) }

  /// The greatest difference of any channel of any pixel; 256 when the sizes differ.
  func difference(from other: Bitmap) -> Int {
    guard width == other.width, height == other.height else { return 256 }
    return zip(bytes, other.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}

/// The pictures are the same, but for `tolerance` steps of 255 in any channel.
func expectSame(
  _ a: Bitmap, _ b: Bitmap, tolerance: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(a.difference(from: b) <= tolerance, sourceLocation: sourceLocation)
}

func expectDifferent(
  _ a: Bitmap, _ b: Bitmap, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(a.difference(from: b) > 16, sourceLocation: sourceLocation)
}
