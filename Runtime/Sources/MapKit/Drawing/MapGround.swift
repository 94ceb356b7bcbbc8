import SwiftUI

/// What a map would be drawn on: a plain ground with meridians and parallels.
struct MapGround: View {
  let projection: MapProjection
  let insets: EdgeInsets
  let isImagery: Bool
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
      context.translateBy(x: insets.leading, y: insets.top)
      context.stroke(Self.graticule(of: projection, insets), with: .color(line), lineWidth: 1)
    }
    .accessibilityElement()
    .accessibilityLabel("Stand-in for a map")
  }

  private var isDark: Bool { isImagery || scheme == .dark }

  private var ground: Color {
    isImagery
      ? Color(red: 0.18, green: 0.24, blue: 0.22)
      : isDark ? Color(red: 0.17, green: 0.18, blue: 0.2) : Color(red: 0.95, green: 0.94, blue: 0.91)
  }

  private var line: Color { isDark ? .white.opacity(0.09) : .black.opacity(0.07) }

  /// Lines of whole steps of degrees, at least 56 points apart.
  static func graticule(of projection: MapProjection, _ insets: EdgeInsets) -> Path {
    let perDegree = MKMapRect.side / 360 * projection.scale
    let step = steps.last { $0 * perDegree >= 56 } ?? steps[0]
    let width = Double(projection.size.width + insets.leading + insets.trailing)
    let height = Double(projection.size.height + insets.top + insets.bottom)
    let left = -Double(insets.leading), top = -Double(insets.top)
    func place(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
      MKMapPoint(
        x: projection.center.x + (x - Double(projection.size.width) / 2) / projection.scale,
        y: projection.center.y + (y - Double(projection.size.height) / 2) / projection.scale
      ).coordinate
    }
    let start = place(left, top + height), end = place(left + width, top)
    return Path { path in
      for longitude in multiples(of: step, from: start.longitude, to: end.longitude) {
        let x = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: longitude)).x
        path.move(to: CGPoint(x: x, y: top))
        path.addLine(to: CGPoint(x: x, y: top + height))
      }
      for latitude in multiples(of: step, from: max(-85, start.latitude), to: min(85, end.latitude)) {
        let y = projection.point(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
        path.move(to: CGPoint(x: left, y: y))
        path.addLine(to: CGPoint(x: left + width, y: y))
      }
    }
  }

  /// Degrees, from far to near.
  private static let steps: [Double] = [
    45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001,
  ]

  private static func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
    guard start.isFinite, end.isFinite, end > start, (end - start) / step < 1000 else { return [] }
    let first = (start / step).rounded(.up), last = (end / step).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}
