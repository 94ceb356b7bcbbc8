import CoreGraphics
import Drawing

/// A gradient with what lies beyond its ends: the rasteriser knows only the colour of the end, so that
/// repeated gradients are written out over what is drawn.
struct GradientSpread {
  private let stops: [Paint.Stop]
  private let repeats: Bool
  private let mirrors: Bool

  /// More turns than pixels on any screen are not drawn.
  private static let mostTurns = 2000

  init(_ gradient: Gradient, _ options: GraphicsContext.GradientOptions, _ colors: ColorContext) {
    let resolved = gradient.resolvedStops(in: colors)
    stops = options.contains(.linearColor) ? Self.inLinearLight(resolved) : resolved
    mirrors = options.contains(.mirror)
    repeats = mirrors || options.contains(.repeat)
  }

  func linear(_ start: CGPoint, _ end: CGPoint, over bounds: CGRect) -> Paint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    guard repeats, square > 0, square.isFinite, !bounds.isNull, !bounds.isInfinite else {
      return .linear(stops: stops, start: start, end: end)
    }
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map { (($0.x - start.x) * dx + ($0.y - start.y) * dy) / square }
    let first = Self.turns(corners.min()!, .down)
    let last = Self.turns(corners.max()!, .up)
    func point(_ turn: Int) -> CGPoint {
      CGPoint(x: start.x + dx * CGFloat(turn), y: start.y + dy * CGFloat(turn))
    }
    let turns = first..<max(last, first + 1)
    return .linear(stops: written(turns), start: point(turns.lowerBound), end: point(turns.upperBound))
  }

  func radial(_ center: CGPoint, _ start: CGFloat, _ end: CGFloat, over bounds: CGRect) -> Paint {
    let length = end - start
    guard repeats, length > 0, length.isFinite, !bounds.isNull, !bounds.isInfinite else {
      return .radial(stops: stops, center: center, startRadius: start, endRadius: end)
    }
    let reach = hypot(
      max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
      max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
    let last = Self.turns((reach - start) / length, .up)
    // Inside of the first circle the gradient goes on inwards.
    let first = -Self.turns(start / length, .down)
    let turns = first..<max(last, first + 1)
    return .radial(
      stops: written(turns), center: center, startRadius: start + length * CGFloat(turns.lowerBound),
      endRadius: start + length * CGFloat(turns.upperBound))
  }

  /// A number of turns that can be written out.
  private static func turns(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    guard !value.isNaN else { return 0 }
    return Int(min(max(value, -CGFloat(mostTurns)), CGFloat(mostTurns)).rounded(rule))
  }

  /// The stops turn after turn, over 0…1.
  private func written(_ turns: Range<Int>) -> [Paint.Stop] {
    let count = CGFloat(turns.count)
    return turns.flatMap { turn -> [Paint.Stop] in
      let base = CGFloat(turn - turns.lowerBound)
      let isBack = mirrors && turn & 1 != 0
      let ordered = isBack ? stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) } : stops
      return ordered.map { Paint.Stop(color: $0.color, location: (base + $0.location) / count) }
    }
  }

  /// Sixteen straight pieces follow the curve of light below a grey level.
  private static func inLinearLight(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for stop in stops {
      if let previous = result.last, stop.location > previous.location {
        for step in 1..<16 {
          let fraction = Double(step) / 16
          result.append(
            Paint.Stop(
              color: mixed(previous.color, stop.color, fraction),
              location: previous.location + (stop.location - previous.location) * CGFloat(fraction)))
        }
      }
      result.append(stop)
    }
    return result
  }

  private static func mixed(_ a: ResolvedColor, _ b: ResolvedColor, _ fraction: Double) -> ResolvedColor {
    func mix(_ x: Double, _ y: Double) -> Double {
      ColorMath.encoded(ColorMath.linear(x) * (1 - fraction) + ColorMath.linear(y) * fraction)
    }
    return ResolvedColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: a.alpha * (1 - fraction) + b.alpha * fraction)
  }
}
