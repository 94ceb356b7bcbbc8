import Foundation

/// Joins borders end to start into loops that do not cross.
struct EdgeLinker {
  private(set) var loops: [[GridPoint]] = []

  init(_ borders: [GridEdge]) {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in borders.enumerated() { leaving[edge.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: borders.count)
    for first in borders.indices where !isUsed[first] {
      var loop: [GridPoint] = []
      var current: Int? = first
      while let index = current {
        isUsed[index] = true
        loop.append(borders[index].start)
        let edge = borders[index]
        // Where loops touch, the sharpest turn keeps to one of them.
        current = (leaving[edge.end] ?? []).filter { !isUsed[$0] }.max {
          Self.turn(edge, borders[$0]) < Self.turn(edge, borders[$1])
        }
      }
      let corners = Self.corners(loop)
      if corners.count > 2 { loops.append(corners) }
    }
  }

  /// The turn from an edge into the next, in radians; greatest towards the inside.
  private static func turn(_ a: GridEdge, _ b: GridEdge) -> Double {
    let (ax, ay) = (a.end.x - a.start.x, a.end.y - a.start.y)
    let (bx, by) = (b.end.x - b.start.x, b.end.y - b.start.y)
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  /// A loop without the points in the middle of straight lines.
  private static func corners(_ loop: [GridPoint]) -> [GridPoint] {
    guard loop.count > 2 else { return loop }
    return loop.indices.compactMap { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      let edge = GridEdge(start: before, end: after, owner: 0)
      let isBetween = edge.side(of: loop[index]) == 0 && edge.spans(loop[index])
      return isBetween ? nil : loop[index]
    }
  }
}
