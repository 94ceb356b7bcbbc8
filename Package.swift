// swift-tools-version: 6.2
// Vitrine: SwiftUI design systems that run.
//
// The kits are plain SwiftUI and build on Apple's platforms with Apple's SwiftUI. Everything else is for Linux, where SwiftUI is
// the nested package `Runtime/`.
import Foundation
import PackageDescription

/// The design languages that have a kit.
let kits = ["TodoistKit", "NotesKit", "DropboxKit", "GoodreadsKit", "FigmaKit"]

#if os(Linux)
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

  let host = toolchainRoot() + "/usr/lib/swift/host"
  let parserImports: [SwiftSetting] = [.unsafeFlags(["-I", host])]
  let parserLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftDiagnostics"),
    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftOperators"),
  ]
  let runtime: Target.Dependency = .product(name: "VitrineRuntime", package: "Runtime")

  let swiftUI: [Target.Dependency] = [runtime]
  // The optimiser leaves out what nothing refers to, and nothing refers to a preview: they are found in the image.
  let keepingPreviews: [SwiftSetting] = [.unsafeFlags(["-Onone"])]
#else
  let swiftUI: [Target.Dependency] = []
  let keepingPreviews: [SwiftSetting] = []
#endif

var targets: [Target] = [.target(name: "KitSupport", dependencies: swiftUI)]
targets += kits.map { .target(name: $0, dependencies: ["KitSupport"] + swiftUI, swiftSettings: keepingPreviews) }

#if os(Linux)
  targets += [
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(
      name: "CSoup", pkgConfig: "libsoup-3.0", providers: [.apt(["libsoup-3.0-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CProcess"),
    .target(name: "WebHost", dependencies: ["CSoup"]),
    .target(name: "SpecimenProtocol"),
    .target(name: "Building", dependencies: ["SpecimenProtocol"]),
    .target(
      name: "Guides", dependencies: ["CMarkdown", "CHarfBuzz", "SpecimenProtocol", "Building", runtime],
      resources: [.embedInCode("Gallery/Assets/gallery.css"), .embedInCode("Gallery/Assets/gallery.js")],
      swiftSettings: parserImports,
      linkerSettings: parserLibraries + [.linkedLibrary("cmark-gfm-extensions")]),
    .target(name: "Requirements"),
    .target(name: "Previews", dependencies: ["SpecimenProtocol", "Building", runtime]),
    .target(
      name: "LiveGallery", dependencies: ["WebHost", "SpecimenProtocol", "Building", "Guides", "Previews", runtime],
      resources: [
        "connection.js", "dom.js", "files.js", "icon.svg", "index.css", "index.js", "keys.js", "knobs.js", "mirror.js",
        "panels.js", "picture.js", "pointing.js", "roles.js", "settings.js", "site.css", "specimen.css", "specimen.js",
        "theme.js", "tree.js", "typing.js",
      ].map { .embedInCode("Assets/\($0)") },
      swiftSettings: parserImports),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Guides", "Building", "WebHost", "Previews", "LiveGallery", "Requirements", "SpecimenProtocol", runtime,
      ],
      swiftSettings: parserImports),
    .executableTarget(
      name: "vitrine-specimen", dependencies: ["CProcess", "SpecimenProtocol", runtime],
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(name: "vitrine-bench", dependencies: [runtime]),
    .target(name: "CStageClock"),
    .target(name: "KitTesting", dependencies: ["CStageClock", "Requirements", runtime]),
    .testTarget(name: "RequirementsTests", dependencies: ["Requirements", "KitTesting"]),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "SurfaceTests", exclude: ["Accepted", "Rejected", "Surface"]),
    .testTarget(name: "WebHostTests", dependencies: ["WebHost"]),
    .testTarget(name: "CommandTests"),
    .testTarget(name: "BuildingTests", dependencies: ["Building"]),
    .testTarget(name: "PreviewsTests", dependencies: ["Previews", "SpecimenProtocol", "Building", runtime]),
    .testTarget(
      name: "LiveGalleryTests", dependencies: ["LiveGallery", "WebHost", "SpecimenProtocol", "Building", "CSoup"],
      swiftSettings: parserImports),
    .testTarget(name: "BrowserTests", exclude: ["Fixtures"]),
    .testTarget(name: "SpecimenProtocolTests", dependencies: ["SpecimenProtocol"]),
    .testTarget(name: "SpecimenTests", dependencies: ["SpecimenProtocol", "Building"]),
    .testTarget(
      name: "GuidesTests", dependencies: ["Guides", "SpecimenProtocol", "Building"], swiftSettings: parserImports),
  ]
  targets += kits.map {
    .testTarget(
      name: "\($0)Tests", dependencies: [.byName(name: $0), "KitSupport", "KitTesting"] + swiftUI)
  }
#endif

let package = Package(
  name: "Vitrine",
  platforms: [.iOS(.v17)],
  products: kits.map { .library(name: $0, targets: [$0]) },
  targets: targets,
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  package.dependencies = [.package(path: "Runtime")]
#endif
