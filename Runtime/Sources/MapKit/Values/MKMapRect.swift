public import CoreGraphics

/// Points of the screen for one point of the map.
public typealias MKZoomScale = CGFloat

/// A place on the flat map: Mercator's projection of the Earth in a square with sides of 268 435 456 points.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public init(_ coordinate: CLLocationCoordinate2D) {
    // Mercator's map ends where it is a square.
    let latitude = min(85.051_128_78, max(-85.051_128_78, coordinate.latitude)) * .pi / 180
    let north = log(tan(.pi / 4 + latitude / 2))
    self.init(
      x: MKMapRect.side * (coordinate.longitude + 180) / 360, y: MKMapRect.side * (1 - north / .pi) / 2)
  }

  public var coordinate: CLLocationCoordinate2D {
    let north = (1 - 2 * y / MKMapRect.side) * .pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(north)) - .pi / 2) * 180 / .pi, longitude: x / MKMapRect.side * 360 - 180)
  }

  /// Metres to another place.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

/// Lengths on the flat map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let world = MKMapSize(width: MKMapRect.side, height: MKMapRect.side)
}

/// A part of the flat map.
public struct MKMapRect: Sendable {
  static let side = 268_435_456.0

  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(x: 0, y: 0, width: 0, height: 0) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static let world = MKMapRect(x: 0, y: 0, width: side, height: side)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let x = min(minX, other.minX), y = min(minY, other.minY)
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The part of the map that a region covers.
  init(_ region: MKCoordinateRegion) {
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let corner = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half.0, longitude: region.center.longitude - half.1))
    let opposite = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half.0, longitude: region.center.longitude + half.1))
    self.init(x: corner.x, y: corner.y, width: opposite.x - corner.x, height: opposite.y - corner.y)
  }
}
