import CoreGraphics

/// The closed curves of a glyph, and which lies within which.
struct Contours {
  struct Contour {
    var outline: Outline
    /// Twice the signed area would do; positive where the curve runs anticlockwise with y upwards.
    var area: CGFloat
    /// How many other contours it lies in.
    var depth: Int
  }

  var all: [Contour] = []

  init(_ outline: Outline) {
    let pieces = Self.split(outline)
    let polygons = pieces.map { $0.flattened(tolerance: 0.002).first?.points ?? [] }
    for (index, piece) in pieces.enumerated() {
      guard let probe = polygons[index].first, polygons[index].count > 2 else { continue }
      let depth = polygons.indices.filter { $0 != index && Self.contains(polygons[$0], probe) }.count
      all.append(Contour(outline: piece, area: Self.area(polygons[index]), depth: depth))
    }
  }

  func outline(where isIncluded: (Contour) -> Bool) -> Outline {
    var outline = Outline()
    for contour in all where isIncluded(contour) { outline.append(contour.outline) }
    return outline
  }

  /// One outline for each contour.
  static func split(_ outline: Outline) -> [Outline] {
    var pieces: [Outline] = []
    for element in outline.elements {
      if case .move = element { pieces.append(Outline()) }
      guard !pieces.isEmpty else { continue }
      pieces[pieces.count - 1].elements.append(element)
    }
    return pieces
  }

  static func area(_ points: [CGPoint]) -> CGFloat {
    guard var previous = points.last else { return 0 }
    var sum: CGFloat = 0
    for point in points {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum / 2
  }

  private static func contains(_ polygon: [CGPoint], _ point: CGPoint) -> Bool {
    guard var a = polygon.last else { return false }
    var isInside = false
    for b in polygon {
      if (a.y <= point.y) != (b.y <= point.y),
        (point.y - a.y) / (b.y - a.y) * (b.x - a.x) + a.x > point.x
      {
        isInside.toggle()
      }
      a = b
    }
    return isInside
  }
}
