internal import CPixels
import CoreGraphics
import Drawing

/// A piece of an image and the pixels that it fills.
struct ImagePart {
  var source: PixelRect
  var target: PixelRect
  /// Size in pixels of one repetition; nil stretches.
  var tile: (width: Int, height: Int)?
}

extension ImageDrawing {
  var filter: px_filter {
    switch interpolation {
    case .none: PX_FILTER_NEAREST
    case .low: PX_FILTER_LINEAR
    case .medium, .high: PX_FILTER_CUBIC
    }
  }

  /// One piece, or nine where insets keep the edges unstretched.
  /// - Parameter scale: pixels of the target a point.
  func parts(of image: BitmapImage, over target: PixelRect, scale: CGSize) -> [ImagePart] {
    let columns = Self.cuts(
      source: image.width, target: target.minX..<target.maxX, first: inset(1), last: inset(3),
      sourceScale: image.scale, targetScale: scale.width)
    let rows = Self.cuts(
      source: image.height, target: target.minY..<target.maxY, first: inset(0), last: inset(2),
      sourceScale: image.scale, targetScale: scale.height)
    var parts: [ImagePart] = []
    for row in rows {
      for column in columns {
        let source = PixelRect(
          minX: column.source.lowerBound, minY: row.source.lowerBound, maxX: column.source.upperBound,
          maxY: row.source.upperBound)
        let part = PixelRect(
          minX: column.target.lowerBound, minY: row.target.lowerBound, maxX: column.target.upperBound,
          maxY: row.target.upperBound)
        if source.isEmpty || part.isEmpty { continue }
        let tile =
          tiles
          ? (
            width: Self.natural(source.width, image.scale, scale.width),
            height: Self.natural(source.height, image.scale, scale.height)
          ) : nil
        parts.append(ImagePart(source: source, target: part, tile: tile))
      }
    }
    return parts
  }

  private func inset(_ index: Int) -> CGFloat {
    capInsets.count == 4 && capInsets[index].isFinite ? max(0, capInsets[index]) : 0
  }

  private static func natural(_ pixels: Int, _ sourceScale: CGFloat, _ targetScale: CGFloat) -> Int {
    max(1, Int((CGFloat(pixels) / sourceScale * targetScale).rounded()))
  }

  /// One direction, cut where the insets are. Insets that do not fit share the room.
  private static func cuts(
    source: Int, target: Range<Int>, first: CGFloat, last: CGFloat, sourceScale: CGFloat, targetScale: CGFloat
  ) -> [(source: Range<Int>, target: Range<Int>)] {
    func fit(_ room: Int, _ scale: CGFloat) -> (Int, Int) {
      let (a, b) = ((first * scale).rounded(), (last * scale).rounded())
      let factor = a + b > CGFloat(room) ? CGFloat(room) / (a + b) : 1
      let start = Int((a * factor).rounded(.down))
      return (start, min(room - start, Int((b * factor).rounded(.down))))
    }
    let (s0, s1) = fit(source, sourceScale)
    let (t0, t1) = fit(target.count, targetScale)
    let (low, high) = (target.lowerBound, target.upperBound)
    return [
      (0..<s0, low..<low + t0), (s0..<source - s1, low + t0..<high - t1),
      (source - s1..<source, high - t1..<high),
    ]
  }
}
