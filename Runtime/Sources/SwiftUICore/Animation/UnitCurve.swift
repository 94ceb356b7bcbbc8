/// How far a change has come at a fraction of its time; both run from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  package enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case inverseCircularEaseInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  package var function: Function

  /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points; their x is clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      function: .bezier(
        x1: min(max(Double(startControlPoint.x), 0), 1), y1: Double(startControlPoint.y),
        x2: min(max(Double(endControlPoint.x), 0), 1), y2: Double(endControlPoint.y)))
  }

  /// A steady change.
  public static let linear = UnitCurve(function: .linear)
  /// A change that starts slowly: (0.42, 0, 1, 1).
  public static let easeIn = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  /// A change that ends slowly: (0, 0, 0.58, 1).
  public static let easeOut = UnitCurve(function: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// A change that starts and ends slowly: (0.42, 0, 0.58, 1).
  public static let easeInOut = UnitCurve(function: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// A quarter of a circle that starts slowly.
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  /// A quarter of a circle that ends slowly.
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  /// Two quarters of circles that start and end slowly.
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  /// The curve with progress and value exchanged.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(function: .inverseCircularEaseInOut)
    case .inverseCircularEaseInOut: .circularEaseInOut
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    }
  }

  /// The value at a fraction of the time; outside 0…1 it is 0 or 1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let p = progress
    switch function {
    case .linear: return p
    case .circularEaseIn: return 1 - (1 - p * p).squareRoot()
    case .circularEaseOut: return (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      let half = p < 0.5 ? p : 1 - p
      let value = (1 - (1 - 4 * half * half).squareRoot()) / 2
      return p < 0.5 ? value : 1 - value
    case .inverseCircularEaseInOut:
      let half = p < 0.5 ? p : 1 - p
      let value = (1 - (1 - 2 * half) * (1 - 2 * half)).squareRoot() / 2
      return p < 0.5 ? value : 1 - value
    case .bezier(let x1, let y1, let x2, let y2):
      return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: p)
    }
  }

  /// The slope of the curve at a fraction of the time; 0 outside 0…1, and where the curve stands
  /// still or is vertical.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let p = progress
    let slope: Double
    switch function {
    case .linear: slope = 1
    case .circularEaseIn: slope = p / (1 - p * p).squareRoot()
    case .circularEaseOut: slope = (1 - p) / (1 - (1 - p) * (1 - p)).squareRoot()
    case .circularEaseInOut:
      let half = p < 0.5 ? p : 1 - p
      slope = 2 * half / (1 - 4 * half * half).squareRoot()
    case .inverseCircularEaseInOut:
      let half = p < 0.5 ? p : 1 - p
      slope = (1 - 2 * half) / (1 - (1 - 2 * half) * (1 - 2 * half)).squareRoot()
    case .bezier(let x1, let y1, let x2, let y2):
      slope = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).slope(at: p)
    }
    return slope.isFinite ? slope : 0
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
struct CubicBezier {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  func value(at x: Double) -> Double { Self.coordinate(y1, y2, parameter(at: x)) }

  func slope(at x: Double) -> Double {
    let t = parameter(at: x)
    let run = Self.derivative(x1, x2, t)
    return run == 0 ? 0 : Self.derivative(y1, y2, t) / run
  }

  private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }

  /// x grows with t, so that halving finds t to the last bit.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
