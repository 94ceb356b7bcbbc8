import SwiftUI

/// Where a map is seen from.
public struct MapCamera: Hashable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  public var distance: Double
  /// Degrees clockwise from north.
  public var heading: Double
  /// Degrees from looking straight down.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
      pitch: camera.pitch)
  }

  /// The lens of a map sees 30 degrees, so that a map at a distance is 2 tan 15° of it high.
  var region: MKCoordinateRegion {
    let height = distance * 2 * tan(15 * Double.pi / 180)
    return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: height, longitudinalMeters: height)
  }

  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.centerCoordinate.latitude == b.centerCoordinate.latitude
      && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
      && a.heading == b.heading && a.pitch == b.pitch
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(centerCoordinate.latitude)
    hasher.combine(centerCoordinate.longitude)
    hasher.combine(distance)
  }
}

/// Where a map of UIKit is seen from.
open class MKMapCamera: NSObject {
  open var centerCoordinate: CLLocationCoordinate2D
  /// Metres.
  open var centerCoordinateDistance: CLLocationDistance
  open var pitch: CGFloat
  open var heading: CLLocationDirection

  public init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// What a map shows: a part of the Earth, or whatever is on it.
public struct MapCameraPosition: Equatable, Sendable {
  private enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case camera(MapCamera)
    case item(MKMapItem, allowsAutomatic: Bool)
    indirect case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
  }

  private let kind: Kind

  /// All that is on the map.
  public static let automatic = MapCameraPosition(kind: .automatic)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(kind: .rect(rect)) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(kind: .camera(camera)) }

  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    MapCameraPosition(kind: .item(item, allowsAutomatic: allowsAutomatic))
  }

  /// Where the user is; that is not known here, so the map shows the fallback.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = kind { item } else { nil } }

  public var allowsAutomatic: Bool {
    switch kind {
    case .automatic: true
    case .item(_, let allowsAutomatic): allowsAutomatic
    default: false
    }
  }

  public var followsUserLocation: Bool { if case .userLocation = kind { true } else { false } }

  public var followsUserHeading: Bool {
    if case .userLocation(let followsHeading, _) = kind { followsHeading } else { false }
  }

  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = kind { fallback } else { nil }
  }

  /// The user has not moved the map: fingers do not move the stand-in.
  public var positionedByUser: Bool { false }

  /// The part of the map to show; nil where what is on it decides.
  var visible: MKMapRect? {
    switch kind {
    case .automatic: nil
    case .region(let region): MKMapRect(region)
    case .rect(let rect): rect
    case .camera(let camera): MKMapRect(camera.region)
    case .item(let item, _):
      MKMapRect(
        MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
    case .userLocation(_, let fallback): fallback.visible
    }
  }

  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    if case .userLocation(let follows, let fallback) = a.kind, case .userLocation(let other, let next) = b.kind {
      return follows == other && fallback == next
    }
    guard a.allowsAutomatic == b.allowsAutomatic, a.followsUserLocation == b.followsUserLocation,
      a.item === b.item, a.camera == b.camera
    else { return false }
    switch (a.visible, b.visible) {
    case (nil, nil): return true
    case (let first?, let second?):
      return first.minX == second.minX && first.minY == second.minY && first.width == second.width
        && first.height == second.height
    default: return false
    }
  }
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?

  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) { region = centerCoordinateBounds }

  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    region = MKCoordinateRegion(centerCoordinateBounds)
  }

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { region = nil }
}
