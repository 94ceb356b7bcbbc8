import Stage
import SwiftUI
import Testing

#sourceLocation(file:"Guide.md",line:41)
#Preview("Row", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var count = 3
  Text(verbatim: "count \(count)")
  Button("More") { count += 1 }
}
#sourceLocation()

/// Holds a preview. Optimised builds leave out what is private and used by nobody.
enum Previews {}

extension Previews {
  #Preview {
    let words = "inner"
    Text(verbatim: words)
  }
}

@Suite("#Preview") @MainActor struct PreviewTests {
  /// Types of this test program by their conformance to the registry protocol.
  private var found: [any _PreviewRegistry.Type] {
    ConformanceRecords.types(conformingTo: ["_PreviewRegistry"], in: "/proc/self/exe").compactMap {
      $0.type as? any _PreviewRegistry.Type
    }
  }

  @Test("a preview is found in the image by its conformance, with its name, its traits and its line")
  func registry() throws {
    let row = try #require(found.first { $0.makePreview().name == "Row" })
    #expect(row.line == 41)
    #expect(row.fileID.hasSuffix("Guide.md"))
    #expect(row.makePreview().traits.map(\.value) == [.layout(.sizeThatFits), .orientation(.landscapeLeft)])
  }

  @Test("the body of a preview is a view that keeps the state of its previewable properties")
  func body() throws {
    let row = try #require(found.first { $0.makePreview().name == "Row" })
    let host = try Host(AnyView(row.makePreview().body()))
    #expect(host.texts() == ["count 3", "More"])
  }

  @Test("a preview may stand in a type, have no name and have statements")
  func nested() throws {
    let inner = found.filter { $0.makePreview().name == nil }
    #expect(inner.count == 1)
    let preview = try #require(inner.first).makePreview()
    let host = try Host(AnyView(preview.body()))
    #expect(host.texts() == ["inner"])
  }
}
