/// Whether an app may know where it is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Finds out where the device is: there is no device, so it is never found out.
@available(
  *, unavailable,
  message: "Vitrine knows no place of a device; give the view a CLLocationCoordinate2D, or inject a protocol of yours."
)
open class CLLocationManager: NSObject {}

/// Hears from a location manager.
@available(
  *, unavailable,
  message: "Vitrine knows no place of a device; give the view a CLLocationCoordinate2D, or inject a protocol of yours."
)
public protocol CLLocationManagerDelegate: AnyObject {}

/// Turns addresses to places.
@available(*, unavailable, message: "Vitrine looks nothing up; give the view a placemark's names as strings.")
open class CLGeocoder: NSObject {}

/// What is at a place.
@available(*, unavailable, message: "Vitrine looks nothing up; give the view a placemark's names as strings.")
open class CLPlacemark: NSObject {}
