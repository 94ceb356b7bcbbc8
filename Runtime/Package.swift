// swift-tools-version: 6.2
// The runtime: everything that a SwiftUI program needs on Linux, as one dynamic library.
// It is a package of its own because SwiftPM links a target statically into an executable of the
// same package even where a dynamic product holds it, and a process must hold one engine only.
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder that holds `usr/` of the toolchain: read from the manifest library this manifest runs with.
func toolchainRoot() -> String {
  if let named = ProcessInfo.processInfo.environment["SWIFT_TOOLCHAIN"] { return named }
  // Line by line: a file of /proc has no size, and `String(contentsOfFile:)` takes its first page for all of it.
  guard let maps = fopen("/proc/self/maps", "r") else { fatalError("/proc/self/maps cannot be read.") }
  defer { fclose(maps) }
  var buffer = [CChar](repeating: 0, count: 8192)
  while fgets(&buffer, Int32(buffer.count), maps) != nil {
    let line = String(decoding: buffer.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard line.hasSuffix("/libPackageDescription.so") else { continue }
    if let start = line.firstIndex(of: "/"), let end = line.range(of: "/usr/lib/swift/pm/") {
      return String(line[start..<end.lowerBound])
    }
  }
  fatalError("The Swift toolchain was not found. Set SWIFT_TOOLCHAIN to the folder that holds usr/.")
}

/// Macros are expanded with the SwiftSyntax inside the toolchain, so that there is no other package to fetch.
let host = toolchainRoot() + "/usr/lib/swift/host"
let macroImports: [SwiftSetting] = [.unsafeFlags(["-I", host])]
let macroLibraries: [LinkerSetting] =
  [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
  + [
    "SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder", "SwiftDiagnostics", "SwiftCompilerPluginMessageHandling",
  ]
  .map { .linkedLibrary($0) }

/// Debug builds would otherwise run the pixel kernels at -O0, thirty times slower.
let kernels: [CSetting] = [.unsafeFlags(["-O2"])]

/// Exclusivity checks cost 28 % of layout (measured); the engine is confined to the main actor. Each closure that a method of
/// the standard library calls asks at run time whether it is on it, which was 40 % of a frame: debug builds still ask.
let engine: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"]),
  .unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"], .when(configuration: .release)),
]

/// Other frameworks of Apple's whose names apps import: values, stand-ins, and what is said of the rest.
let frameworks = [
  "UniformTypeIdentifiers", "CoreTransferable", "CoreLocation", "CoreMedia", "AVFoundation", "AVKit", "MapKit",
  "Charts", "CoreImage", "WidgetKit", "PhotosUI", "AuthenticationServices", "LocalAuthentication", "StoreKit", "Photos",
  "SafariServices", "QuickLook", "WebKit", "MessageUI", "UserNotifications", "CoreHaptics", "CoreMotion", "Vision",
]

let frameworkModules = frameworks.map { Target.Dependency(stringLiteral: $0) }

let package = Package(
  name: "VitrineRuntime",
  products: [
    .library(
      name: "VitrineRuntime", type: .dynamic,
      targets: [
        "CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit", "SwiftUICore",
        "SwiftUI", "Raster", "Stage", "os", "OSLog", "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ] + frameworks)
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-pdf cairo-svg cairo-ft",
      providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pango harfbuzz",
      providers: [.apt(["libpango1.0-dev", "libharfbuzz-dev"])]),
    .target(
      name: "CPixels", cSettings: kernels,
      linkerSettings: [
        .linkedLibrary("deflate"), .linkedLibrary("png16"), .linkedLibrary("jpeg"),
        .linkedLibrary("webp"),
      ]),

    // What the clock's functions stand before is found by the linker's order, so they are no library of their own.
    .target(
      name: "CClock", cSettings: [.unsafeFlags(["-std=gnu11"])],
      linkerSettings: [.linkedLibrary("dispatch"), .linkedLibrary("BlocksRuntime")]),

    .target(name: "CoreGraphics"),
    .target(name: "Drawing", dependencies: ["CoreGraphics"]),
    // Libraries in C stay hidden from whoever imports SwiftUI; the compiler checks that no layout shows them.
    .target(
      name: "Typesetting", dependencies: ["Drawing", "CPango"],
      swiftSettings: [.enableExperimentalFeature("CheckImplementationOnly")]),
    .target(
      name: "Images", dependencies: ["Drawing", "CPixels"],
      swiftSettings: [.enableExperimentalFeature("CheckImplementationOnly")]),

    .target(name: "Combine"),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .target(name: "CoreLocation"),
    .target(name: "CoreMedia"),
    .target(name: "AVFoundation", dependencies: ["CoreMedia"]),
    .target(name: "UIKit", dependencies: ["CoreGraphics", "Drawing", "Typesetting", "Images"]),

    .macro(name: "SwiftUIMacros", swiftSettings: macroImports, linkerSettings: macroLibraries),
    .target(
      name: "SwiftUICore",
      dependencies: ["CoreGraphics", "Drawing", "Typesetting", "Images", "Combine", "UIKit", "SwiftUIMacros"],
      swiftSettings: engine),
    .target(
      name: "SwiftUI",
      dependencies: ["SwiftUICore", "SwiftUIMacros", "CoreTransferable", "UniformTypeIdentifiers"],
      swiftSettings: engine),

    .target(name: "AVKit", dependencies: ["SwiftUI", "AVFoundation"]),
    .target(name: "MapKit", dependencies: ["SwiftUI", "CoreLocation"]),
    .target(name: "Charts", dependencies: ["SwiftUI"]),
    .target(name: "CoreImage", dependencies: ["CoreGraphics", "UIKit"]),
    .target(name: "WidgetKit", dependencies: ["SwiftUI"]),
    .target(name: "PhotosUI", dependencies: ["SwiftUI", "CoreTransferable", "UniformTypeIdentifiers"]),
    .target(name: "AuthenticationServices", dependencies: ["SwiftUI"]),
    .target(name: "LocalAuthentication"),
    .target(name: "StoreKit", dependencies: ["SwiftUI"]),
    .target(name: "QuickLook", dependencies: ["SwiftUI"]),
    .target(name: "WebKit", dependencies: ["SwiftUI"]),
    .target(name: "Photos"), .target(name: "SafariServices"), .target(name: "MessageUI"),
    .target(name: "UserNotifications"), .target(name: "CoreHaptics"), .target(name: "CoreMotion"),
    .target(name: "Vision"),

    .target(
      name: "Raster", dependencies: ["Drawing", "Typesetting", "Images", "CCairo", "CPixels"], swiftSettings: engine),
    .target(name: "Stage", dependencies: ["SwiftUI", "Raster", "CClock"], swiftSettings: engine),

    // Swift Testing looks for these overlays when a test imports a module of Apple's name.
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    .testTarget(name: "ValuesTests", dependencies: ["SwiftUICore"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster", "Images", "CCairo", "CPixels"]),
    .testTarget(name: "StageTests", dependencies: ["SwiftUI", "Stage", "Raster"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "Stage", "Raster"]),
    .testTarget(name: "FrameworksTests", dependencies: ["SwiftUI", "Stage", "Raster"] + frameworkModules),
    .testTarget(name: "DocumentationTests", dependencies: ["SwiftUI", "Stage", "Raster"] + frameworkModules),
  ],
  swiftLanguageModes: [.v6]
)
