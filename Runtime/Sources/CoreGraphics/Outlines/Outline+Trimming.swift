extension Outline {
  /// The part between two fractions of the whole length, all contours one after the other.
  package func trimmed(from: CGFloat, to: CGFloat) -> Outline {
    let pieces = segments
    let total = pieces.reduce(0) { $0 + $1.length }
    let low = min(max(from, 0), 1) * total
    let high = min(max(to, 0), 1) * total
    var result = Outline()
    guard high > low, total.isFinite else { return result }
    var passed: CGFloat = 0
    var end: CGPoint?
    for piece in pieces {
      let start = passed
      passed += piece.length
      guard passed > low, start < high, piece.length > 0 else { continue }
      let first = start >= low ? 0 : piece.curve.parameter(at: low - start, of: piece.length)
      let last = passed <= high ? 1 : piece.curve.parameter(at: high - start, of: piece.length)
      let part = piece.curve.part(from: first, to: last)
      if end != part.start || (piece.isFirst && first == 0) { result.move(to: part.start) }
      result.elements.append(part.element)
      end = part.end
    }
    return result
  }

  /// The length of all contours, closing lines included.
  package var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  private struct Segment {
    var curve: CurveSegment
    var length: CGFloat
    /// The first of its contour.
    var isFirst: Bool
  }

  private var segments: [Segment] {
    var result: [Segment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var isFirst = true
    func add(_ curve: CurveSegment) {
      result.append(Segment(curve: curve, length: curve.length, isFirst: isFirst))
      isFirst = false
      current = curve.end
    }
    for element in elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        isFirst = true
      case .line(let p): add(.line(current, p))
      case .quad(let p, let c): add(.quad(current, c, p))
      case .cubic(let p, let c1, let c2): add(.cubic(current, c1, c2, p))
      case .close:
        if current != start { add(.line(current, start)) }
        current = start
        isFirst = true
      }
    }
    return result
  }
}

/// A line or a Bézier curve with its start.
enum CurveSegment {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  var element: Outline.Element {
    switch self {
    case .line(_, let b): .line(b)
    case .quad(_, let c, let b): .quad(b, control: c)
    case .cubic(_, let c1, let c2, let b): .cubic(b, control1: c1, control2: c2)
    }
  }

  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): CurveMath.mix(a, b, t)
    case .quad(let a, let c, let b): CurveMath.quad(a, c, b, t)
    case .cubic(let a, let c1, let c2, let b): CurveMath.cubic(a, c1, c2, b, t)
    }
  }

  /// Chords in this number measure a curve to better than a thousandth of its length.
  private static let chords = 64

  var length: CGFloat {
    if case .line(let a, let b) = self { return hypot(b.x - a.x, b.y - a.y) }
    return lengths.last ?? 0
  }

  /// The lengths from the start to the end of each chord.
  private var lengths: [CGFloat] {
    var result: [CGFloat] = []
    var sum: CGFloat = 0
    var last = start
    for i in 1...Self.chords {
      let next = point(at: CGFloat(i) / CGFloat(Self.chords))
      sum += hypot(next.x - last.x, next.y - last.y)
      result.append(sum)
      last = next
    }
    return result
  }

  /// The curve's parameter at a distance from its start.
  func parameter(at distance: CGFloat, of length: CGFloat) -> CGFloat {
    if case .line = self { return distance / length }
    var before: CGFloat = 0
    for (i, after) in lengths.enumerated() {
      if after >= distance, after > before {
        return (CGFloat(i) + (distance - before) / (after - before)) / CGFloat(Self.chords)
      }
      before = after
    }
    return 1
  }

  /// The part between two parameters, by de Casteljau's construction.
  func part(from t0: CGFloat, to t1: CGFloat) -> CurveSegment {
    if t0 == 0, t1 == 1 { return self }
    switch self {
    case .line(let a, let b): return .line(CurveMath.mix(a, b, t0), CurveMath.mix(a, b, t1))
    case .quad(let a, let c, let b):
      func blossom(_ s: CGFloat, _ t: CGFloat) -> CGPoint {
        CurveMath.mix(CurveMath.mix(a, c, s), CurveMath.mix(c, b, s), t)
      }
      return .quad(blossom(t0, t0), blossom(t0, t1), blossom(t1, t1))
    case .cubic(let a, let c1, let c2, let b):
      func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        let (p, q, u) = (CurveMath.mix(a, c1, r), CurveMath.mix(c1, c2, r), CurveMath.mix(c2, b, r))
        return CurveMath.mix(CurveMath.mix(p, q, s), CurveMath.mix(q, u, s), t)
      }
      return .cubic(
        blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }
}
