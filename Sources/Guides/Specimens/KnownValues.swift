/// Values of types that are passed around as they are.
enum KnownValues {
  struct Value {
    var code: String
    var display: String
  }

  /// Types of which each value looks different.
  static let telling: Set<String> = [
    "ColorScheme", "HorizontalAlignment", "TextAlignment", "Axis", "ContentMode", "ControlSize",
  ]

  static let table: [String: [Value]] = [
    // The moment that pictures are drawn at, 10 June 2026, 9:41 UTC, and the days around it.
    "Date": [
      Value(code: "Date(timeIntervalSinceReferenceDate: 802_777_260)", display: "10 June 2026"),
      Value(code: "Date(timeIntervalSinceReferenceDate: 802_690_860)", display: "9 June 2026"),
      Value(code: "Date(timeIntervalSinceReferenceDate: 803_554_860)", display: "19 June 2026"),
    ],
    "UUID": (1...4).map {
      Value(code: "UUID(uuidString: \"00000000-0000-4000-8000-00000000000\($0)\")!", display: "id \($0)")
    },
    "Data": [Value(code: "Data()", display: "empty")],
    "Duration": [Value(code: "Duration.seconds(222)", display: "3 min 42 s")],
    "Locale": [Value(code: "Locale(identifier: \"en_US\")", display: "en_US")],
    "Font": [
      Value(code: "SwiftUI.Font.body", display: "body"), Value(code: "SwiftUI.Font.headline", display: "headline"),
    ],
    "Font.Weight": members("Font.Weight", "semibold", "regular"),
    "Font.TextStyle": members("Font.TextStyle", "body", "headline"),
    "Font.Design": members("Font.Design", "rounded", "serif"),
    "CGSize": [Value(code: "CGSize(width: 120, height: 80)", display: "120 × 80")],
    "CGPoint": [Value(code: "CGPoint(x: 40, y: 24)", display: "40, 24")],
    "CGRect": [Value(code: "CGRect(x: 0, y: 0, width: 120, height: 80)", display: "120 × 80")],
    "CGVector": [Value(code: "CGVector(dx: 1, dy: 0)", display: "1, 0")],
    "EdgeInsets": [
      Value(code: "SwiftUI.EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)", display: "12, 16")
    ],
    "CLLocationCoordinate2D": [
      Value(code: "CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009)", display: "37.3349°, −122.009°"),
      Value(code: "CLLocationCoordinate2D(latitude: 37.3318, longitude: -122.0312)", display: "37.3318°, −122.0312°"),
      Value(code: "CLLocationCoordinate2D(latitude: 37.3229, longitude: -122.0322)", display: "37.3229°, −122.0322°"),
    ],
    "MKCoordinateRegion": [
      Value(
        code: "MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009), "
          + "latitudinalMeters: 2000, longitudinalMeters: 2000)", display: "2 km around 37.3349°, −122.009°")
    ],
    "Edge": members("Edge", "bottom", "leading"),
    "Edge.Set": members("Edge.Set", "all", "horizontal"),
    "Alignment": members("Alignment", "center", "topLeading"),
    "HorizontalAlignment": members("HorizontalAlignment", "leading", "center", "trailing"),
    "VerticalAlignment": members("VerticalAlignment", "center", "top"),
    "TextAlignment": members("TextAlignment", "leading", "center"),
    "UnitPoint": members("UnitPoint", "topLeading", "center"),
    "UIRectCorner": [
      Value(code: "[.topLeft, .topRight]", display: "top corners"),
      Value(code: "[.bottomRight]", display: "bottom right"),
    ],
    "RectangleCornerRadii": [
      Value(
        code: "SwiftUI.RectangleCornerRadii(topLeading: 16, bottomLeading: 16, bottomTrailing: 4, topTrailing: 16)",
        display: "16, 4")
    ],
    "Angle": [
      Value(code: "SwiftUI.Angle.degrees(45)", display: "45°"),
      Value(code: "SwiftUI.Angle.degrees(120)", display: "120°"),
    ],
    "Axis": members("Axis", "horizontal", "vertical"),
    "Axis.Set": members("Axis.Set", "horizontal", "vertical"),
    "Animation": members("Animation", "default"),
    "AnyTransition": members("AnyTransition", "opacity"),
    "ColorScheme": members("ColorScheme", "light", "dark"),
    "ContentMode": members("ContentMode", "fit", "fill"),
    "ControlSize": members("ControlSize", "regular", "small", "large"),
    "ButtonRole": members("ButtonRole", "destructive"),
    "RoundedCornerStyle": members("RoundedCornerStyle", "continuous"),
    "Material": members("Material", "regularMaterial"),
    "SensoryFeedback": members("SensoryFeedback", "success", "selection"),
    "UserInterfaceSizeClass": members("UserInterfaceSizeClass", "compact"),
    "DynamicTypeSize": members("DynamicTypeSize", "large"),
    "LayoutDirection": members("LayoutDirection", "leftToRight"),
    "PresentationDetent": members("PresentationDetent", "medium"),
    "Gradient": [Value(code: "SwiftUI.Gradient(colors: [.blue, .purple])", display: "blue to purple")],
    "LinearGradient": [
      Value(
        code: "SwiftUI.LinearGradient(colors: [.blue, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)",
        display: "blue to purple")
    ],
    "AnyShapeStyle": [Value(code: "SwiftUI.AnyShapeStyle(SwiftUI.Color.blue)", display: "blue")],
    "AnyView": [Value(code: "SwiftUI.AnyView(SwiftUI.Text(\"Morning routine\"))", display: "a text")],
    "AnyShape": [Value(code: "SwiftUI.AnyShape(SwiftUI.Circle())", display: "circle")],
    "Path": [Value(code: "SwiftUI.Path(ellipseIn: CGRect(x: 0, y: 0, width: 64, height: 64))", display: "circle")],
    "StrokeStyle": [Value(code: "SwiftUI.StrokeStyle(lineWidth: 4, lineCap: .round)", display: "4 points")],
    "GridItem": [Value(code: "SwiftUI.GridItem(.flexible())", display: "flexible")],
    "UIImpactFeedbackGenerator.FeedbackStyle": members(
      "UIImpactFeedbackGenerator.FeedbackStyle", module: "", "light", "medium"),
    "UIKeyboardType": members("UIKeyboardType", module: "", "default"),
    "UIBlurEffect.Style": members("UIBlurEffect.Style", module: "", "systemMaterial"),
    "UIFont": [Value(code: "UIFont.systemFont(ofSize: 17)", display: "17 points")],
    "Calendar": [Value(code: "Calendar(identifier: .gregorian)", display: "gregorian")],
    "Never": [],
  ].filter { !$0.value.isEmpty }

  private static func members(_ type: String, module: String = "SwiftUI.", _ names: String...) -> [Value] {
    names.map { Value(code: "\(module)\(type).\($0 == "default" ? "`default`" : $0)", display: $0) }
  }
}
