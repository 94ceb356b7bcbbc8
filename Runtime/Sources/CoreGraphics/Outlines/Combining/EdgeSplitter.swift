/// Cuts edges where they meet others, so that two pieces are the same, or share no more than an end.
struct EdgeSplitter {
  /// In the order of the edges, each edge's from its start to its end.
  let pieces: [GridEdge]

  /// How often rounded crossings may bring about further ones.
  private static let rounds = 4

  init(_ edges: [GridEdge]) {
    var pieces = edges
    for _ in 0..<Self.rounds {
      let next = Self.cut(pieces)
      let isDone = next.count == pieces.count
      pieces = next
      if isDone { break }
    }
    self.pieces = pieces
  }

  private static func cut(_ edges: [GridEdge]) -> [GridEdge] {
    var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
    let order = edges.indices.sorted { edges[$0].left < edges[$1].left }
    for (place, i) in order.enumerated() {
      let a = edges[i]
      for j in order[(place + 1)...] {
        let b = edges[j]
        if b.left > a.right { break }
        if b.top > a.bottom || a.top > b.bottom { continue }
        let found = meetings(a, b)
        cuts[i] += found.filter { $0 != a.start && $0 != a.end }
        cuts[j] += found.filter { $0 != b.start && $0 != b.end }
      }
    }
    return zip(edges, cuts).flatMap { edge, cuts -> [GridEdge] in
      if cuts.isEmpty { return [edge] }
      let points = Set(cuts).sorted { edge.start.distance(to: $0) < edge.start.distance(to: $1) }
      return zip([edge.start] + points, points + [edge.end]).map {
        GridEdge(start: $0, end: $1, owner: edge.owner)
      }
    }
  }

  /// Where two edges meet: their crossing, or the ends of one that lie on the other.
  private static func meetings(_ a: GridEdge, _ b: GridEdge) -> [GridPoint] {
    let sides = (a.side(of: b.start), a.side(of: b.end), b.side(of: a.start), b.side(of: a.end))
    var found: [GridPoint] = []
    if sides.0 == 0, a.spans(b.start) { found.append(b.start) }
    if sides.1 == 0, a.spans(b.end) { found.append(b.end) }
    if sides.2 == 0, b.spans(a.start) { found.append(a.start) }
    if sides.3 == 0, b.spans(a.end) { found.append(a.end) }
    if found.isEmpty, (sides.0 > 0) != (sides.1 > 0), (sides.2 > 0) != (sides.3 > 0) {
      let t = sides.2 / (sides.2 - sides.3)
      found.append(
        GridPoint(
          x: (a.start.x + (a.end.x - a.start.x) * t).rounded(),
          y: (a.start.y + (a.end.y - a.start.y) * t).rounded()))
    }
    return found
  }
}

extension GridPoint {
  func distance(to other: GridPoint) -> Double { abs(x - other.x) + abs(y - other.y) }
}

extension GridEdge {
  var left: Double { min(start.x, end.x) }
  var right: Double { max(start.x, end.x) }
  var top: Double { min(start.y, end.y) }
  var bottom: Double { max(start.y, end.y) }

  /// Zero for a point of the edge's line; the sign says on which side of it another one lies.
  func side(of point: GridPoint) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// Whether a point of the edge's line lies within the edge.
  func spans(_ point: GridPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
}
