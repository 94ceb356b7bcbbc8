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
}
