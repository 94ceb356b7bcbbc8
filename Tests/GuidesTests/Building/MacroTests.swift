import Foundation
import Guides
import Testing
import Building

/// Guides that use SwiftUI's macros, compiled in the sandbox with the plug-in.
@Suite(.serialized) struct MacroTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ code: String) throws -> BuildResult {
    let guide = try GuideReader().read(text: "# A guide\n\n```swift\n\(code)\n```\n", path: "macros.md")
    return try Workshop.builder(cache: folder.path("cache")).build(guide)
  }

  @Test("entries, previews and providers of previews are built with the guide, and are no components")
  func macros() throws {
    let result = try build(
      """
      extension EnvironmentValues {
        @Entry var density: Double = 1
        @Entry var tint = Color.red
      }
      struct Row: View {
        @Environment(\\.density) private var density
        @Binding var isOn: Bool
        var body: some View { Toggle("A", isOn: $isOn).padding(8 * density) }
      }
      #Preview("Row", traits: .sizeThatFitsLayout) {
        @Previewable @State var isOn = true
        Row(isOn: $isOn)
      }
      #Preview { Row(isOn: .constant(false)) }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { Row(isOn: .constant(true)) }
      }
      """)
    #expect(result.status == .built)
    #expect(result.errors.isEmpty)
    #expect(result.placeholders.isEmpty)
    #expect(Set(result.specimens.map(\.component)) == ["Row"])
    // A tool that walks the module's conformance records finds both previews.
    let library = try #require(result.library)
    let names = try ChildProcess(["nm", "--defined-only", library], timeLimit: 30).run().output
    let records = names.split(separator: "\n").filter { $0.contains("_PreviewRegistry") && $0.hasSuffix("Mc") }
    #expect(records.count == 2)
  }

  @Test("what a preview gets wrong has the guide's line")
  func wrongPreview() throws {
    let result = try build(
      """
      struct Row: View { var body: some View { Text("A") } }
      #Preview {
        Row().opacity("much")
      }
      """)
    #expect(result.status == .failed)
    #expect(result.errors.map(\.line) == [6])
    #expect(result.specimens.map(\.component) == ["Row"])
  }

  @Test("an entry without a value is said in words, at its line")
  func wrongEntry() throws {
    let result = try build(
      """
      extension EnvironmentValues {
        @Entry var density: Double
      }
      struct Row: View { var body: some View { Text("A") } }
      """)
    #expect(result.status == .failed)
    #expect(result.errors.first?.line == 5)
    #expect(result.errors.first?.message.contains("needs a default value") == true)
  }
}
