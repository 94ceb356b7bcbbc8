import FigmaKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct AdaptationTests {
  /// All texts of the kit's components that grow.
  private var everything: some View {
    VStack(alignment: .leading, spacing: 8) {
      FigmaLargeTitle("Recents", subtitle: "Personal · 4 teams")
      FigmaSectionHeader("Projects")
      FileCard(id: "a", name: "Onboarding flows", metadata: "Edited 2h ago") {}
      FigmaPrimaryButton(label: "New file") {}
      CommentRow(
        reply: .init(userId: "s", initial: "S", author: "Sarah Chen", body: "A longer sentence.", timestamp: "1h"),
        isOriginal: true)
      Text("A sentence of a text.").figmaText(.body)
      FigmaTextField("Name", text: .constant("Checkout"), error: "There is a file of that name.")
    }
  }

  /// Texts whose size belongs to the shape that they stand in.
  private static let fixed: Set = ["O", "S"]

  @Test("bodies, comments, metadata and titles grow, and none is cut or lies on another", .shows("F-160"))
  func dynamicType() throws {
    #expect(try row("F-160").text == "Dynamic Type on body, comment bodies, metadata, large title")
    let normal = try Exhibit(everything).snapshot().texts
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      let exhibit = try Exhibit(everything, settings: StageSettings(typeSize: size))
      let texts = try exhibit.snapshot().texts
      #expect(texts.count == normal.count)
      for (small, large) in zip(normal, texts) where !Self.fixed.contains(small.string) && !small.string.isEmpty {
        #expect(large.pointSize > small.pointSize, "\(small.string)")
      }
      #expect(try exhibit.cutTexts() == [] && exhibit.overlappingTexts() == [], "\(size)")
    }
  }

  @Test("initials, hex values and dimensions keep their size", .shows("F-162", "F-163", "F-164"))
  func fixed() throws {
    for (id, text) in [
      ("F-162", "Fixed: avatar initials"), ("F-163", "Fixed: hex codes"), ("F-164", "Fixed: dimension labels"),
    ] {
      #expect(try row(id).text == text)
    }
    for size in [DynamicTypeSize.xSmall, .large, .accessibility5] {
      let exhibit = try Exhibit(
        VStack {
          CubeAvatar(userId: "u", initial: "S", size: 24)
          CubeAvatar(userId: "u", initial: "T", size: 32)
          CubeAvatar(userId: "u", initial: "U", size: 40)
          HexLabel("#0d99ff")
          DimensionLabel(width: 120, height: 80)
          Text("V").font(.figmaAvatar32)
        }, settings: StageSettings(typeSize: size))
      let sizes = try ["S", "T", "U", "#0D99FF", "120 × 80", "V"].map { try exhibit.text($0).pointSize }
      #expect(sizes == [14, 16, 18, 12, 12, 16])
    }
  }

  @Test("grounds are dark and texts light in the dark", .shows("F-170", "F-171"))
  func dark() throws {
    #expect(try row("F-170").text == "Dark mode is first class, by colour scheme")
    let canvas = try row("F-171").colors[0]
    let exhibit = try Exhibit(everything.background(FigmaColors.canvas), settings: .dark)
    for text in try exhibit.snapshot().texts where !Self.fixed.contains(text.string) && !text.string.isEmpty {
      // White on action blue is as it is prescribed.
      guard text.string != "New file" else { continue }
      #expect(text.contrast >= 3.8, "\(text.string) \(text.color) on \(text.background)")
    }
    #expect(try exhibit.text("Recents").color == "#FFFFFF" && exhibit.text("Recents").background == canvas)
    #expect(try shade(.figmaDarkCanvas) == canvas && shade(FigmaColors.canvas, .dark) == canvas)
    #expect(try Exhibit.screen(RootTabView(), settings: .dark).color(x: 20, y: 200) == canvas)
  }

  private struct Canvas: View {
    @State var place = CGPoint(x: 10, y: 10)
    var body: some View {
      VStack {
        Button("Go") { place = CGPoint(x: 110, y: 10) }.frame(height: 40)
        Color.white.frame(width: 300, height: 100)
          .overlay { CollaboratorCursor(userId: "u", name: "Sarah", position: place) }
      }
    }
  }

  /// Where the cursor is, sixtieth by sixtieth.
  private func way(_ settings: StageSettings) throws -> [Double] {
    let exhibit = try Exhibit(Canvas(), settings: settings)
    try exhibit.perform(.tap("Go"))
    return try (0..<12).map { _ in
      let place = try exhibit.frame(ofText: "Sarah").minX
      try exhibit.stage.advance(by: 1.0 / 60)
      return place
    }
  }

  @Test("a cursor lags behind a little, but for those who want less motion", .shows("F-175"))
  func cursor() throws {
    #expect(try row("F-175").text == "Reduce Motion: no cursor trailing lag")
    let seen = try way(StageSettings())
    #expect(Set(seen).count > 3 && near(seen[11] - seen[0], 100, within: 8), "\(seen)")
    // The companion: 80 ms, which is less than five sixtieths.
    #expect(seen[5] == seen[11])
    #expect(try Set(way(.calm)).count == 1)
  }

  @Test("right to left the rows are mirrored, what has a direction of its own is not")
  func mirrored() throws {
    let settings = StageSettings(layoutDirection: .rightToLeft)
    let exhibit = try Exhibit(ProjectRow(id: "a", name: "App", fileCount: 2, initial: "Q"), settings: settings)
    #expect(try exhibit.frame(ofText: "Q").minX > exhibit.frame(ofText: "App").maxX)
    #expect(try exhibit.frame(ofSymbol: "chevron.right").maxX < exhibit.frame(ofText: "App").minX)
  }

  @Test("words can be those of another language")
  func words() throws {
    var words = FigmaWords()
    words.sendReply = "Antwort senden"
    let exhibit = try Exhibit(CommentComposer(text: .constant("Ja")).environment(\.figmaWords, words))
    #expect(exhibit.speech.contains("Antwort senden, button"))
  }

  @Test("what was typed to be found is cleared")
  func search() throws {
    struct Field: View {
      @State var text = "icons"
      var body: some View { FigmaSearchField(text: $text) }
    }
    let exhibit = try Exhibit(Field())
    try exhibit.perform(.tap("Clear text"), .settle)
    #expect(try !exhibit.snapshot().texts.contains { $0.string == "icons" })
  }
}
