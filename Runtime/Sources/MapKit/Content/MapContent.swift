import SwiftUI

/// Something on a map.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency func _mapItems() -> [_MapItem]
}

extension MapContent {
  @MainActor public func _mapItems() -> [_MapItem] { body._mapItems() }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is drawn by the map; its body is never asked for.") }
}

extension Never: MapContent {}

/// Nothing on a map.
nonisolated public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  public init() {}

  @MainActor public func _mapItems() -> [_MapItem] { [] }
}

/// One thing that the stand-in of a map draws.
public struct _MapItem {
  /// How it looks.
  enum Figure {
    /// A view whose anchor lies on the place, and the title under it.
    case view(AnyView, anchor: UnitPoint, title: AnyView?, isMarker: Bool)
    case line([CLLocationCoordinate2D])
    case area([CLLocationCoordinate2D])
    /// A radius in metres.
    case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
    /// The place of the user, which is not known: it is drawn in the middle.
    case user(AnyView, anchor: UnitPoint)
  }

  /// Where in the content it stands, so that its views keep their state.
  var id: [AnyHashable] = []
  var figure: Figure
  var place: CLLocationCoordinate2D?
  var style = Style()

  /// What modifiers say of it; the nearest one counts.
  struct Style {
    var tint: AnyShapeStyle?
    var fill: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle, pen: StrokeStyle)?
    var tag: AnyHashable?
    var titles: Visibility?
  }

  /// What the map must show for it to be seen.
  var extent: [MKMapPoint] {
    switch figure {
    case .view: place.map { [MKMapPoint($0)] } ?? []
    case .line(let places), .area(let places): places.map { MKMapPoint($0) }
    case .circle(let center, let radius):
      [MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))]
        .flatMap { [MKMapPoint(x: $0.minX, y: $0.minY), MKMapPoint(x: $0.maxX, y: $0.maxY)] }
    case .user: []
    }
  }

  func within(_ part: some Hashable) -> _MapItem {
    var item = self
    item.id.insert(AnyHashable(part), at: 0)
    return item
  }
}
