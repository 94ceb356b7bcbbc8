import Foundation
import Guides
import Stage
import SwiftUI
import Testing

/// Small guides, built, opened in this process and turned by their knobs.
@MainActor @Suite(.serialized) struct LiveGuideTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(_ code: String, name: String) throws -> BuildResult {
    let guide = try GuideReader().read(text: "# A guide\n\n```swift\n\(code)\n```\n", path: name)
    return try Workshop.builder(cache: folder.path("cache")).build(guide)
  }

  /// The specimens that a built guide registers when it is opened.
  private func components(of result: BuildResult) throws -> [RegisteredSpecimens.Component] {
    let before = RegisteredSpecimens.components.count
    let path = try #require(result.library)
    let library = try #require(dlopen(path, RTLD_NOW | RTLD_LOCAL), "\(String(cString: dlerror()))")
    let symbol = try #require(dlsym(library, "vitrine_register"))
    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    return Array(RegisteredSpecimens.components.dropFirst(before))
  }

  private func stage(_ view: AnyView) throws -> Stage {
    let stage = try Stage(resources: StageResources())
    try stage.show(view, presentation: .screen)
    return stage
  }

  private func texts(_ stage: Stage) throws -> [String] {
    try stage.snapshot(component: "", variant: "", image: "").texts.map(\.string)
  }

  @Test("a component of a guide is turned by its knobs, and writes them")
  func turning() throws {
    let result = try build(
      """
      import SwiftUI
      enum Mood: String { case calm, `default` }
      struct LiveRow: View {
        let title: String
        let mood: Mood
        @Binding var isOn: Bool
        var note: String?
        @State private var taps = 0
        var body: some View {
          VStack {
            Text(title); Text(mood.rawValue); Text(isOn ? "on" : "off"); Text(note ?? "no note"); Text("\\(taps) taps")
            Button("Tap") { taps += 1 }
            Button("Switch") { isOn.toggle() }
          }
        }
      }
      """, name: "live.md")
    #expect(result.errors.isEmpty)
    let component = try #require(try components(of: result).first { $0.name == "LiveRow" })
    let (view, knobs) = component.makeLive()
    let stage = try stage(view)
    #expect(try stage.png() == self.stage(component.make()).png())
    try stage.perform(.tap("Tap"))
    try stage.perform(.tap("Switch"))
    #expect(knobs.knobs.first { $0.name == "isOn" }?.value == .flag(true))
    try knobs.set("title", to: .text("Rain"))
    try knobs.set("mood", to: .choice(1))
    try knobs.set("note", to: .text("Bring boots"))
    try stage.settle()
    #expect(try texts(stage).prefix(5) == ["Rain", "default", "on", "Bring boots", "1 taps"])
  }

  @Test("where a knob does not compile the value stands plainly, and the other knobs stay")
  func fallback() throws {
    // The specimens of the other two cases do compile, but not what lists all three.
    let result = try build(
      """
      import SwiftUI
      enum Level { case low, high; @available(*, unavailable) case old }
      struct StrictRow: View {
        let title: String
        let level: Level
        var body: some View { Text(title) }
      }
      """, name: "strict.md")
    let found = try components(of: result).filter { $0.name == "StrictRow" }
    #expect(found.count == 2)
    #expect(found.map { $0.knobs.map(\.name) } == [["title"], ["title"]])
  }

  @Test("one variant that does not compile takes no knobs from the others")
  func others() throws {
    let result = try build(
      """
      import SwiftUI
      struct Sealed { let name: String; private init() { name = "" } }
      struct PartRow: View {
        let title: String
        var extra: (() -> Sealed)?
        var body: some View { Text(title) }
      }
      """, name: "part.md")
    let component = try #require(try components(of: result).first { $0.name == "PartRow" })
    #expect(component.knobs.map(\.name) == ["title"])
  }
}
