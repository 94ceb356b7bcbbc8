import SwiftUI

/// From the Earth to the points of a view, by Mercator's projection.
struct MapProjection {
  /// Points of the view for a point of the flat map.
  let scale: Double
  let center: MKMapPoint
  let size: CGSize

  /// The part that is shown whole, in the middle of the view.
  init(_ rect: MKMapRect, size: CGSize) {
    self.size = size
    // A device does not come nearer than about a hundred metres.
    let nearest = MKMapRect.side / 400_000
    let isFinite = rect.midX.isFinite && rect.midY.isFinite && rect.width.isFinite && rect.height.isFinite
    let rect = isFinite ? rect : .world
    center = MKMapPoint(x: rect.midX, y: rect.midY)
    scale = max(
      1e-9,
      min(
        Double(size.width) / min(MKMapRect.side, max(nearest, rect.width)),
        Double(size.height) / min(MKMapRect.side, max(nearest, rect.height))))
  }

  /// The part of the map that shows all of what is on it, with room around; without anything the part around 0°, 0°.
  static func part(showing items: [_MapItem]) -> MKMapRect {
    let rect = items.flatMap(\.extent).filter { $0.x.isFinite && $0.y.isFinite }
      .reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    if rect.isNull { return .world }
    // One place is shown with its neighbourhood, which is about a kilometre.
    let least = MKMapRect.side / 40_000
    let width = max(least, rect.width * 1.5), height = max(least, rect.height * 1.8)
    return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  func point(_ place: MKMapPoint) -> CGPoint {
    CGPoint(
      x: Double(size.width) / 2 + (place.x - center.x) * scale,
      y: Double(size.height) / 2 + (place.y - center.y) * scale)
  }

  func point(_ place: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(place)) }

  /// The part of the flat map that the view covers.
  var visible: MKMapRect {
    let width = Double(size.width) / scale, height = Double(size.height) / scale
    return MKMapRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Points for a length in metres at a place.
  func length(_ meters: Double, at place: CLLocationCoordinate2D) -> CGFloat {
    let degrees = meters / metersPerDegree / max(0.000_001, cos(place.latitude * .pi / 180))
    return degrees / 360 * MKMapRect.side * scale
  }
}
