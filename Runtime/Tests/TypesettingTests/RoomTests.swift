import CoreGraphics
import Testing
import Typesetting

@Suite("Texts that have room")
struct RoomTests {
  private static let texts = [
    "Buy milk", "Buy milk and write the report before the shop closes", "First line\nand a second, longer one\n\n",
    "  spaces  ", "tabs\tin\tbetween", "", "العربية", "mixed العربية and more",
    "word " + String(repeating: "w", count: 60),
  ]

  @Test("a text that fits is set as without a limit, and one that does not is broken within it", arguments: texts)
  func fits(text: String) {
    for width in stride(from: CGFloat(10), through: 700, by: 7) {
      let asked = paragraph(text, .system(17))
      let layout = asked.layout(width: width)
      // The same lines by a way that knows of no shortcut.
      let lines = paragraph(text, .system(17)).lineGeometry(width: width)
      #expect(layout.size == lines.size, "\(text) in \(width)")
      #expect(layout.lines.map(\.frame.width) == lines.lines.map(\.frame.width), "\(text) in \(width)")
      let measure = paragraph(text, .system(17)).measure(width: width)
      #expect(measure.size == layout.size && measure.lineCount == layout.lines.count)
      #expect(measure.firstBaseline == layout.firstBaseline && measure.lastBaseline == layout.lastBaseline)
    }
  }

  @Test("a height that has no room for the second line leaves it out, and one line stays whatever the height is")
  func height() {
    let two = paragraph("One\nTwo", .system(17))
    let whole = two.layout(width: nil)
    #expect(two.layout(width: nil, height: whole.size.height).lines.count == 2)
    #expect(two.layout(width: nil, height: whole.size.height - 1).lines.count == 1)
    #expect(two.measure(width: 400, height: whole.size.height - 1).isTruncated)
    #expect(paragraph("One", .system(17)).measure(width: 400, height: 0).lineCount == 1)
  }
}
