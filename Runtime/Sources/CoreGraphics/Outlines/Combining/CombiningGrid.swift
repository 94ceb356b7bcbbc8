/// A point of whole numbers: equal points are equal, whatever came before.
struct GridPoint: Hashable {
  var x: Double
  var y: Double
}

/// A directed edge between two points of the grid.
struct GridEdge {
  var start: GridPoint
  var end: GridPoint
  /// Which of the two outlines it belongs to.
  var owner: Int
}

/// The whole numbers that outlines are combined in. Their products are exact in double precision.
struct CombiningGrid {
  private let origin: CGPoint
  /// Steps to a point; a power of two.
  private let scale: CGFloat

  /// The grid over contours; nil without a finite point.
  init?(around contours: some Sequence<Outline.Polyline>) {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for point in contours.flatMap(\.points) where point.x.isFinite && point.y.isFinite {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let extent = max(high.x - low.x, high.y - low.y)
    guard extent.isFinite, extent > 0 else { return nil }
    origin = CGPoint(x: low.x.rounded(.down), y: low.y.rounded(.down))
    // Twenty-four bits for the extent, and never finer than a millionth of a point.
    scale = CGFloat(sign: .plus, exponent: min(23 - Int(extent.exponent), 20), significand: 1)
  }

  func edges(of contour: Outline.Polyline, owner: Int, closing: Bool) -> [GridEdge] {
    let points = contour.points.filter { $0.x.isFinite && $0.y.isFinite }.map { point in
      GridPoint(x: ((point.x - origin.x) * scale).rounded(), y: ((point.y - origin.y) * scale).rounded())
    }
    guard let first = points.first else { return [] }
    let ends = points.dropFirst() + (closing ? [first] : [])
    return zip(points, ends).compactMap { start, end in
      start == end ? nil : GridEdge(start: start, end: end, owner: owner)
    }
  }

  func point(_ point: GridPoint) -> CGPoint {
    CGPoint(x: point.x / scale + origin.x, y: point.y / scale + origin.y)
  }
}
