import SwiftUI

/// An overlay of a map, drawn.
struct MapFigure: View {
  let item: _MapItem
  let projection: MapProjection

  var body: some View {
    let path = outline
    ZStack {
      if isFilled { path.fill(item.style.fill ?? AnyShapeStyle(Color.blue)) }
      if let stroke { path.stroke(stroke.style, style: stroke.pen) }
    }
    .foregroundStyle(.blue)
    .accessibilityHidden(true)
  }

  private var isFilled: Bool {
    if case .line = item.figure { return false }
    return item.style.fill != nil || item.style.stroke == nil
  }

  private var stroke: (style: AnyShapeStyle, pen: StrokeStyle)? {
    if let stroke = item.style.stroke { return stroke }
    guard case .line = item.figure else { return nil }
    return (item.style.fill ?? AnyShapeStyle(Color.blue), StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
  }

  private var outline: Path {
    switch item.figure {
    case .line(let places): Path { $0.addLines(points(places)) }
    case .area(let places):
      Path {
        $0.addLines(points(places))
        $0.closeSubpath()
      }
    case .circle(let center, let radius): Self.circle(projection.point(center), projection.length(radius, at: center))
    case .view, .user: Path()
    }
  }

  private func points(_ places: [CLLocationCoordinate2D]) -> [CGPoint] {
    places.map(projection.point).filter { $0.x.isFinite && $0.y.isFinite }
  }

  private static func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
    guard center.x.isFinite, center.y.isFinite, radius.isFinite else { return Path() }
    return Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
