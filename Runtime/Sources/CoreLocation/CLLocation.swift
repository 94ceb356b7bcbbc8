/// A place on the Earth at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres; negative where the place is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres; not positive where the altitude is not known.
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let speed: CLLocationSpeed
  public let timestamp: Date

  /// A place without a time: its time is that of the stage's clock.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres along a great circle of a sphere with the Earth's mean radius, 6 371 009 m: up to 0.5 % off the ellipsoid.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radian = Double.pi / 180
    let a = coordinate, b = location.coordinate
    let height = sin((b.latitude - a.latitude) * radian / 2), width = sin((b.longitude - a.longitude) * radian / 2)
    let chord = height * height + cos(a.latitude * radian) * cos(b.latitude * radian) * width * width
    return 2 * 6_371_009 * asin(min(1, chord.squareRoot()))
  }
}
