import Foundation
import Stage
import SwiftUI
import Testing

@MainActor
struct ResultTests {
  private struct Card: View {
    var body: some View {
      VStack {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
        Text("Result").font(.title)
        Button("Continue") {}.buttonStyle(.borderedProminent)
      }
    }
  }

  @Test("every form of a moment is the same in every run")
  func forms() throws {
    func forms() throws -> [Data] {
      let stage = try Stage.showing(Card())
      return [
        try stage.png(), try stage.svg(), try stage.pdf(), try stage.treeJSON(), Data(stage.accessibilityText.utf8),
      ]
    }
    let first = try forms()
    #expect(first[0].starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(String(decoding: first[1], as: UTF8.self).hasPrefix("<"))
    #expect(first[2].starts(with: Data("%PDF".utf8)))
    #expect(try JSONDecoder().decode(Snapshot.Node.self, from: first[3]).name == "Root")
    #expect(String(decoding: first[4], as: UTF8.self).contains("button \"Continue\""))
    #expect(try forms() == first)
  }

  @Test("a moment on the way differs from the start and the end")
  func moments() throws {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }.opacity(isOn ? 0.2 : 1)
      }
    }
    let stage = try Stage.showing(Fading())
    let start = try stage.png()
    try stage.perform(.tap("Go"))
    try stage.advance(by: 0.5)
    let middle = try stage.png()
    try stage.settle()
    let end = try stage.png()
    #expect(start != middle && middle != end)
  }

  @Test("a component by itself is not covered by what it presents, and its screen is")
  func presented() throws {
    let view = AnyView(Text("Row").sheet(isPresented: .constant(true)) { Text("Sheet") })
    let stage = try Stage(settings: StageSettings(), resources: Shared.resources)
    try stage.show(view, presentation: .fitted(width: 200))
    #expect(stage.texts == ["Row"])
    let screen = try Stage(settings: StageSettings(), resources: Shared.resources)
    try screen.show(view, presentation: .screen)
    #expect(screen.texts == ["Row", "Sheet"])
  }
}
