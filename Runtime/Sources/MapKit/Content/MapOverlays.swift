import SwiftUI

/// How a line runs between its places.
public enum MapContourStyle: Sendable {
  /// Along the map's straight lines.
  case straight
  /// Along great circles; the stand-in draws them straight.
  case geodesic
}

extension MapPolyline {
  public typealias ContourStyle = MapContourStyle
}

/// A line through places.
nonisolated public struct MapPolyline: MapContent {
  public typealias Body = Never

  private let places: [CLLocationCoordinate2D]

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: MapPolyline.ContourStyle = .straight) {
    places = coordinates
  }

  public init(points: [MKMapPoint], contourStyle: MapPolyline.ContourStyle = .straight) {
    places = points.map(\.coordinate)
  }

  public init(_ polyline: MKPolyline) {
    places = UnsafeBufferPointer(start: polyline.points(), count: polyline.pointCount).map(\.coordinate)
  }

  @MainActor public func _mapItems() -> [_MapItem] { [_MapItem(figure: .line(places))] }
}

/// An area with places as its corners.
nonisolated public struct MapPolygon: MapContent {
  public typealias Body = Never

  private let places: [CLLocationCoordinate2D]

  public init(coordinates: [CLLocationCoordinate2D]) { places = coordinates }

  public init(points: [MKMapPoint]) { places = points.map(\.coordinate) }

  @MainActor public func _mapItems() -> [_MapItem] { [_MapItem(figure: .area(places))] }
}

/// A circle around a place.
nonisolated public struct MapCircle: MapContent {
  public typealias Body = Never

  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  /// - Parameter radius: metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = max(0, radius)
  }

  /// The circle inside a part of the map.
  public init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let reach = min(mapRect.width, mapRect.height) / 2
    self.init(center: middle.coordinate, radius: middle.distance(to: MKMapPoint(x: middle.x + reach, y: middle.y)))
  }

  @MainActor public func _mapItems() -> [_MapItem] { [_MapItem(figure: .circle(center, radius: radius))] }
}
