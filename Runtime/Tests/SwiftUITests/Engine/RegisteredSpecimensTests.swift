import Stage
import SwiftUI
import Testing

@MainActor
struct RegisteredSpecimensTests {
  /// Sets the look of all bars, as tab views of guides do in their initialisers.
  private struct Painter: View {
    init() { UITabBar.appearance().backgroundColor = .red }
    var body: some View { Text("painter") }
  }

  @Test("what a specimen sets for all bars does not reach the specimen after it")
  func appearances() throws {
    _SpecimenRegistry.component("Painter", variant: "", index: 0, presentation: "fitted") { AnyView(Painter()) }
    _SpecimenRegistry.component("Plain", variant: "", index: 0, presentation: "fitted") { AnyView(Text("plain")) }
    defer { UITabBar.appearance().backgroundColor = nil }
    let painter = try #require(RegisteredSpecimens.components.first { $0.name == "Painter" })
    let plain = try #require(RegisteredSpecimens.components.first { $0.name == "Plain" })
    _ = painter.make()
    #expect(UITabBar.appearance().backgroundColor == .red)
    _ = plain.make()
    #expect(UITabBar.appearance().backgroundColor == nil)
  }
}
