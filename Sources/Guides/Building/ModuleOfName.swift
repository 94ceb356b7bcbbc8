/// Modules of names that Apple's SwiftUI does not bring along.
enum ModuleOfName {
  static func module(of name: String) -> String? {
    switch name {
    case "LAContext", "LAPolicy", "LAError": "LocalAuthentication"
    case "Chart", "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "SectorMark": "Charts"
    case "Map", "Marker", "MapCameraPosition", "MapPolyline", "MKCoordinateRegion", "MKMapView": "MapKit"
    case "CLLocationCoordinate2D", "CLLocationManager": "CoreLocation"
    case "AVPlayer", "VideoPlayer": "AVKit"
    case "PhotosPicker", "PhotosPickerItem": "PhotosUI"
    case "ModelContext", "ModelContainer", "FetchDescriptor": "SwiftData"
    case "WKWebView", "WKWebViewConfiguration": "WebKit"
    case "CHHapticEngine", "CHHapticPattern": "CoreHaptics"
    default: nil
    }
  }
}
