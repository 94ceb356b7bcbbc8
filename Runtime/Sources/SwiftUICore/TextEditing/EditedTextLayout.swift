import CoreGraphics
import Typesetting

/// The text of a field as it is set: a paragraph for each of its hard lines, so that an edit sets one again.
///
/// Offsets are those of the model. A secret is set as dots, one for each character.
@MainActor
final class EditedTextLayout {
  /// How the text is set.
  struct Style: Equatable {
    var span: TextSpan
    var paragraph: ParagraphStyle
    var isSecure = false
    /// Line separators are shown as spaces.
    var isSingleLine = false
  }

  private(set) var style: Style
  private let fonts: FontLibrary
  private(set) var blocks: [EditedBlock] = []
  private var text = ""
  /// Points that lines are broken at; nil for one line a paragraph.
  private(set) var width: CGFloat?
  /// Points between the sides, within which lines are aligned.
  private(set) var containerWidth: CGFloat = 0
  /// A line of nothing, in the text's font.
  private(set) var emptyLine: LineGeometry
  /// How far the keys for pages go.
  var linesPerPage = 1
  /// Paragraphs that were made, for tests.
  private(set) var paragraphsMade = 0

  init(style: Style, fonts: FontLibrary) {
    self.style = style
    self.fonts = fonts
    emptyLine = Self.emptyLine(style, fonts)
    rebuild()
  }

  private static func emptyLine(_ style: Style, _ fonts: FontLibrary) -> LineGeometry {
    var span = style.span
    span.content = .text(" ")
    var line = Paragraph(spans: [span], style: style.paragraph, fonts: fonts).lineGeometry(width: nil).lines[0]
    line.cells = []
    line.bytes = 0..<0
    line.frame = CGRect(x: 0, y: 0, width: 0, height: line.frame.height)
    line.isRightToLeft = style.paragraph.isRightToLeft
    return line
  }

  // MARK: Changes

  func setStyle(_ new: Style) {
    guard new != style else { return }
    style = new
    emptyLine = Self.emptyLine(new, fonts)
    rebuild()
  }

  private func rebuild() {
    blocks = makeBlocks(text, start: 0)
    arrange()
  }

  /// Takes over a text; hard lines in which nothing changed keep their paragraphs.
  func setText(_ new: String) {
    let change = TextDifference(from: text, to: new)
    guard !change.removed.isEmpty || !change.inserted.isEmpty else { return }
    text = new
    text.makeContiguousUTF8()
    // A separator may join what stands before it: the lines beside the change are made again, too.
    let first = max(0, blockIndex(at: change.removed.lowerBound) - 1)
    let last = min(blocks.count - 1, blockIndex(at: change.removed.upperBound) + 1)
    let start = blocks[first].start
    let shift = change.inserted.count - change.removed.count
    let end = blocks[last].end + shift
    let part = TextBuffer(text)[start..<end]
    var middle = makeBlocks(part, start: start)
    // The stretch ends with a separator unless the text does: nothing lies between that and the next block.
    if last < blocks.count - 1, middle.count > 1, middle[middle.count - 1].length == 0 { middle.removeLast() }
    reuse(Array(blocks[first...last]), in: &middle)
    if shift != 0, last + 1 < blocks.count {
      for index in last + 1..<blocks.count { blocks[index].start += shift }
    }
    blocks.replaceSubrange(first...last, with: middle)
    arrange()
  }

  private func reuse(_ old: [EditedBlock], in new: inout [EditedBlock]) {
    guard old.count < 10 else { return }
    for index in new.indices {
      if let known = old.first(where: { $0.text.utf8.elementsEqual(new[index].text.utf8) }) {
        new[index].takeSetting(of: known)
      }
    }
  }

  private func makeBlocks(_ text: String, start: Int) -> [EditedBlock] {
    if style.isSecure { return [EditedBlock(text, start: start, separator: 0)] }
    if style.isSingleLine { return LongLine.parts(text, longest: 4096, start: start, separator: 0) }
    return TextBuffer(text).withBytes { bytes in
      var blocks: [EditedBlock] = []
      var from = 0
      var index = 0
      while index < bytes.count {
        let length = LineSeparator.length(at: index, in: bytes)
        if length > 0 {
          let line = String(decoding: UnsafeBufferPointer(rebasing: bytes[from..<index]), as: UTF8.self)
          blocks += LongLine.parts(line, longest: 16_384, start: start + from, separator: length)
          index += length
          from = index
        } else {
          index += 1
        }
      }
      let rest = String(decoding: UnsafeBufferPointer(rebasing: bytes[from..<bytes.count]), as: UTF8.self)
      return blocks + LongLine.parts(rest, longest: 16_384, start: start + from, separator: 0)
    }
  }

  /// - Parameters:
  ///   - width: points to break lines at; nil for one line a paragraph.
  ///   - containerWidth: points within which lines are aligned.
  func setWidth(_ width: CGFloat?, in containerWidth: CGFloat) {
    guard width != self.width || containerWidth != self.containerWidth else { return }
    self.width = width
    self.containerWidth = containerWidth
    arrange()
  }

  // MARK: Setting

  func setting(of block: EditedBlock, width: CGFloat?) -> EditedBlock.Setting {
    if let known = block.cache.settings.first(where: { $0.width == width }) { return known }
    let setting: EditedBlock.Setting
    if block.text.isEmpty {
      setting = EditedBlock.Setting(width: width, lines: [emptyLine], paragraph: nil, size: emptyLine.frame.size)
    } else {
      let paragraph = block.cache.paragraph ?? makeParagraph(block)
      block.cache.paragraph = paragraph
      let (lines, size) = paragraph.lineGeometry(width: width)
      setting = EditedBlock.Setting(width: width, lines: lines, paragraph: paragraph, size: size)
    }
    if block.cache.settings.count >= 3 { block.cache.settings.removeFirst() }
    block.cache.settings.append(setting)
    return setting
  }

  private func makeParagraph(_ block: EditedBlock) -> Paragraph {
    paragraphsMade += 1
    var span = style.span
    span.content = .text(shown(block.text))
    return Paragraph(spans: [span], style: style.paragraph, fonts: fonts)
  }

  /// What is drawn for a text: as many bytes, unless it is a secret.
  private func shown(_ text: String) -> String {
    if style.isSecure { return String(repeating: Self.dot, count: text.count) }
    guard style.isSingleLine, text.contains(where: \.isNewline) else { return text }
    return String(
      text.map { character -> Character in
        guard character.isNewline else { return character }
        return switch character.utf8.count {
        case 1: " "
        case 2: "\u{A0}"
        default: "\u{2003}"
        }
      })
  }

  static let dot: Character = "•"

  /// One below the other; the parts of a single line stand side by side.
  private func arrange() {
    var x: CGFloat = 0
    var y: CGFloat = 0
    for index in blocks.indices {
      let setting = setting(of: blocks[index], width: width)
      blocks[index].x = x
      blocks[index].y = y
      if style.isSingleLine {
        x += setting.lines[0].frame.width
      } else {
        y += setting.lines.reduce(0) { $0 + $1.pitch }
      }
    }
  }

  /// The size for a width, in points; the last line ends with its own height.
  func size(width: CGFloat?) -> CGSize {
    var size = CGSize.zero
    if style.isSingleLine, blocks.count > 1 {
      for block in blocks {
        let setting = setting(of: block, width: width)
        size.width += setting.lines[0].frame.width
        size.height = max(size.height, setting.size.height)
      }
      return size
    }
    for block in blocks {
      let setting = setting(of: block, width: width)
      size.width = max(size.width, setting.size.width)
      size.height += setting.lines.reduce(0) { $0 + $1.pitch }
    }
    if let last = blocks.last.map({ setting(of: $0, width: width) })?.lines.last {
      size.height += last.frame.height - last.pitch
    }
    return size
  }

  // MARK: Looking up

  /// The block that holds an offset; a separator belongs to the line that it ends.
  func blockIndex(at offset: Int) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if blocks[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The block at a point, the first or last beyond the ends.
  func blockIndex(at point: CGPoint) -> Int {
    var low = 0
    var high = blocks.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      let isBefore = style.isSingleLine ? blocks[middle].x <= point.x : blocks[middle].y <= point.y
      if isBefore { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a block goes on in the next one: a very long line is set in parts.
  func goesOn(_ index: Int) -> Bool { index < blocks.count - 1 && blocks[index].separator == 0 }

  /// The left edge of a block's paragraph.
  func left(of block: EditedBlock) -> CGFloat {
    if style.isSingleLine, blocks.count > 1 { return block.x }
    let slack = containerWidth - setting(of: block, width: width).size.width
    return switch style.paragraph.alignment {
    case .center: slack / 2
    case .leading: style.paragraph.isRightToLeft ? slack : 0
    case .trailing: style.paragraph.isRightToLeft ? 0 : slack
    }
  }

  /// An offset within a block's text as one of what is drawn.
  func shownOffset(_ offset: Int, in block: EditedBlock) -> Int {
    let local = min(max(0, offset - block.start), block.text.utf8.count)
    guard style.isSecure else { return local }
    return TextBuffer(block.text)[0..<local].count * Self.dot.utf8.count
  }

  func modelOffset(_ shown: Int, in block: EditedBlock) -> Int {
    guard style.isSecure else { return block.start + min(shown, block.text.utf8.count) }
    return block.start + String(block.text.prefix(shown / Self.dot.utf8.count)).utf8.count
  }
}
