import Foundation
import Testing

/// `vitrine export guide`: what it writes, and that `vitrine guide` builds it.
@Suite("vitrine export guide") struct ExportCommandTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The kits of this package, as they are found.
  private static let kits: [String] = {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: package + "/Sources")) ?? []
    return folders.filter { $0.hasSuffix("Kit") }.map { $0.dropLast(3).lowercased() }.sorted()
  }()

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var message: String
    }
    struct Component: Decodable {
      var name: String
      var status: String
    }
    var status: String
    var findings: [Finding]
    var components: [Component]
  }

  private func report(_ folder: String, of guide: String) throws -> Report {
    let data = try Data(contentsOf: URL(filePath: "\(folder)/gallery/\(guide)/report.json"))
    return try JSONDecoder().decode(Report.self, from: data)
  }

  @Test("the guide of every kit is built as it stands, and nothing in it is wrong on a device", arguments: kits)
  func everyKit(kit: String) throws {
    let scratch = try Scratch()
    let file = scratch.path + "/\(kit).md"
    let exported = try Program.run(["export", "guide", kit, "--package", Self.package, "--out", file])
    #expect(exported.status == 0, "\(exported.errors)")
    #expect(exported.output == file + "\n")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    for heading in ["## Colours", "## Type", "## Tokens", "## Components", "## Rules", "## Support"] {
      #expect(text.contains("\n\(heading)\n"), "\(heading)")
    }
    let pictures = text.matches(of: #/!\[[^\]]+\]\(([^)]+)\)/#).map { String($0.1) }
    #expect(pictures.count >= 3)
    for picture in pictures {
      #expect(FileManager.default.fileExists(atPath: scratch.path + "/" + picture), "\(picture)")
    }
    let built = try Program.run(
      ["guide", file, "--out", scratch.path + "/gallery"], cache: scratch.path + "/cache")
    #expect(built.status == 0, "\(built.errors)")
    let report = try report(scratch.path, of: kit)
    #expect(report.status == "built")
    #expect(report.findings.filter { $0.severity == "error" }.map(\.message) == [])
    // What is prescribed is said, not hidden.
    #expect(report.findings.contains { $0.message.contains("Accepted: ") })
    #expect(report.components.count { $0.status == "rendered" } >= 30)
    #expect(report.components.count { $0.status != "rendered" } <= 2)
    #expect(!report.components.contains { $0.name == "FlowLayout" || $0.name == "DrawnTabBar" })
  }

  @Test("code that a guide may have is read as it stands; support is compiled and not shown; reasons make notes")
  func guideOfItsOwn() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      """
      # Corners

      ```swift
      import SwiftUI

      enum Cut {
        static func short(_ text: String) -> String {
          let all = text[...]
          return all.count > 4 ? all.prefix(3) + "…" : String(all)
        }
      }

      struct Wrap: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
          subviews.reduce(into: .zero) { $0.width += $1.sizeThatFits(.unspecified).width; $0.height = 40 }
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
          for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
      }

      struct Faint: View {
        // vitrine: accept text-contrast: it is meant to be overlooked.
        let title: String
        @Environment(\\.accessibilityReduceMotion) private var isReduced

        init(title: String) { self.init(title, padding: 4) }

        private init(_ title: String, padding: CGFloat) { self.title = title }

        var body: some View { Text(Cut.short(title)).foregroundStyle(Color(white: 0.95)).modifier(Held()) }
      }

      struct Fainter: View {
        let title: String
        var body: some View { Text(title).foregroundStyle(Color(white: 0.95)) }
      }
      ```

      ```swift support
      struct Held: ViewModifier {
        func body(content: Content) -> some View { content.padding(8) }
      }
      ```
      """, to: "corners.md")
    let built = try Program.run(["guide", file, "--out", scratch.path + "/gallery"], cache: scratch.path + "/cache")
    #expect(built.status == 0, "\(built.errors)")
    let report = try report(scratch.path, of: "corners")
    #expect(report.status == "built")
    #expect(report.components.map(\.name) == ["Wrap", "Faint", "Fainter"])
    #expect(report.components.allSatisfy { $0.status == "rendered" })
    let contrast = report.findings.filter { $0.rule == "text-contrast" }
    let accepted = contrast.filter { $0.message.hasSuffix("Accepted: it is meant to be overlooked.") }
    #expect(!accepted.isEmpty && accepted.allSatisfy { $0.severity == "note" })
    // The one without a reason stays what it is.
    #expect(contrast.contains { $0.severity == "error" })
  }

  @Test("a kit that nobody knows is exported with what it imports, and code with fences of its own stays whole")
  func otherKit() throws {
    let scratch = try Scratch()
    for folder in ["AcmeKit/Parts", "AcmeBase"] {
      try FileManager.default.createDirectory(
        atPath: scratch.path + "/Sources/" + folder, withIntermediateDirectories: true)
    }
    _ = try scratch.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    _ = try scratch.write(
      "import SwiftUI\npackage extension View {\n  func lifted() -> some View { shadow(radius: 3) }\n}\n",
      to: "Sources/AcmeBase/Lift.swift")
    _ = try scratch.write(
      "import SwiftUI\nextension Color {\n  static let sun = Color(red: 1, green: 0.8, blue: 0)\n"
        + "  static var fog: Color { Color(white: 0.9) }\n}\nextension Font { static let tag = Font.system(size: 12.5) }\n",
      to: "Sources/AcmeKit/Colors.swift")
    _ = try scratch.write(
      "import AcmeBase\nimport SwiftUI\n\n/** A badge:\n```\n**new**\n```\n*/\npublic struct Badge: View {\n"
        + "  let text: String\n  public init(_ text: String) { self.text = text }\n  public var body: some View {\n"
        + "    Text(text).font(.tag).padding().background(Color.sun).lifted()\n  }\n}\n",
      to: "Sources/AcmeKit/Parts/Badge.swift")
    let file = scratch.path + "/acme.md"
    let exported = try Program.run(["export", "guide", "Acme"], folder: scratch.path + "/Sources/AcmeKit")
    #expect(exported.status == 0 && exported.output == "acmekit.md\n", "\(exported.errors)")
    let again = try Program.run(["export", "guide", "acmekit", "--package", scratch.path, "--out", file])
    #expect(again.status == 0, "\(again.errors)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("| `sun` | #FFCC00 | #FFCC00 |  |"))
    #expect(text.contains("| `fog` | `Color(white: 0.9)` | `Color(white: 0.9)` |  |"))
    #expect(text.contains("| `tag` | 12.5 pt |"))
    #expect(!text.contains("import AcmeBase") && !text.contains("package extension"))
    let built = try Program.run(["guide", file, "--out", scratch.path + "/gallery"], cache: scratch.path + "/cache")
    #expect(built.status == 0, "\(built.errors)")
    let report = try report(scratch.path, of: "acme")
    #expect(report.status == "built")
    #expect(report.components.map(\.name) == ["Badge"] && report.components[0].status == "rendered")
  }

  @Test("wrong use says what there is, and nothing is written")
  func wrongUse() throws {
    let scratch = try Scratch()
    let unknown = try Program.run(["export", "guide", "slack", "--package", Self.package], folder: scratch.path)
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("There is no kit “slack”; there are dropbox, figma"))
    let nowhere = try Program.run(["export", "guide", "todoist", "--package", scratch.path], folder: scratch.path)
    #expect(nowhere.status == 2 && nowhere.errors.contains("There is no Swift package in \(scratch.path)"))
    let around = try Program.run(["export", "guide", "todoist"], folder: scratch.path)
    #expect(around.status == 2 && around.errors.contains("--package DIR"))
    let what = try Program.run(["export", "gide", "todoist"], folder: scratch.path)
    #expect(what.status == 2 && what.errors.contains("did you mean guide?"))
    let none = try Program.run(["export"], folder: scratch.path)
    #expect(none.status == 2 && none.errors.contains("vitrine export guide KIT"))
    let file = try scratch.write("", to: "file")
    let unwritable = try Program.run(
      ["export", "guide", "todoist", "--package", Self.package, "--out", file + "/below.md"], folder: scratch.path)
    #expect(unwritable.status == 1 && unwritable.errors.contains("cannot be written"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["file"])
  }
}
