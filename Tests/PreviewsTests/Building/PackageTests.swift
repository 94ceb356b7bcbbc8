import Building
import Foundation
import Previews
import SpecimenProtocol
import Testing

/// A package of two targets with resources, groups, a trap and a view that never ends; built once for all tests.
@Suite("previews of a package", .serialized) struct PackageTests {
  private struct Built {
    let folder: SampleFolder
    let project: PreviewProject
    let library: String
    let previews: [FoundPreview]
  }

  private static let built = Result { try make() }

  private static func make() throws -> Built {
    let folder = try SampleFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sample", defaultLocalization: "en", platforms: [.iOS(.v17)],
        targets: [
          .target(name: "Design", resources: [.process("Resources")]),
          .executableTarget(name: "Demo", dependencies: ["Design"]),
          .testTarget(name: "DemoTests", dependencies: ["Demo"]),
        ])
      """,
      "Tests/DemoTests/DemoTests.swift": "this is no Swift and is not compiled",
      "Sources/Design/Label.swift": """
      import SwiftUI
      public struct Label: View {
        public init() {}
        public var body: some View { Text("hello", bundle: .module) }
      }
      public extension Color { static let brand = Color("Brand", bundle: .module) }
      #Preview("Label", traits: .sizeThatFitsLayout) { Label() }
      #Preview("Patch", traits: .fixedLayout(width: 20, height: 10)) { Color.brand }
      """,
      "Sources/Design/Resources/en.lproj/Localizable.strings": #""hello" = "Hello from a table";"#,
      "Sources/Design/Resources/de.lproj/Localizable.strings": #""hello" = "Hallo aus einer Tabelle";"#,
      "Sources/Design/Resources/Media.xcassets/Brand.colorset/Contents.json": """
      {"colors": [
        {"color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}}, "idiom": "universal"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb",
          "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.000"}}, "idiom": "universal"}]}
      """,
      "Sources/Demo/App.swift": """
      import Design
      import SwiftUI
      import UIKit
      @main struct DemoApp: App { var body: some Scene { WindowGroup { Design.Label() } } }
      """,
      "Sources/Demo/Screens.swift": """
      import Design
      import SwiftUI
      struct Screen: View {
        let text: String
        var body: some View {
          #if os(iOS)
          Text("phone " + text)
          #else
          Text("elsewhere " + text)
          #endif
        }
      }
      private struct Screen_Previews: PreviewProvider {
        static var previews: some View {
          Group {
            Screen(text: "one").preferredColorScheme(.dark).previewDisplayName("One")
            Screen(text: "two").previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
            ForEach(0..<2, id: \\.self) { Screen(text: "\\($0)").previewLayout(.fixed(width: 100, height: 50)) }
          }
        }
      }
      #Preview { Screen(text: "plain") }
      """,
      "Sources/Demo/Misbehaving.swift": """
      import SwiftUI
      #Preview("Traps") { let rows: [Int] = []; return Text("\\(rows[3])") }
      #Preview("Endless") { while true {}; return Text("never") }
      #Preview("Waits") { Waiting() }
      struct Waiting: View {
        @State private var text = "before"
        var body: some View { Text(text).task { try? await Task.sleep(for: .seconds(3)); text = "after" } }
      }
      struct Bad_Previews: PreviewProvider {
        static var previews: some View { let name: String? = nil; return Text(name!) }
      }
      """,
    ])
    let project = try PreviewProject.ofTest(folder.path)
    guard case .built(let library, let previews) = try project.build() else {
      throw PreviewError("The package of the test does not compile.")
    }
    return Built(folder: folder, project: project, library: library, previews: previews)
  }

  private func draw(_ name: String, scheme: String = "light", locale: String = "en_US") throws -> PreviewDrawing.Result
  {
    let built = try Self.built.get()
    var matrix = VariantMatrix()
    matrix.schemes = [scheme]
    matrix.locales = [locale]
    let preview = try #require(built.previews.first { $0.name == name })
    let variant = matrix.variants[0]
    var drawing = PreviewDrawing(of: built.project, library: built.library)
    drawing.patience = 5
    return try #require(
      try drawing.draw([
        PreviewOrder.Shot(
          id: "\(name)-\(scheme)", preview: name, settings: variant.settings(for: preview), scale: 1,
          formats: [.png, .tree])
      ]).first)
  }

  private func tree(_ name: String, locale: String = "en_US") throws -> String {
    let result = try draw(name, locale: locale)
    #expect(result.failure == nil)
    return String(decoding: try #require(result.files["json"]), as: UTF8.self)
  }

  @Test("macros, groups and loops of all targets are found, with their places")
  func list() throws {
    let previews = try Self.built.get().previews
    let names = [
      "Misbehaving.Traps", "Misbehaving.Endless", "Misbehaving.Waits", "Bad", "Screen.One", "Screen", "Screen-2",
      "Screen-3", "Screens", "Label.Label", "Label.Patch",
    ]
    #expect(previews.map(\.name) == names)
    let macro = try #require(previews.first { $0.name == "Screens" })
    #expect(macro.file == "Sources/Demo/Screens.swift")
    #expect(macro.line == 22)
    #expect(previews.first { $0.name == "Screen.One" }?.line == 13)
    #expect(previews.first { $0.name == "Label.Patch" }?.layout == .fixed(width: 20, height: 10))
  }

  @Test("a file of a package is built with what stands beside it, and shows its own previews")
  func fileOfPackage() throws {
    let path = try Self.built.get().folder.path + "/Sources/Design/Label.swift"
    guard case .built(_, let previews) = try PreviewProject.ofTest(path).build() else {
      Issue.record("The package does not compile.")
      return
    }
    #expect(previews.map(\.name) == ["Label.Label", "Label.Patch"])
  }

  @Test("what a view of a provider says about its surroundings counts")
  func surroundings() throws {
    let screen = try #require(try Self.built.get().previews.first { $0.name == "Screen" })
    #expect(screen.device == "iPhone SE")
    #expect(screen.orientation == "landscape")
    #expect(try tree("Screen-3").contains("phone 1"))
  }

  @Test("what one view of a provider asks of its surroundings is not asked of the others")
  func alone() throws {
    let dark = try PictureFile(try #require(try draw("Screen.One").files["png"]))
    let light = try PictureFile(try #require(try draw("Screen-3").files["png"]))
    #expect(dark.pixels[dark.pixels.count / 2 + dark.width / 4] == 0xFF00_0000)
    #expect(light.pixels[0] == 0xFFFF_FFFF)
  }

  @Test("code for the phone is what is compiled")
  func phone() throws { #expect(try tree("Screens").contains("phone plain")) }

  @Test("strings of the package are those of the language that is asked for")
  func strings() throws {
    #expect(try tree("Label.Label").contains("Hello from a table"))
    #expect(try tree("Label.Label", locale: "de_DE").contains("Hallo aus einer Tabelle"))
  }

  @Test("colours of a catalogue are those of the scheme", arguments: [("light", 0xFFFF_8000), ("dark", 0xFF00_00FF)])
  func colors(scheme: String, color: Int) throws {
    let data = try #require(try draw("Label.Patch", scheme: scheme).files["png"])
    let picture = try PictureFile(data)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(picture.pixels.allSatisfy { Int($0) == color })
  }

  @Test("a view is drawn when what it waits for has come, and no second passes")
  func waiting() throws { #expect(try tree("Misbehaving.Waits").contains("after")) }

  @Test("previews that trap or never end fail by themselves, with the reason")
  func misbehaving() throws {
    #expect(try draw("Misbehaving.Traps").failure?.contains("Index out of range") == true)
    #expect(try draw("Bad").failure?.contains("Unexpectedly found nil") == true)
    #expect(try draw("Misbehaving.Endless").failure == "it was not drawn within 5 seconds")
    #expect(try draw("Screens").failure == nil)
  }

  @Test("nothing is written into the package")
  func untouched() throws {
    let built = try Self.built.get()
    #expect(!built.folder.files.contains { $0.contains(".build") || $0.hasSuffix(".resolved") || $0.hasSuffix(".o") })
    #expect(built.folder.files.filter { !$0.contains(".") }.allSatisfy { !$0.hasPrefix(".") })
  }

  @Test("a script is run against a preview, and a line that fails has a picture")
  func script() throws {
    let built = try Self.built.get()
    let preview = try #require(built.previews.first { $0.name == "Misbehaving.Waits" })
    let result = try PreviewPlaying(of: built.project, library: built.library).play(
      "expect \"after\"\nexpect \"never\"\n", against: preview)
    #expect(result.report.failures.map(\.line) == [2])
    #expect(try PictureFile(try #require(result.pictures[2])).width > 100)
  }

  @Test("a change is built, and names stay")
  func change() throws {
    let built = try Self.built.get()
    let path = built.folder.path + "/Sources/Demo/Screens.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    defer { try? text.write(toFile: path, atomically: true, encoding: .utf8) }
    try text.replacingOccurrences(of: "\"plain\"", with: "\"changed\"").write(
      toFile: path, atomically: true, encoding: .utf8)
    guard case .built(let library, let previews) = try built.project.build() else {
      Issue.record("The change does not compile.")
      return
    }
    #expect(library != built.library)
    #expect(previews == built.previews)
    #expect(built.project.sources().contains(path))
  }
}
