import CoreGraphics
import Testing
import Typesetting

/// Numbers follow from squares of 10 points.
@Suite("Breaking lines")
struct LineBreakingTests {
  @Test("the ideal width is one line, whatever its length")
  func ideal() {
    let layout = squares("aaa bbb ccc").layout(width: nil)
    #expect(layout.size == CGSize(width: 110, height: 10))
    #expect(layout.lines.count == 1)
  }

  @Test("a line takes as many words as fit and hugs them")
  func greedy() {
    let layout = squares("aaa bbb ccc ddd").layout(width: 75)
    #expect(layout.lineTexts == ["aaa bbb", "ccc ddd"])
    #expect(layout.size == CGSize(width: 70, height: 20))
  }

  @Test("text fits into exactly its own width")
  func exactFit() {
    #expect(squares("aaa bbb").layout(width: 70).lines.count == 1)
    #expect(squares("aaa bbb").layout(width: 69.9).lines.count == 2)
  }

  @Test("whitespace at the end of a broken line hangs over the edge")
  func hangingSpace() {
    let layout = squares("aaa   bbb").layout(width: 30)
    #expect(layout.lineTexts == ["aaa", "bbb"])
    #expect(layout.size.width == 30)
  }

  @Test("whitespace at the end of a text counts where there is room")
  func trailingSpace() {
    #expect(squares("aaa ").layout(width: nil).size.width == 40)
    #expect(squares("aaa ").layout(width: 30).size == CGSize(width: 30, height: 10))
  }

  @Test("a word that is wider than the line breaks between characters")
  func longWord() {
    #expect(squares("aaaaaaa").layout(width: 30).lineTexts == ["aaa", "aaa", "a"])
    #expect(squares("a bbbbb").layout(width: 30).lineTexts == ["a", "bbb", "bb"])
  }

  @Test("a width that no character fits sets one on each line")
  func zeroWidth() {
    let layout = squares("ab c").layout(width: 0)
    #expect(layout.lineTexts == ["a", "b", "c"])
    #expect(layout.size == CGSize(width: 10, height: 30))
  }

  @Test(
    "each line separator ends a line",
    arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func separators(separator: String) {
    let layout = squares("a\(separator)bb").layout(width: nil)
    #expect(layout.lineTexts == ["a", "bb"])
    #expect(layout.size == CGSize(width: 20, height: 20))
  }

  @Test("a separator at the end opens an empty line, two of them leave one between")
  func emptyLines() {
    #expect(squares("a\n").layout(width: nil).size == CGSize(width: 10, height: 20))
    #expect(squares("a\n\nb").layout(width: nil).lineTexts == ["a", "", "b"])
    #expect(squares("\n\n").layout(width: 50).size == CGSize(width: 0, height: 30))
  }

  @Test("no text takes no room")
  func empty() {
    let layout = squares("").layout(width: 100)
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
  }

  @Test("a single word is not left alone on the last line")
  func orphan() {
    // Four words fit on the first line; the third would come to the fourth.
    #expect(squares("aa bb cc dd").layout(width: 80).lineTexts == ["aa bb", "cc dd"])
    // Not where the two do not fit together.
    #expect(squares("aa bb ccc dddd").layout(width: 70).lineTexts == ["aa bb", "ccc", "dddd"])
    // Nor from a line of two.
    #expect(squares("aaa bbb ccc").layout(width: 70).lineTexts == ["aaa bbb", "ccc"])
  }

  @Test("the text ranges of the lines cover the text")
  func ranges() {
    let ranges = squares("aaa bbb\nç").layout(width: 40).lines.map(\.textRange)
    #expect(ranges == [0..<4, 4..<7, 8..<10])
  }

  @Test("a tab reaches to the next multiple of 28 points")
  func tabs() {
    #expect(squares("a\tb").layout(width: nil).size.width == 38)
    #expect(squares("aaa\tb").layout(width: nil).size.width == 66)
  }

  @Test("a proposal that is no number is none, a negative one is zero")
  func oddProposals() {
    #expect(squares("a b").layout(width: .nan).lines.count == 1)
    #expect(squares("a b").layout(width: .infinity).lines.count == 1)
    #expect(squares("a b").layout(width: -5).lines.count == 2)
  }

  @Test("measuring says what laying out comes to")
  func measuring() {
    for width in [nil, 0, 35, 70, 200] as [CGFloat?] {
      let text = squares("aaa bbb ccc\ndd")
      let layout = text.layout(width: width)
      let measure = text.measure(width: width)
      #expect(measure.size == layout.size)
      #expect(measure.lineCount == layout.lines.count)
      #expect(measure.firstBaseline == layout.firstBaseline)
      #expect(measure.lastBaseline == layout.lastBaseline)
    }
  }
}
