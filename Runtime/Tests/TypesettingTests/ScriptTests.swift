import CoreGraphics
import Drawing
import Testing
import Typesetting

@Suite("Scripts, directions and emoji")
struct ScriptTests {
  private func faces(_ text: String) -> [String] {
    paragraph(text).layout(width: nil).runs.map(\.face.name)
  }

  @Test(
    "characters that the system font lacks come from a face that has them",
    arguments: [
      ("ع", "NotoSansArabic-Regular"), ("א", "Heebo-Regular"), ("ก", "NotoSansThai-Regular"),
      ("ह", "NotoSansDevanagari-Regular"), ("日", "DroidSansFallback"), ("▾", "DejaVuSans"), ("→", "Inter-Regular"),
      ("★", "Inter-Regular"), ("Я", "Inter-Regular"), ("😀", "NotoColorEmoji"), ("⚡", "NotoColorEmoji"),
    ])
  func fallback(text: String, face: String) {
    #expect(faces(text) == [face])
    #expect(paragraph(text).layout(width: nil).runs[0].glyphs.allSatisfy { $0.id != 0 })
  }

  @Test("fallback faces follow the weight")
  func fallbackWeight() {
    #expect(paragraph("ع", .system(17, weight: 700)).layout(width: nil).runs[0].face.name == "NotoSansArabic-Bold")
    #expect(paragraph("▾", .system(17, weight: 700)).layout(width: nil).runs[0].face.name == "DejaVuSans-Bold")
  }

  @Test("a variation selector decides between emoji and text")
  func variationSelectors() {
    #expect(faces("❤\u{FE0F}") == ["NotoColorEmoji"])
    #expect(faces("❤\u{FE0E}") == ["Inter-Regular"])
    #expect(faces("1") == ["Inter-Regular"])
    #expect(faces("1\u{FE0F}\u{20E3}") == ["NotoColorEmoji"])
  }

  @Test("characters that San Francisco lacks and that may be emoji are emoji, unless a font by name has them")
  func emojiByDefault() {
    for text in ["❤", "☀", "✔", "▶"] { #expect(faces(text) == ["NotoColorEmoji"]) }
    for text in ["©", "™", "↗", "★", "✓"] { #expect(faces(text) == ["Inter-Regular"]) }
    let named = paragraph("❤", .custom("Inter-Regular")).layout(width: nil)
    #expect(named.runs.map(\.face.name) == ["Inter-Regular"])
  }

  @Test(
    "sequences of emoji are one glyph",
    arguments: ["👩‍👩‍👧‍👦", "🏳️‍🌈", "👍🏽", "🇩🇪", "1️⃣", "❤️‍🔥"])
  func sequences(emoji: String) {
    let runs = paragraph(emoji).layout(width: nil).runs
    #expect(runs.count == 1)
    #expect(runs[0].isColor)
    #expect(runs[0].glyphs.count { $0.clusterBytes > 0 } == 1)
    // As wide as any other emoji: 2550/2048 em of the font.
    #expect(abs(runs[0].width - 17 * 2550 / 2048) < 1e-6)
  }

  @Test("emoji do not change the height of a line")
  func emojiHeight() {
    #expect(paragraph("a😀").layout(width: nil).size.height == paragraph("a").layout(width: nil).size.height)
  }

  @Test("right-to-left words keep their order within left-to-right text, numbers keep theirs")
  func bidi() {
    #expect(squares("ab אבג 12 cd").layout(width: nil).lineTexts == ["ab 12 גבא cd"])
    #expect(squares("אבג 12 דהו").layout(width: nil).lineTexts == ["והד 12 גבא"])
  }

  @Test("a paragraph runs as its first strong character does, else as the view")
  func baseDirection() {
    var style = ParagraphStyle.plain()
    style.isRightToLeft = true
    #expect(squares("12!", style: style).layout(width: nil).lineTexts == ["!12"])
    #expect(squares("ab!", style: style).layout(width: nil).lineTexts == ["ab!"])
    #expect(squares("אב!").layout(width: nil).lineTexts == ["!בא"])
  }

  @Test("each line is ordered by itself")
  func bidiLines() {
    #expect(squares("אב גד הו").layout(width: 50).lineTexts == ["דג בא", "וה"])
  }

  @Test("joined Arabic letters are no wider than the sum of their parts and keep their run")
  func arabic() {
    let whole = paragraph("مرحبا").layout(width: nil)
    #expect(whole.runs.count == 1)
    #expect(whole.runs[0].isRightToLeft)
    let parts = "مرحبا".map { paragraph(String($0)).layout(width: nil).runs[0].width }
    #expect(whole.runs[0].width < parts.reduce(0, +))
  }

  @Test("cluster bytes add up to the text of the run")
  func clusterBytes() {
    for text in ["Hello", "ae\u{301}o", "👩‍👩‍👧‍👦x", "مرحبا بالعالم", "हिन्दी"] {
      for run in paragraph(text).layout(width: nil).runs {
        #expect(run.glyphs.reduce(0) { $0 + $1.clusterBytes } == run.text.utf8.count)
      }
    }
  }

  @Test("no arrow is made of a hyphen and a sign in the system fonts")
  func ligatures() {
    #expect(paragraph("->").layout(width: nil).runs[0].glyphs.count == 2)
    let separate = paragraph("-").layout(width: nil).runs[0].glyphs[0].id
    #expect(paragraph("->").layout(width: nil).runs[0].glyphs[0].id == separate)
  }
}
