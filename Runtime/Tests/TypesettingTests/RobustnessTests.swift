import CoreGraphics
import Drawing
import Testing
import Typesetting

/// SplitMix64: the same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("Any text at any width")
struct RobustnessTests {
  private static let alphabet: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x00...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
    0x2000...0x206F, 0x2190...0x27BF, 0x3040...0x30FF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
    0x1F300...0x1F64F, 0xE0020...0xE007F, 0x1_0000...0x10_FFFF,
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...40, using: &generator)
    var scalars = String.UnicodeScalarView()
    for _ in 0..<count {
      let range = Self.alphabet.randomElement(using: &generator)!
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  @Test("random text never fails, and a wider proposal never gives more lines", arguments: 1...10)
  func fuzz(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    for _ in 0..<20 {
      let content = text(&generator)
      var style = ParagraphStyle(displayScale: 1)
      style.isRightToLeft = Bool.random(using: &generator)
      let spans = [
        TextSpan(
          .text(content), font: .system(17), tracking: Bool.random(using: &generator) ? 1 : 0, underline: .init()),
        TextSpan(.text(text(&generator)), font: .custom("Lato-Bold", 12)),
      ]
      let whole = Paragraph(spans: spans, style: style, fonts: Fonts.library)
      var counts: [Int] = []
      for width in [0, 5, 20, 60, 150, 400, 5000] as [CGFloat] {
        let layout = whole.layout(width: width)
        counts.append(layout.lines.count)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        let end = spans.reduce(0) { if case .text(let text) = $1.content { $0 + text.utf8.count } else { $0 } }
        #expect(layout.lines.allSatisfy { $0.textRange.upperBound <= end })
      }
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
      for mode in [ParagraphStyle.Truncation.head, .middle, .tail] {
        style.truncation = mode
        style.lineLimit = Int.random(in: 1...3, using: &generator)
        style.minimumScaleFactor = 0.5
        let limited = Paragraph(spans: spans, style: style, fonts: Fonts.library)
        for width in [0, 30, 100] as [CGFloat] {
          #expect(limited.layout(width: width, height: 40).lines.count <= style.lineLimit!)
        }
      }
    }
  }

  @Test("a text of a megabyte is laid out")
  func long() {
    let text = String(repeating: "The quick brown fox. ", count: 50_000)
    let measure = paragraph(text, style: .plain()).measure(width: 300)
    #expect(measure.lineCount > 10_000)
    #expect(squares(String(repeating: "x", count: 100_000)).measure(width: 0).lineCount == 100_000)
  }

  @Test("lengths that are no numbers or beyond all measure give finite layouts")
  func oddLengths() {
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300] {
      let font = FontSpec(family: .system(.standard), size: 10)
      var style = ParagraphStyle.plain()
      style.lineSpacing = value
      style.minimumScaleFactor = value
      style.displayScale = value
      let text = Paragraph(
        spans: [
          TextSpan(.text("ab c"), font: font, tracking: value, kerning: value, baselineOffset: value),
          TextSpan(.attachment(size: CGSize(width: value, height: value), descent: value), font: font),
        ], style: style, fonts: Fonts.squares)
      for width in [nil, 0, 15, value] {
        let size = text.layout(width: width, height: value).size
        #expect(size.width.isFinite && size.height.isFinite)
      }
    }
  }

  @Test("equal texts have equal layouts in a library of its own")
  func determinism() throws {
    let other = try FontLibrary(folder: FontLibrary.defaultFolder())
    for text in ["Hello, world", "مرحبا 123 abc", "👩‍👩‍👧‍👦 fi ffi"] {
      let first = paragraph(text).layout(width: 60)
      let second = paragraph(text, fonts: other).layout(width: 60)
      #expect(first.runs == second.runs)
      #expect(first.size == second.size)
    }
  }

  @Test("threads that share a library get the same layouts")
  func threads() async {
    let expected = paragraph("The quick brown fox — 日本 — 😀").layout(width: 90).runs
    let results = await withTaskGroup(of: [GlyphRun].self) { group in
      for index in 0..<32 {
        group.addTask {
          // Texts of their own, so that no cache answers.
          _ = paragraph("Text \(index) ☃ ع", .system(CGFloat(10 + index))).layout(width: 50)
          return paragraph("The quick brown fox — 日本 — 😀").layout(width: 90).runs
        }
      }
      return await group.reduce(into: [[GlyphRun]]()) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }
}
