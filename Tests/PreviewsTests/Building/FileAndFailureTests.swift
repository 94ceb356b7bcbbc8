import Building
import Foundation
import Previews
import SpecimenProtocol
import Testing

@Suite("previews of a file, and projects that cannot be built") struct FileAndFailureTests {
  @Test("a single file is enough, with @main and without")
  func file() throws {
    let folder = try SampleFolder([
      "Hello.swift": """
      import SwiftUI
      @main struct HelloApp: App { var body: some Scene { WindowGroup { Text("Hello") } } }
      #Preview("Greeting") { Text("Hello") }
      """
    ])
    guard case .built(_, let previews) = try PreviewProject.ofTest(folder.path + "/Hello.swift").build() else {
      Issue.record("The file does not compile.")
      return
    }
    #expect(previews.map(\.name) == ["Hello.Greeting"])
    #expect(previews.map(\.file) == ["Hello.swift"])
    #expect(previews.map(\.line) == [3])
    #expect(folder.files == ["Hello.swift"])
  }

  @Test("what does not compile is told in the compiler's words, once, with the file and line")
  func broken() throws {
    let folder = try SampleFolder(["Broken.swift": "import SwiftUI\n#Preview { Tex(\"Hi\") }\n"])
    let path = folder.path + "/Broken.swift"
    guard case .broken(let messages, let text) = try PreviewProject.ofTest(path).build() else {
      Issue.record("This compiles.")
      return
    }
    #expect(messages.map(\.message) == ["cannot find 'Tex' in scope"])
    #expect(messages.map(\.line) == [2])
    #expect(text.components(separatedBy: "cannot find 'Tex' in scope").count == 2)
    #expect(text.contains(path))
  }

  @Test("a module that is not here is told with a next step")
  func missingModule() throws {
    let folder = try SampleFolder(["Scene.swift": "import ARKit\nimport SwiftUI\n#Preview { Text(\"Scene\") }\n"])
    guard case .broken(_, let text) = try PreviewProject.ofTest(folder.path + "/Scene.swift").build() else {
      Issue.record("This compiles.")
      return
    }
    #expect(text.contains("no such module 'ARKit'"))
    #expect(text.contains("ARKit is not here"))
  }

  @Test("a file without previews says what to write")
  func none() throws {
    let folder = try SampleFolder([
      "Plain.swift": "import SwiftUI\nstruct A: View { var body: some View { Text(\"A\") } }\n"
    ])
    let project = try PreviewProject.ofTest(folder.path + "/Plain.swift")
    #expect { try project.build() } throws: { "\($0)".contains("#Preview {") }
  }

  @Test("a folder that is no package says so, and what to name", arguments: ["", "App.xcodeproj"])
  func noPackage(project: String) throws {
    let folder = try SampleFolder(project.isEmpty ? [:] : [project + "/project.pbxproj": ""])
    #expect { try PreviewProject.ofTest(folder.path) } throws: {
      "\($0)".contains("no Package.swift") && "\($0)".contains(".swift file")
        && (project.isEmpty || "\($0)".contains(project))
    }
    #expect { try PreviewProject.ofTest(folder.path + "/nothing") } throws: { "\($0)".contains("There is nothing") }
  }

  @Test("a package that is not fetched and a macro of its own leave their targets out, and the rest is built")
  func leftOut() throws {
    let view = "import SwiftUI\n#Preview(\"NAME\") { Text(\"NAME\") }\n"
    let folder = try SampleFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Parts", platforms: [.iOS(.v17), .macOS(.v13)],
        dependencies: [.package(url: "https://example.com/remote-kit.git", from: "1.0.0")],
        targets: [
          .target(name: "Good"),
          .target(name: "Remote", dependencies: [.product(name: "RemoteKit", package: "remote-kit")]),
          .macro(name: "OwnMacros"),
          .target(name: "Expanded", dependencies: ["OwnMacros"]),
        ])
      """,
      "Sources/Good/A.swift": view.replacingOccurrences(of: "NAME", with: "Good"),
      "Sources/Remote/B.swift": view.replacingOccurrences(of: "NAME", with: "Remote"),
      "Sources/OwnMacros/M.swift": "struct M {}",
      "Sources/Expanded/C.swift": view.replacingOccurrences(of: "NAME", with: "Expanded"),
    ])
    let project = try PreviewProject.ofTest(folder.path)
    guard case .built(_, let previews) = try project.build() else {
      Issue.record("The package does not compile.")
      return
    }
    #expect(previews.map(\.title) == ["Good"])
    #expect(
      project.notes.contains {
        $0.contains("https://example.com/remote-kit.git") && $0.contains("swift package resolve")
      })
    #expect(project.notes.contains { $0.contains("OwnMacros") && $0.contains("macro") })
  }

  @Test("a manifest that is wrong is told in SwiftPM's words")
  func manifest() throws {
    let folder = try SampleFolder([
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Pack()\n"
    ])
    let project = try PreviewProject.ofTest(folder.path)
    #expect { try project.build() } throws: { "\($0)".contains("cannot find 'Pack' in scope") }
  }
}
