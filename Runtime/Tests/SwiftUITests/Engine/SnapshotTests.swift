import Raster
import Stage
import SwiftUI
import Testing

/// What a snapshot says of texts and symbols. Expected values: the colours and lengths that the views are made with.
@MainActor
@Suite("Snapshots")
struct SnapshotTests {
  private static let resources = try? StageResources()

  private func snapshot(_ view: some View) throws -> Snapshot {
    let stage = try Stage(resources: #require(Self.resources))
    try stage.show(AnyView(view), presentation: .fitted(width: 361))
    return try stage.snapshot(component: "", variant: "", image: "")
  }

  private func text(_ view: some View) throws -> Snapshot.TextRun {
    try #require(try snapshot(view).texts.first)
  }

  @Test("three-decimal components are drawn as the bytes that they stand for")
  func bytes() throws {
    let card = Color(red: 0.980, green: 0.965, blue: 0.890)
    let round = RoundedRectangle(cornerRadius: 10).fill(card)
    #expect(try text(Text("a").padding(20).background(round)).background == "#FAF6E3")
    #expect(try text(Text("a").padding(20).background(card)).background == "#FAF6E3")
  }

  @Test("the colour of a text has the opacity of the effects around it")
  func opacity() throws {
    let text = try text(Text("a").foregroundStyle(Color(red: 0, green: 0, blue: 1)).opacity(0.6).opacity(0.5))
    #expect(text.color == "#0000FF4D")
  }

  @Test("a clip around a text cuts it only where it reaches in")
  func clips() throws {
    #expect(try !text(Text("Read").padding(.horizontal, 14).padding(.vertical, 7).clipShape(Capsule())).isClipped)
    #expect(try !text(Text("Read").clipped()).isClipped)
    #expect(try text(Text("Read").fixedSize().frame(width: 12).clipped()).isClipped)
  }

  @Test("a text that is drawn smaller by an effect has all the room that it wants")
  func scaled() throws {
    #expect(try !text(Text("Continue").scaleEffect(0.9)).isClipped)
  }

  @Test("what lies behind a symbol is not the symbol")
  func symbolGround() throws {
    let view = Image(systemName: "square.fill").font(.system(size: 40)).foregroundStyle(
      Color(red: 1, green: 0, blue: 0))
    let symbol = try #require(try snapshot(view.background(Color(red: 0, green: 1, blue: 0))).symbols.first)
    #expect(symbol.color == "#FF0000")
    #expect(symbol.background == "#00FF00")
  }

  @Test("the weight of a face that is asked for by name is that of its name")
  func weights() throws {
    #expect(try text(Text("a").font(.custom("Lato-Black", size: 17))).weight == 900)
    #expect(try text(Text("a").font(.custom("Inter-SemiBold", size: 17))).weight == 600)
    #expect(try text(Text("a").font(.system(size: 17, weight: .bold))).weight == 700)
  }
}
