import SwiftUI

/// Lines through points.
enum ChartCurve {
  static func path(through points: [CGPoint], _ method: InterpolationMethod) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for (index, point) in points.enumerated().dropFirst() {
        let before = points[index - 1]
        switch method {
        case .stepStart:
          path.addLine(to: CGPoint(x: before.x, y: point.y))
          path.addLine(to: point)
        case .stepEnd:
          path.addLine(to: CGPoint(x: point.x, y: before.y))
          path.addLine(to: point)
        case .stepCenter:
          path.addLine(to: CGPoint(x: (before.x + point.x) / 2, y: before.y))
          path.addLine(to: CGPoint(x: (before.x + point.x) / 2, y: point.y))
          path.addLine(to: point)
        case .monotone, .catmullRom, .cardinal:
          let (a, b) = (slope(points, index - 1, method), slope(points, index, method))
          let width = (point.x - before.x) / 3
          path.addCurve(
            to: point, control1: CGPoint(x: before.x + width, y: before.y + width * a),
            control2: CGPoint(x: point.x - width, y: point.y - width * b))
        default: path.addLine(to: point)
        }
      }
    }
  }

  /// The slope at a point by its neighbours; flat at the tops and bottoms of a monotone line.
  private static func slope(_ points: [CGPoint], _ index: Int, _ method: InterpolationMethod) -> CGFloat {
    let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 1)], here = points[index]
    guard after.x != before.x else { return 0 }
    let slope = (after.y - before.y) / (after.x - before.x)
    guard method == .monotone, index > 0, index < points.count - 1 else { return slope }
    return (here.y - before.y) * (after.y - here.y) <= 0 ? 0 : slope
  }
}
