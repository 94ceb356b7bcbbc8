/// How often each of two outlines goes round the points on either side of an edge.
struct EdgeSides {
  private let pieces: [GridEdge]
  /// The pieces by the rows and the columns that they pass, so that a ray meets few of them.
  private let rows: Bands
  private let columns: Bands

  init(_ pieces: [GridEdge]) {
    self.pieces = pieces
    rows = Bands(pieces.map { ($0.top, $0.bottom) })
    columns = Bands(pieces.map { ($0.left, $0.right) })
  }

  /// The edges between the inside and the outside of a combination, each once, with the inside at the same hand.
  func borders(isInside: ([Int]) -> Bool) -> [GridEdge] {
    var seen: Set<[GridPoint]> = []
    return pieces.compactMap { piece in
      let isForward = (piece.start.x, piece.start.y) < (piece.end.x, piece.end.y)
      let ends = isForward ? [piece.start, piece.end] : [piece.end, piece.start]
      guard seen.insert(ends).inserted else { return nil }
      let (beyond, before) = windings(of: piece)
      guard isInside(beyond) != isInside(before) else { return nil }
      // The side beyond is where x grows for a steep edge, and where y grows for a flat one.
      let runsUp = piece.isSteep ? piece.end.y < piece.start.y : piece.end.x > piece.start.x
      return runsUp == isInside(beyond)
        ? piece : GridEdge(start: piece.end, end: piece.start, owner: piece.owner)
    }
  }

  /// The windings at an edge, without those that go along it.
  func windings(beside piece: GridEdge) -> [Int] { windings(of: piece).beyond }

  private func windings(of piece: GridEdge) -> (beyond: [Int], before: [Int]) {
    let isSteep = piece.isSteep
    func along(_ point: GridPoint) -> Double { isSteep ? point.y : point.x }
    func across(_ point: GridPoint) -> Double { isSteep ? point.x : point.y }
    let middle = (along(piece.start) + along(piece.end)) / 2
    let place = (across(piece.start) + across(piece.end)) / 2
    var beyond = [0, 0]
    var before = [0, 0]
    for index in (isSteep ? rows : columns).items(at: middle) {
      let other = pieces[index]
      let (low, high) = (along(other.start), along(other.end))
      guard (low <= middle) != (high <= middle) else { continue }
      let turn = high > low ? 1 : -1
      let isSame =
        (other.start == piece.start && other.end == piece.end)
        || (other.start == piece.end && other.end == piece.start)
      if isSame {
        before[other.owner] += turn
        continue
      }
      let crossing =
        across(other.start) + (middle - low) / (high - low) * (across(other.end) - across(other.start))
      if crossing > place {
        beyond[other.owner] += turn
        before[other.owner] += turn
      }
    }
    return (beyond, before)
  }
}

extension GridEdge {
  /// Whether a ray across goes to the side, not down.
  fileprivate var isSteep: Bool { abs(end.y - start.y) >= abs(end.x - start.x) }
}

/// Intervals by the bands of a line that they reach into.
private struct Bands {
  private var bands: [[Int]] = []
  private var low = 0.0
  private var width = 1.0

  init(_ intervals: [(Double, Double)]) {
    guard let first = intervals.map(\.0).min(), let last = intervals.map(\.1).max() else { return }
    let count = max(1, min(intervals.count, 1024))
    low = first
    width = max((last - first) / Double(count), 1)
    bands = Array(repeating: [], count: count)
    for (index, interval) in intervals.enumerated() {
      for band in self.band(interval.0)...self.band(interval.1) { bands[band].append(index) }
    }
  }

  private func band(_ place: Double) -> Int { min(max(Int((place - low) / width), 0), bands.count - 1) }

  func items(at place: Double) -> [Int] { bands.isEmpty ? [] : bands[band(place)] }
}
