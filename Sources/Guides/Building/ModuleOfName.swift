/// Modules of names that Apple's SwiftUI does not bring along.
enum ModuleOfName {
  static func module(of name: String) -> String? {
    switch name {
    case "LAContext", "LAPolicy", "LAError": "LocalAuthentication"
    case "Chart", "BarMark", "LineMark", "AreaMark", "PointMark", "RuleMark", "RectangleMark", "SectorMark": "Charts"
    case "Map", "Marker", "MapCameraPosition", "MapPolyline", "MapCircle", "MapPolygon", "UserAnnotation",
      "MKCoordinateRegion", "MKCoordinateSpan", "MKMapItem", "MKMapView", "MKLocalSearch", "MKLocalSearchCompleter",
      "MKDirections", "MKRoute", "MKMapSnapshotter", "MKLookAroundScene", "LookAroundPreview", "MapReader", "MapProxy":
      "MapKit"
    case "CLLocationCoordinate2D", "CLLocation", "CLLocationManager", "CLLocationManagerDelegate", "CLGeocoder",
      "CLPlacemark":
      "CoreLocation"
    case "AVPlayer", "VideoPlayer", "AVPlayerItem", "AVPlayerViewController", "AVPictureInPictureController",
      "AVRoutePickerView":
      "AVKit"
    case "AVAudioPlayer", "AVAudioRecorder", "AVAudioSession", "AVAudioEngine", "AVSpeechSynthesizer",
      "AVSpeechUtterance", "AVCaptureSession", "AVCaptureDevice", "AVCaptureVideoPreviewLayer", "AVPlayerLayer",
      "AVAssetImageGenerator":
      "AVFoundation"
    case "CMTime": "CoreMedia"
    case "PhotosPicker", "PhotosPickerItem": "PhotosUI"
    case "PHPhotoLibrary", "PHAsset", "PHImageManager", "PHAssetCollection", "PHFetchOptions": "Photos"
    case "SignInWithAppleButton", "ASAuthorization", "ASAuthorizationController", "ASAuthorizationAppleIDProvider",
      "ASWebAuthenticationSession":
      "AuthenticationServices"
    case "UTType": "UniformTypeIdentifiers"
    case "StaticConfiguration", "TimelineProvider", "TimelineEntry", "WidgetFamily", "WidgetCenter",
      "AppIntentConfiguration", "IntentConfiguration", "ActivityConfiguration":
      "WidgetKit"
    case "CIImage", "CIFilter", "CIContext": "CoreImage"
    case "ModelContext", "ModelContainer", "FetchDescriptor": "SwiftData"
    case "WKWebView", "WKWebViewConfiguration", "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler",
      "WebView", "WebPage":
      "WebKit"
    case "CHHapticEngine", "CHHapticPattern", "CHHapticEvent", "CHHapticEventParameter", "CHHapticDynamicParameter",
      "CHHapticPatternPlayer":
      "CoreHaptics"
    case "CMMotionManager", "CMPedometer", "CMDeviceMotion", "CMAttitude", "CMAltimeter", "CMMotionActivityManager":
      "CoreMotion"
    case "SFSafariViewController", "SFSafariViewControllerDelegate": "SafariServices"
    case "MFMailComposeViewController", "MFMailComposeViewControllerDelegate", "MFMessageComposeViewController",
      "MFMessageComposeViewControllerDelegate":
      "MessageUI"
    case "UNUserNotificationCenter", "UNUserNotificationCenterDelegate", "UNMutableNotificationContent",
      "UNNotificationContent", "UNNotificationRequest", "UNTimeIntervalNotificationTrigger",
      "UNCalendarNotificationTrigger":
      "UserNotifications"
    case "VNImageRequestHandler", "VNRequest", "VNRecognizeTextRequest", "VNDetectFaceRectanglesRequest",
      "VNDetectBarcodesRequest", "VNObservation", "VNRecognizedTextObservation":
      "Vision"
    case "QLPreviewController", "QLPreviewControllerDataSource": "QuickLook"
    case "SKPaymentQueue", "SKProduct", "SKStoreReviewController", "StoreView", "ProductView", "SubscriptionStoreView":
      "StoreKit"
    default: nil
    }
  }
}
