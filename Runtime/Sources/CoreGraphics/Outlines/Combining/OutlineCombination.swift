/// Which points belong to the combination of two filled outlines.
package enum OutlineCombination: Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

extension Outline {
  /// How far the straight lines of a combination stray from its curves; points.
  private static var combiningTolerance: CGFloat { 0.01 }

  /// The outline of the points that are in one, the other, both or neither of two filled outlines. Curves become straight lines
  /// that stray from them by at most a hundredth of a point; no two contours of the result cross.
  package func combined(
    with other: Outline, as combination: OutlineCombination, evenOdd: Bool = false
  ) -> Outline {
    let contours = [self, other].map { $0.flattened(tolerance: Self.combiningTolerance) }
    guard let grid = CombiningGrid(around: contours.joined()) else { return Outline() }
    let edges = contours.enumerated().flatMap { owner, contours in
      contours.flatMap { grid.edges(of: $0, owner: owner, closing: true) }
    }
    let pieces = EdgeSplitter(edges).pieces
    let borders = EdgeSides(pieces).borders { windings in
      let isIn = windings.map { evenOdd ? $0 % 2 != 0 : $0 != 0 }
      return combination.contains(isIn[0], isIn[1])
    }
    return Outline.loops(EdgeLinker(borders).loops, on: grid)
  }

  /// The parts of the outline, as a line, that lie inside or outside of a filled outline.
  package func line(isInside: Bool, of other: Outline, evenOdd: Bool = false) -> Outline {
    let own = flattened(tolerance: Self.combiningTolerance)
    let area = other.flattened(tolerance: Self.combiningTolerance)
    guard let grid = CombiningGrid(around: [own, area].joined()) else { return Outline() }
    let borders = area.flatMap { grid.edges(of: $0, owner: 1, closing: true) }
    var result = Outline()
    for contour in own {
      let line = grid.edges(of: contour, owner: 0, closing: contour.isClosed)
      let pieces = EdgeSplitter(line + borders).pieces
      let sides = EdgeSides(pieces)
      let kept = pieces.filter { $0.owner == 0 }.map { piece in
        let winding = sides.windings(beside: piece)[1]
        return (evenOdd ? winding % 2 != 0 : winding != 0) == isInside
      }
      result.append(Self.runs(pieces.filter { $0.owner == 0 }, kept, isClosed: contour.isClosed, on: grid))
    }
    return result
  }

  /// The outlines of the parts of a filled outline that do not touch: each with its holes.
  package func separated(evenOdd: Bool = false) -> [Outline] {
    let whole = combined(with: Outline(), as: .union, evenOdd: evenOdd).flattened(tolerance: 0.01)
    let areas = whole.map(\.signedArea)
    let outer = whole.indices.filter { areas[$0] > 0 }
    var parts: [Int: Outline] = [:]
    for index in outer { parts[index] = Outline.closed(whole[index].points) }
    for hole in whole.indices where areas[hole] < 0 {
      let around = outer.filter { Outline.closed(whole[$0].points).contains(whole[hole].points[0]) }
      guard let owner = around.min(by: { areas[$0] < areas[$1] }) else { continue }
      parts[owner]?.append(Outline.closed(whole[hole].points))
    }
    return outer.compactMap { parts[$0] }
  }

  private static func closed(_ points: [CGPoint]) -> Outline {
    var outline = Outline()
    outline.addLines(points)
    outline.close()
    return outline
  }

  private static func loops(_ loops: [[GridPoint]], on grid: CombiningGrid) -> Outline {
    var outline = Outline()
    for loop in loops { outline.append(closed(loop.map(grid.point))) }
    return outline
  }

  /// The kept pieces of a line, one contour for each run of them.
  private static func runs(
    _ pieces: [GridEdge], _ kept: [Bool], isClosed: Bool, on grid: CombiningGrid
  ) -> Outline {
    var outline = Outline()
    if isClosed, !kept.contains(false), let first = pieces.first {
      return closed(([first.start] + pieces.dropLast().map(\.end)).map(grid.point))
    }
    // A closed line begins at a gap, so that no run is cut where the contour happens to start.
    let gap = isClosed ? kept.firstIndex(of: false) ?? 0 : 0
    var isRunning = false
    for index in (gap..<pieces.count).map({ $0 }) + (0..<gap).map({ $0 }) {
      if kept[index] {
        if !isRunning { outline.move(to: grid.point(pieces[index].start)) }
        outline.addLine(to: grid.point(pieces[index].end))
      }
      isRunning = kept[index]
    }
    return outline
  }
}

extension Outline.Polyline {
  /// Square points; positive where the contour goes round its inside as the combined outlines do.
  fileprivate var signedArea: CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
  }
}
