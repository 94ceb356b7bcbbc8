import SwiftUI
import SwiftUICore
import Testing

/// What Apple offers twice, on `Text` and on every view, says the same.
@MainActor
@Suite("Modifiers of texts and of views with texts")
struct TextSayingTests {
  private let text = Text("Hamburg fonts")
  private var view: some View { HStack { Text("Hamburg fonts") } }
  private func boxed(_ text: Text) -> some View { HStack { text } }

  @Test("bold and italic")
  func boldAndItalic() throws {
    try expectSame(boxed(text.bold()), boxed(text.fontWeight(.bold)), unlike: view)
    try expectSame(boxed(text.bold(true)), view.bold(true), unlike: view)
    try expectSame(boxed(text.bold(false)), view)
    try expectSame(boxed(text.italic()), view.italic(true), unlike: view)
    try expectSame(boxed(text.italic(true)), boxed(text.italic()), unlike: view)
    try expectSame(boxed(text.italic(false)), view)
  }

  @Test("the distance of letters, and their height over the line")
  func distances() throws {
    try expectSame(boxed(text.kerning(3)), view.kerning(3), unlike: view)
    try expectSame(boxed(text.tracking(3)), view.tracking(3), unlike: view)
    let beside = Text("Beside")
    try expectSame(
      HStack(alignment: .firstTextBaseline) {
        beside; text.baselineOffset(6)
      },
      HStack(alignment: .firstTextBaseline) {
        beside; HStack { text }.baselineOffset(6)
      },
      unlike: HStack(alignment: .firstTextBaseline) {
        beside; text
      })
  }

  @Test("lines under and through the text, with patterns and colours")
  func lines() throws {
    try expectSame(
      boxed(text.underline(true, color: .red)), view.underline(true, color: .red), unlike: view.underline())
    try expectSame(
      boxed(text.underline(true, pattern: .dot, color: .red)), view.underline(true, pattern: .dot, color: .red),
      unlike: view.underline(true, color: .red))
    try expectSame(
      boxed(text.strikethrough(true, pattern: .dash, color: .red)),
      view.strikethrough(true, pattern: .dash, color: .red), unlike: view.strikethrough(true, color: .red))
    try expectSame(view.underline(true, pattern: .solid), view.underline(), unlike: view)
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dash, .dot, .dashDot, .dashDotDot]
    for (one, other) in zip(patterns, patterns.dropFirst()) {
      try expectSame(
        view.underline(true, pattern: one), boxed(text.underline(true, pattern: one)),
        unlike: view.underline(true, pattern: other))
    }
  }

  @Test("designs, weights, widths and monospaced faces")
  func faces() throws {
    try expectSame(boxed(text.fontDesign(.serif)), view.fontDesign(.serif))
    try expectSame(boxed(text.fontWeight(.medium)), view.fontWeight(.medium), unlike: view)
    try expectSame(boxed(text.fontWeight(.regular)), view)
    try expectSame(boxed(text.fontWidth(.expanded)), view.fontWidth(.expanded))
    try expectSame(boxed(text.fontWidth(.compressed)), view.fontWidth(.compressed))
    try expectSame(boxed(text.fontWidth(.standard)), view)
    try expectSame(boxed(text.monospaced()), view.monospaced(), unlike: view)
    try expectSame(boxed(text.monospaced(false)), view.monospaced(false))
    try expectSame(view.monospaced(), view.fontDesign(.monospaced), unlike: view)
    try expectSame(view.fontDesign(.default), view)
  }

  @Test("the colour of a foreground by its old name")
  func colours() throws {
    try expectSame(boxed(text.foregroundColor(.red)), view.foregroundStyle(.red), unlike: view)
    try expectSame(view.foregroundColor(.red), view.foregroundStyle(.red), unlike: view)
    try expectSame(view.accentColor(.red).foregroundStyle(.tint), view.foregroundStyle(.red), unlike: view)
  }

  @Test("cases are those of the letters")
  func cases() throws {
    try expectSame(Text("Straße").textCase(.uppercase), Text("STRASSE"), unlike: Text("Straße"))
    try expectSame(Text("Straße").textCase(.lowercase), Text("straße"), unlike: Text("Straße"))
    try expectSame(Text("Straße").textCase(nil), Text("Straße"))
  }

  @Test("two texts that are added stand one behind the other")
  func sums() throws {
    let host = try Host(Text("Ham") + Text("burg").bold())
    #expect(host.texts() == ["Hamburg"])
  }

  @Test("the styles of text are the fonts of their names")
  func styles() throws {
    let pairs: [(Font, Font.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title), (.title2, .title2), (.title3, .title3), (.headline, .headline),
      (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote),
      (.caption, .caption), (.caption2, .caption2),
    ]
    for (font, style) in pairs {
      try expectSame(text.font(font), text.font(.system(style)), unlike: text.font(.system(size: 40)))
    }
  }

  @Test("weights differ from each other, from the thinnest on")
  func weights() throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for (one, other) in zip(weights, weights.dropFirst()) {
      try expectSame(text.fontWeight(one), text.font(.body.weight(one)), unlike: text.fontWeight(other))
    }
  }

  @Test("leadings change the distance of lines")
  func leadings() throws {
    let lines = Text("One\nTwo")
    try expectSame(lines.font(.body.leading(.standard)), lines.font(.body))
    try expectSame(
      lines.font(.body.leading(.loose)), lines.font(.system(.body).leading(.loose)), unlike: lines.font(.body))
  }

  @Test("a line's space comes between the lines, and reserved lines take their room")
  func spaces() throws {
    func height(_ view: some View) throws -> CGFloat { try #require(Host(view).frames(of: "Text").first).height }
    let lines = Text("One\nTwo\nThree")
    #expect(try abs(height(lines.lineSpacing(7)) - height(lines) - 14) < 0.5)
    #expect(try height(Text("One").lineLimit(2, reservesSpace: true)) == height(Text("One\nTwo")))
    #expect(try height(Text("One").lineLimit(2, reservesSpace: false)) == height(Text("One")))
  }

  @Test("lines are aligned in the width of the longest, and leading is where they stand anyway")
  func alignment() throws {
    let lines = Text("One\nTwo and three")
    try expectSame(lines.multilineTextAlignment(.leading), lines)
    try expectSame(
      lines.multilineTextAlignment(.center), HStack { lines }.multilineTextAlignment(.center).fixedSize(), unlike: lines
    )
    try expectSame(
      lines.multilineTextAlignment(.trailing), HStack { lines }.multilineTextAlignment(.trailing).fixedSize(),
      unlike: lines.multilineTextAlignment(.center))
  }

  @Test("a text is cut off at its tail unless another place is named")
  func truncation() throws {
    let long = Text("A long line that has no room").lineLimit(1).frame(width: 90)
    try expectSame(long.truncationMode(.tail), long)
    try expectSame(long.truncationMode(.head), HStack { long.truncationMode(.head) }, unlike: long)
    try expectSame(
      long.truncationMode(.middle), HStack { long.truncationMode(.middle) }, unlike: long.truncationMode(.head))
  }

  @Test("the environment hands down what the modifiers set")
  func environment() throws {
    var seen: [String] = []
    struct Reader: View {
      @Environment(\.self) var values
      let read: (EnvironmentValues) -> Void
      var body: some View {
        let _ = read(values)
        Text("")
      }
    }
    _ = try Host(
      Reader { values in
        seen = [
          "\(values.lineSpacing)", "\(values.multilineTextAlignment)", "\(values.truncationMode)",
          "\(values.minimumScaleFactor)", "\(values.allowsTightening)", "\(values.textCase == .uppercase)",
          "\(values.font == .callout)",
        ]
      }
      .lineSpacing(5).multilineTextAlignment(.trailing).truncationMode(.head).minimumScaleFactor(0.5)
      .allowsTightening(true).textCase(.uppercase).font(.callout))
    #expect(seen == ["5.0", "trailing", "head", "0.5", "true", "true", "true"])
  }
}
