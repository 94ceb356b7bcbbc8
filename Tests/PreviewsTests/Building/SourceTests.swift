import Foundation
import Previews
import Testing

@Suite struct SourceTests {
  @Test("links that lead back are walked once")
  func loops() throws {
    let folder = try SampleFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Loop", targets: [.target(name: "Loop")])
      """,
      "Sources/Loop/View.swift": """
      import SwiftUI
      #Preview { Text("once") }
      """,
    ])
    for name in ["again", "once-more"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/Sources/Loop/\(name)", withDestinationPath: ".")
    }
    let sources = try PreviewProject.ofTest(folder.path).sources()
    #expect(sources.filter { $0.hasSuffix("View.swift") }.count == 1)
  }

  @Test("a file that goes is waited for, and built again when it comes back")
  func goneFile() throws {
    let text = """
      import SwiftUI
      #Preview { Text("here") }
      """
    let folder = try SampleFolder(["One.swift": text])
    let path = folder.path + "/One.swift"
    let project = try PreviewProject.ofTest(path)
    try FileManager.default.removeItem(atPath: path)
    #expect(project.sources() == [path])
    #expect(throws: PreviewError("\(path) is gone; bring it back, or name another file.")) { try project.build() }
    try folder.write(text, to: "One.swift")
    guard case .built(_, let previews) = try project.build() else { throw PreviewError("It does not compile.") }
    #expect(previews.map(\.name) == ["One"])
  }
}
