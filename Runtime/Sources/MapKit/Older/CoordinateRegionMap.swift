import SwiftUI

/// Whether a map follows the user, whose place is not known.
public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}

/// What an older map shows for an element.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  func _mapItem() -> _MapItem
}

/// A view on a place of an older map.
nonisolated public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: CGPoint
  private let content: Content

  /// - Parameter anchorPoint: the point of the view that lies on the place, as parts of its size.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = anchorPoint
    self.content = content()
  }

  @MainActor public func _mapItem() -> _MapItem {
    _MapItem(
      figure: .view(AnyView(content), anchor: UnitPoint(x: anchor.x, y: anchor.y), title: nil, isMarker: false),
      place: coordinate)
  }
}

/// A balloon on a place of an older map.
nonisolated public struct MapMarker: MapAnnotationProtocol {
  private let coordinate: CLLocationCoordinate2D
  private let tint: Color?

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
    self.tint = tint
  }

  @MainActor public func _mapItem() -> _MapItem {
    var item = _MapItem(
      figure: .view(
        AnyView(MarkerBalloon { Image(systemName: "mappin") }), anchor: .bottom, title: nil, isMarker: true),
      place: coordinate)
    item.style.tint = tint.map { AnyShapeStyle($0) }
    return item
  }
}

/// A pin on a place of an older map.
nonisolated public struct MapPin: MapAnnotationProtocol {
  private let marker: MapMarker

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = MapMarker(coordinate: coordinate, tint: tint)
  }

  @MainActor public func _mapItem() -> _MapItem { marker._mapItem() }
}

/// The stand-in of an older map.
nonisolated public struct _DefaultMapContent: View {
  let region: () -> MKMapRect
  let showsUserLocation: Bool

  @MainActor public var body: some View {
    MapStandIn(
      items: showsUserLocation
        ? [_MapItem(figure: .user(AnyView(DefaultUserAnnotationContent()), anchor: .center))] : [],
      part: region())
  }
}

/// The stand-in of an older map with annotations.
nonisolated public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  let plain: _DefaultMapContent
  let items: Items
  let annotation: (Items.Element) -> any MapAnnotationProtocol

  @MainActor public var body: some View {
    MapStandIn(
      items: items.map { annotation($0)._mapItem().within($0.id) }
        + (plain.showsUserLocation
          ? [_MapItem(figure: .user(AnyView(DefaultUserAnnotationContent()), anchor: .center))] : []),
      part: plain.region())
  }
}

extension Map where Content == _DefaultMapContent {
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = _DefaultMapContent(
      region: { MKMapRect(coordinateRegion.wrappedValue) }, showsUserLocation: showsUserLocation)
  }

  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    content = _DefaultMapContent(region: { mapRect.wrappedValue }, showsUserLocation: showsUserLocation)
  }
}

extension Map {
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    content = _DefaultAnnotatedMapContent(
      plain: _DefaultMapContent(
        region: { MKMapRect(coordinateRegion.wrappedValue) }, showsUserLocation: showsUserLocation),
      items: annotationItems, annotation: annotationContent)
  }
}
