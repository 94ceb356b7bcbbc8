import CoreGraphics
import Testing
import Typesetting

/// Heights and baselines of the system font recorded on iOS (IOS_MEASURED, TYPE_CALIBRATION section 4).
@Suite("Line boxes and baselines")
struct MetricsTests {
  @Test(
    "one line is as high as on iOS",
    arguments: [
      (34, 1, 41), (28, 1, 34), (22, 1, 27), (20, 1, 24), (17, 1, 21), (16, 1, 20), (15, 1, 18), (13, 1, 16),
      (12, 1, 15), (11, 1, 14), (17, 2, 41), (14, 2, 34), (28, 2, 67), (17, 3, 61), (14, 3, 51), (16, 3, 58),
      (28, 3, 101), (53, 3, 190),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func height(size: CGFloat, scale: CGFloat, pixels: CGFloat) {
    let layout = paragraph("Hey", .system(size), style: ParagraphStyle(displayScale: scale)).layout(width: nil)
    #expect(abs(layout.size.height * scale - pixels) < 1e-6)
  }

  @Test(
    "the baseline is on the pixel row that iOS has it on",
    arguments: [
      (14, 3, 40), (14, 2, 27), (16, 3, 46), (17, 3, 49), (17, 2, 32), (28, 3, 80), (28, 2, 53), (53, 3, 151),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func baseline(size: CGFloat, scale: CGFloat, pixels: CGFloat) {
    for weight in [400, 700] as [CGFloat] {
      let style = ParagraphStyle(displayScale: scale)
      let layout = paragraph("Hey", .system(size, weight: weight), style: style).layout(width: nil)
      #expect(abs(layout.firstBaseline * scale - pixels) < 1e-6)
      #expect(layout.lines[0].fragments[0].origin.y == layout.firstBaseline)
    }
  }

  @Test("lines of body text are 22 points apart")
  func bodyPitch() {
    let layout = paragraph("One\nTwo", .system(17, leading: 22)).layout(width: nil)
    // 42⅓ points and baselines on pixels 49 and 115 at 3x.
    #expect(abs(layout.size.height * 3 - 127) < 1e-6)
    #expect(layout.lines.map { ($0.baseline * 3).rounded() } == [49, 115])
  }

  @Test("n lines of body text are 20.287 + 22 (n − 1), rounded up to the pixel", arguments: 1...6)
  func bodyLines(count: Int) {
    let text = Array(repeating: "x", count: count).joined(separator: "\n")
    let expected = ((20.287109375 + 22 * CGFloat(count - 1)) * 3).rounded(.up) / 3
    #expect(abs(paragraph(text, .system(17, leading: 22)).layout(width: nil).size.height - expected) < 1e-6)
  }

  @Test("without a style's leading, lines are as far apart as they are high")
  func plainPitch() {
    // Recorded: 14 points at 3x, baselines 40 and 90.
    let layout = paragraph("One\nTwo", .system(14)).layout(width: nil)
    #expect(layout.lines.map { ($0.baseline * 3).rounded() } == [40, 90])
  }

  @Test("line spacing comes between lines, not above or below")
  func lineSpacing() {
    let style = ParagraphStyle.plain { $0.lineSpacing = 5 }
    #expect(squares("a", style: style).layout(width: nil).size.height == 10)
    #expect(squares("a\nb\nc", style: style).layout(width: nil).size.height == 40)
  }

  @Test("tight leading takes two points from the distance of lines, loose leading adds two")
  func leading() {
    func height(_ leading: FontSpec.Leading) -> CGFloat {
      var font = FontSpec.system(17, leading: 22)
      font.leading = leading
      return paragraph("a\nb", font, style: ParagraphStyle(displayScale: 1)).layout(width: nil).lines[1].frame.minY
    }
    #expect(height(.standard) == 22)
    #expect(height(.tight) == 20)
    #expect(height(.loose) == 24)
  }

  @Test("a line of two fonts has one baseline and room for the larger")
  func mixedSizes() {
    func span(_ text: String, _ size: CGFloat) -> TextSpan {
      TextSpan(.text(text), font: FontSpec(family: .system(.standard), size: size))
    }
    let text = Paragraph(spans: [span("a", 10), span("b", 30)], style: .plain(), fonts: Fonts.squares)
    let layout = text.layout(width: nil)
    #expect(layout.size == CGSize(width: 40, height: 30))
    #expect(layout.lines[0].fragments.map(\.origin.y) == [24, 24])
  }

  @Test("raised text moves up and makes its line higher")
  func baselineOffset() {
    let font = FontSpec(family: .system(.standard), size: 10)
    let text = Paragraph(
      spans: [TextSpan(.text("a"), font: font), TextSpan(.text("b"), font: font, baselineOffset: 4)],
      style: .plain(), fonts: Fonts.squares)
    let layout = text.layout(width: nil)
    #expect(layout.size.height == 14)
    #expect(layout.lines[0].fragments.map(\.origin.y) == [12, 8])
  }

  @Test("tracking and kerning widen every character, the last one too; tracking wins")
  func tracking() {
    let font = FontSpec(family: .system(.standard), size: 10)
    func width(tracking: CGFloat, kerning: CGFloat) -> CGFloat {
      Paragraph(
        spans: [TextSpan(.text("abc"), font: font, tracking: tracking, kerning: kerning)], style: .plain(),
        fonts: Fonts.squares
      ).layout(width: nil).size.width
    }
    #expect(width(tracking: 2, kerning: 0) == 36)
    #expect(width(tracking: 0, kerning: 3) == 39)
    #expect(width(tracking: 1, kerning: 3) == 33)
    #expect(width(tracking: -1, kerning: 0) == 27)
  }

  @Test("a picture in the line stands on its descent below the baseline")
  func attachment() {
    let font = FontSpec(family: .system(.standard), size: 10)
    let text = Paragraph(
      spans: [
        TextSpan(.text("a"), font: font),
        TextSpan(.attachment(size: CGSize(width: 25, height: 20), descent: 5), font: font, style: 7),
      ], style: .plain(), fonts: Fonts.squares)
    let layout = text.layout(width: nil)
    #expect(layout.size == CGSize(width: 35, height: 20))
    let picture = layout.lines[0].fragments[1]
    #expect(picture.origin == CGPoint(x: 10, y: 0))
    #expect(picture.style == 7)
    #expect(layout.firstBaseline == 15)
  }

  @Test("alignment moves lines within the widest of them; leading is right in right-to-left views")
  func alignment() {
    func edges(_ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool) -> [CGFloat] {
      let style = ParagraphStyle.plain {
        $0.alignment = alignment
        $0.isRightToLeft = isRightToLeft
      }
      return squares("aaaa\nbb", style: style).layout(width: 100).lines.map(\.frame.minX)
    }
    #expect(edges(.leading, isRightToLeft: false) == [0, 0])
    #expect(edges(.center, isRightToLeft: false) == [0, 10])
    #expect(edges(.trailing, isRightToLeft: false) == [0, 20])
    #expect(edges(.leading, isRightToLeft: true) == [0, 20])
    #expect(edges(.trailing, isRightToLeft: true) == [0, 0])
  }

  @Test("underlines and strikethroughs are whole pixels under and through their spans")
  func rules() {
    let font = FontSpec(family: .system(.standard), size: 10)
    let text = Paragraph(
      spans: [
        TextSpan(.text("aa"), font: font, underline: .init(), style: 1),
        TextSpan(.text("bb"), font: font, strikethrough: .init(pattern: .dash), style: 2),
        TextSpan(.text("cc"), font: font, underline: .init(line: .double), style: 3),
      ], style: .plain(), fonts: Fonts.squares)
    let rules = text.layout(width: nil).lines[0].rules
    #expect(rules.count == 4)
    #expect(rules[0].rect == CGRect(x: 0, y: 9, width: 20, height: 1))
    #expect(rules[1].isStrikethrough)
    #expect(rules[1].rect.minX == 20)
    #expect(rules[1].pattern == .dash)
    #expect(rules[2].rect.minY + 2 == rules[3].rect.minY)
  }
}
