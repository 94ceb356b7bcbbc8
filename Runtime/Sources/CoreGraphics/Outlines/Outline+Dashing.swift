extension Outline {
  /// The drawn parts of the outline under a dash pattern, as straight pieces.
  package func dashed(_ pattern: [CGFloat], phase: CGFloat, tolerance: CGFloat = 0.05) -> Outline {
    var result = Outline()
    for line in flattened(tolerance: tolerance) {
      for part in line.dashed(pattern, phase: phase) {
        result.addLines(part.points)
        if part.isClosed { result.close() }
      }
    }
    return result
  }
}

extension Outline.Polyline {
  /// The drawn parts of the line under a dash pattern. A pattern that is empty, negative or of no
  /// length draws the whole line, as Core Graphics does.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Outline.Polyline] {
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
    let line = isClosed ? points + [points[0]] : points
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // Finer dashes than this cannot be seen, and would take for ever.
    guard length / period * CGFloat(pattern.count) < 100_000 else { return [self] }
    // An odd pattern is used twice, so that drawn and empty change places.
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let cycle = lengths.reduce(0, +)
    var index = 0
    var rest = phase.truncatingRemainder(dividingBy: cycle)
    if rest < 0 { rest += cycle }
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
      if rest == 0, lengths[index] > 0 { break }
    }
    var left = lengths[index] - rest
    let startsDrawn = index % 2 == 0
    var result: [Outline.Polyline] = []
    var current: [CGPoint] = startsDrawn ? [line[0]] : []
    for (a, b) in zip(line, line.dropFirst()) {
      let span = hypot(b.x - a.x, b.y - a.y)
      var done: CGFloat = 0
      while span - done > left {
        done += left
        let point = CurveMath.mix(a, b, done / span)
        if index % 2 == 0 {
          current.append(point)
          result.append(Outline.Polyline(points: current, isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= span - done
      if index % 2 == 0, span > 0 { current.append(b) }
    }
    if !current.isEmpty {
      // On a closed line, a dash that runs over the start is one dash.
      if isClosed, startsDrawn, let first = result.first, first.points[0] == line[0] {
        result[0].points = current + first.points.dropFirst()
      } else {
        result.append(Outline.Polyline(points: current, isClosed: isClosed && result.isEmpty))
      }
    }
    return result
  }
}
