public import CoreGraphics

/// What lies on a map.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
}

/// What covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// Something on a map with a name.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

/// A mark with a name.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
}

/// A line through places.
open class MKPolyline: MKShape, MKOverlay {
  private let places: UnsafeMutableBufferPointer<MKMapPoint>

  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = .allocate(capacity: count)
    _ = places.initialize(from: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    places = .allocate(capacity: count)
    _ = places.initialize(from: UnsafeBufferPointer(start: points, count: count))
  }

  deinit { places.deallocate() }

  open var pointCount: Int { places.count }

  /// The places on the flat map; they live as long as the line.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { places.baseAddress! }

  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
  }

  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// Draws an overlay for an `MKMapView`: there is none, so it is not asked to draw unless the app's own code does.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Where a place of the flat map is in the renderer's own coordinates.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let corner = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - corner.x, y: mapPoint.y - corner.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let corner = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + corner.x, y: point.y + corner.y)
  }

  open func setNeedsDisplay() {}
}
