import CoreGraphics
import Testing
import Typesetting

/// Numbers follow from squares of 10 points; the ellipsis is one square.
@Suite("Text that is cut short")
struct TruncationTests {
  private func line(_ text: String, _ width: CGFloat, _ mode: ParagraphStyle.Truncation) -> [String] {
    squares(
      text,
      style: .plain {
        $0.lineLimit = 1
        $0.truncation = mode
      }
    ).layout(width: width).lineTexts
  }

  @Test("the end is left out and an ellipsis set")
  func tail() {
    #expect(line("abcdefgh", 55, .tail) == ["abcd…"])
    #expect(line("abcdefgh", 80, .tail) == ["abcdefgh"])
  }

  @Test("no space stands before the ellipsis")
  func spaceBeforeEllipsis() {
    #expect(line("abc defgh", 50, .tail) == ["abc…"])
  }

  @Test("the start is left out")
  func head() {
    #expect(line("abcdefgh", 55, .head) == ["…efgh"])
  }

  @Test("the middle is left out")
  func middle() {
    #expect(line("abcdefgh", 55, .middle) == ["ab…gh"])
    #expect(line("abcdefgh", 60, .middle) == ["abc…gh"])
  }

  @Test("the last line that is allowed takes more of its text than up to a space")
  func severalLines() {
    let layout = squares("aaa bbb ccc ddd", style: .plain { $0.lineLimit = 2 }).layout(width: 45)
    #expect(layout.lineTexts == ["aaa", "bbb…"])
    #expect(layout.isTruncated)
    let wide = squares("aaa bbb cccccc", style: .plain { $0.lineLimit = 2 }).layout(width: 65)
    #expect(wide.lineTexts == ["aaa", "bbb c…"] || wide.lineTexts == ["aaa", "bbb…"])
  }

  @Test("a line separator beyond the limit is cut, too")
  func hardLines() {
    let layout = squares("aa\nbb\ncc", style: .plain { $0.lineLimit = 2 }).layout(width: nil)
    #expect(layout.lineTexts == ["aa", "bb…"])
  }

  @Test("whole characters go, not parts of them")
  func graphemes() {
    // A family, three squares wide, and an accented letter made of two code points.
    #expect(line("ab👨‍👩‍👧cdefgh", 55, .tail) == ["ab…"])
    #expect(line("ab👨‍👩‍👧cdefgh", 60, .tail) == ["ab👨‍👩‍👧…"])
    #expect(line("ae\u{301}cdefgh", 30, .tail) == ["ae\u{301}…"])
  }

  @Test("lines that a height has no room for are left out, one is kept")
  func height() {
    let text = squares("aa bb cc dd ee ff")
    #expect(text.layout(width: 20, height: 35).lines.count == 3)
    #expect(text.layout(width: 20, height: 30).lines.count == 3)
    #expect(text.layout(width: 20, height: 0).lines.count == 1)
    #expect(text.layout(width: 20, height: 30).isTruncated)
    #expect(text.layout(width: 20, height: 60).isTruncated == false)
  }

  @Test("a limit of lines reserves no room, a minimum does")
  func reserve() {
    #expect(squares("a", style: .plain { $0.lineLimit = 3 }).layout(width: nil).size.height == 10)
    let reserved = squares("a", style: .plain { $0.minimumLines = 3 })
    #expect(reserved.layout(width: nil).size.height == 30)
    #expect(squares("", style: .plain { $0.minimumLines = 2 }).layout(width: nil).size.height == 20)
  }

  @Test("text is scaled down as far as it may before it is cut")
  func minimumScale() {
    func layout(_ least: CGFloat) -> TextLayout {
      squares(
        "aaaaaaaaaa",
        style: .plain {
          $0.lineLimit = 1
          $0.minimumScaleFactor = least
        }
      ).layout(width: 80)
    }
    #expect(layout(0.5).scaleFactor == 0.8)
    #expect(layout(0.5).isTruncated == false)
    #expect(layout(0.5).size == CGSize(width: 80, height: 8))
    #expect(layout(0.9).isTruncated)
    #expect(layout(0.9).scaleFactor == 0.9)
    #expect(layout(1).scaleFactor == 1)
  }

  @Test("tightening takes a little from every character, or nothing")
  func tightening() {
    func layout(_ width: CGFloat) -> TextLayout {
      squares(
        "aaaaaaaaaa",
        style: .plain {
          $0.lineLimit = 1
          $0.allowsTightening = true
        }
      ).layout(width: width)
    }
    #expect(layout(98.5).isTruncated == false)
    #expect(layout(98.5).runs.first?.glyphs[1].x == 9.85)
    #expect(layout(90).isTruncated)
  }

  @Test("a right-to-left text is cut at its end, on the left")
  func rightToLeft() {
    var style = ParagraphStyle.plain { $0.lineLimit = 1 }
    style.isRightToLeft = true
    #expect(squares("אבגדהו", style: style).layout(width: 40).lineTexts == ["…גבא"])
  }
}
