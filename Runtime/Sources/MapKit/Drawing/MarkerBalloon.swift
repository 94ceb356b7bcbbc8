import SwiftUI

/// The balloon of a marker, 36 points wide.
struct MarkerBalloon<Glyph: View>: View {
  @ViewBuilder let glyph: Glyph
  @Environment(\.mapTint) private var tint

  var body: some View {
    BalloonShape()
      .fill(tint)
      .frame(width: 36, height: 44)
      .overlay(alignment: .top) {
        glyph.font(.system(size: 17, weight: .semibold)).foregroundStyle(.white).frame(width: 36, height: 36)
      }
      .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
  }
}

/// A circle with a tip below.
private struct BalloonShape: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2
    let center = CGPoint(x: rect.midX, y: rect.minY + radius)
    return Path { path in
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(125), endAngle: .degrees(55), clockwise: false)
      path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), control: CGPoint(x: rect.midX + 3, y: rect.maxY - 5))
      path.addQuadCurve(
        to: CGPoint(x: center.x + radius * cos(125 * .pi / 180), y: center.y + radius * sin(125 * .pi / 180)),
        control: CGPoint(x: rect.midX - 3, y: rect.maxY - 5))
      path.closeSubpath()
    }
  }
}

private struct MapTintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle { AnyShapeStyle(Color.red) }
}

extension EnvironmentValues {
  /// What a marker's balloon is filled with.
  var mapTint: AnyShapeStyle {
    get { self[MapTintKey.self] }
    set { self[MapTintKey.self] = newValue }
  }
}
