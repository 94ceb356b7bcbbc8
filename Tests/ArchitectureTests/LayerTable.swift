/// The table of layers in ARCHITECTURE.md as data: which targets each target may rest on.
enum LayerTable {
  /// One target's row.
  struct Row {
    var target: String
    var restsOn: Set<String>

    init(_ target: String, on targets: String...) {
      self.target = target
      restsOn = Set(targets)
    }
  }

  static let rows: [Row] = [
    // libraries
    Row("CCairo"), Row("CPango"), Row("CPixels"), Row("CClock"), Row("CMarkdown"), Row("CSoup"), Row("CProcess"),
    Row("CHarfBuzz"), Row("CStageClock"),
    // geometry and drawing
    Row("CoreGraphics"),
    Row("Drawing", on: "CoreGraphics"),
    // text and images
    Row("Typesetting", on: "CPango", "CoreGraphics", "Drawing"),
    Row("Images", on: "CPixels", "CoreGraphics", "Drawing"),
    // values of other frameworks
    Row("Combine"), Row("os"), Row("OSLog", on: "os"),
    Row("UniformTypeIdentifiers"), Row("CoreTransferable", on: "UniformTypeIdentifiers"),
    Row("CoreLocation"), Row("CoreMedia"), Row("AVFoundation", on: "CoreMedia"),
    Row("LocalAuthentication"), Row("Photos"), Row("SafariServices"), Row("MessageUI"), Row("UserNotifications"),
    Row("CoreHaptics"), Row("CoreMotion"), Row("Vision"),
    Row("UIKit", on: "CoreGraphics", "Drawing", "Typesetting", "Images"),
    // interface
    Row("SwiftUIMacros"),
    Row("SwiftUICore", on: "SwiftUIMacros", "CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit"),
    Row(
      "SwiftUI",
      on: "SwiftUIMacros", "CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit", "SwiftUICore",
      "CoreTransferable", "UniformTypeIdentifiers"),
    // stand-ins for other frameworks
    Row("CoreImage", on: "CoreGraphics", "UIKit"),
    Row("AVKit", on: "SwiftUI", "AVFoundation"), Row("MapKit", on: "CoreGraphics", "SwiftUI", "CoreLocation"),
    Row("Charts", on: "SwiftUI"), Row("WidgetKit", on: "SwiftUI"), Row("AuthenticationServices", on: "SwiftUI"),
    Row("StoreKit", on: "SwiftUI"),
    Row("QuickLook", on: "SwiftUI"), Row("WebKit", on: "SwiftUI"),
    Row("PhotosUI", on: "SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"),
    // pixels
    Row("Raster", on: "CCairo", "CPixels", "CoreGraphics", "Drawing", "Typesetting", "Images"),
    // stage
    Row(
      "Stage",
      on: "CClock", "CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit", "SwiftUICore", "SwiftUI",
      "Raster"),
    // Swift Testing looks for these when a test imports a module of Apple's name.
    Row("_Testing_CoreGraphics"), Row("_Testing_CoreImage"), Row("_Testing_UIKit"),
    // tools
    Row("WebHost", on: "CSoup"),
    Row("SpecimenProtocol"), Row("Building", on: "SpecimenProtocol"),
    Row("Guides", on: "CMarkdown", "CHarfBuzz", "SpecimenProtocol", "Building", "VitrineRuntime"),
    Row("Previews", on: "SpecimenProtocol", "Building", "VitrineRuntime"),
    Row("Requirements"),
    Row("LiveGallery", on: "WebHost", "SpecimenProtocol", "Building", "Guides", "Previews", "VitrineRuntime"),
    // commands
    Row(
      "vitrine", on: "Guides", "Building", "WebHost", "Previews", "LiveGallery", "Requirements", "SpecimenProtocol",
      "VitrineRuntime"),
    Row("vitrine-bench", on: "VitrineRuntime"),
    Row("vitrine-specimen", on: "CProcess", "SpecimenProtocol", "VitrineRuntime"),
    // kits: plain SwiftUI, and what they share
    Row("KitSupport", on: "SwiftUI"),
    Row("TodoistKit", on: "SwiftUI", "KitSupport"),
    Row("NotesKit", on: "SwiftUI", "KitSupport"),
    Row("DropboxKit", on: "SwiftUI", "KitSupport"),
    Row("GoodreadsKit", on: "SwiftUI", "KitSupport"),
    Row("FigmaKit", on: "SwiftUI", "KitSupport"),
    // what the tests of kits share
    Row("KitTesting", on: "CStageClock", "Requirements", "VitrineRuntime", "Testing"),
  ]

  /// The targets of the product `VitrineRuntime`: whoever may rest on the product may import them.
  static let runtime: Set<String> = [
    "CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit", "SwiftUICore", "SwiftUI", "Raster", "Stage",
    "UniformTypeIdentifiers", "CoreTransferable", "CoreLocation", "CoreMedia", "AVFoundation", "AVKit", "MapKit",
    "Charts", "CoreImage", "WidgetKit", "PhotosUI", "AuthenticationServices", "LocalAuthentication", "StoreKit",
    "Photos",
    "SafariServices", "QuickLook", "WebKit", "MessageUI", "UserNotifications", "CoreHaptics", "CoreMotion", "Vision",
  ]

  /// Modules of the toolchain that every target may import.
  static let everywhere: Set<String> = ["Swift", "Foundation", "Glibc", "Dispatch", "Synchronization", "Observation"]

  /// Modules of the toolchain that parse Swift, and the targets that may import them: a program that links
  /// them is a compiler's relative, and the process in which a guide runs must stay small.
  static let parsers: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators", "SwiftBasicFormat",
    "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftCompilerPluginMessageHandling",
  ]
  static let parserUsers: Set<String> = ["Guides", "vitrine", "SwiftUIMacros"]

  static func row(of target: String) -> Row? { rows.first { $0.target == target } }

  /// Whether a source file of `target` may import `module`.
  static func allows(_ target: String, toImport module: String) -> Bool {
    guard let row = row(of: target) else { return false }
    if everywhere.contains(module) || module == target { return true }
    if parsers.contains(module) { return parserUsers.contains(target) }
    return row.restsOn.contains(module) || row.restsOn.contains("VitrineRuntime") && runtime.contains(module)
  }
}
