import CoreGraphics
import Typesetting

/// A line of the layout: the block that it is of, and its number in it.
private struct LinePlace {
  var block: Int
  var line: Int
}

extension EditedTextLayout {
  private func lines(_ block: Int) -> [LineGeometry] { setting(of: blocks[block], width: width).lines }

  private func geometry(_ place: LinePlace) -> LineGeometry { lines(place.block)[place.line] }

  private func place(of position: CaretPosition) -> LinePlace {
    let index = blockIndex(at: position.offset)
    let shown = shownOffset(position.offset, in: blocks[index])
    if position.affinity == .upstream, shown == 0, index > 0, goesOn(index - 1) {
      return LinePlace(block: index - 1, line: lines(index - 1).count - 1)
    }
    let lines = lines(index)
    var line = lines.firstIndex { shown < $0.bytes.upperBound } ?? lines.count - 1
    if position.affinity == .upstream, line > 0, lines[line].bytes.lowerBound == shown { line -= 1 }
    return LinePlace(block: index, line: line)
  }

  /// The top of a line, from the top of the text.
  private func top(of place: LinePlace) -> CGFloat {
    blocks[place.block].y + geometry(place).frame.minY
  }

  // MARK: Carets

  /// Which edge between cells a position stands at, counted from the left.
  private func edge(of shown: Int, _ affinity: CaretPosition.Affinity, in line: LineGeometry) -> Int {
    func before() -> Int? {
      line.cells.firstIndex { $0.bytes.upperBound == shown }.map { line.cells[$0].isRightToLeft ? $0 : $0 + 1 }
    }
    func after() -> Int? {
      line.cells.firstIndex { $0.bytes.contains(shown) }.map { line.cells[$0].isRightToLeft ? $0 + 1 : $0 }
    }
    let edge = affinity == .upstream ? before() ?? after() : after() ?? before()
    return edge ?? (line.isRightToLeft ? line.cells.count : 0)
  }

  private func x(ofEdge edge: Int, in line: LineGeometry, of block: EditedBlock) -> CGFloat {
    guard !line.cells.isEmpty else {
      switch style.paragraph.alignment {
      case .center: return containerWidth / 2
      case .leading: return style.paragraph.isRightToLeft ? containerWidth : 0
      case .trailing: return style.paragraph.isRightToLeft ? 0 : containerWidth
      }
    }
    return left(of: block) + (edge < line.cells.count ? line.cells[edge].minX : line.cells[edge - 1].maxX)
  }

  private func caretX(_ position: CaretPosition, _ place: LinePlace) -> CGFloat {
    let block = blocks[place.block]
    let line = geometry(place)
    let edge = edge(of: shownOffset(position.offset, in: block), position.affinity, in: line)
    return x(ofEdge: edge, in: line, of: block)
  }

  /// Where the caret stands; it is 2 points wide on iOS. Whitespace that hangs takes it no further than the edge.
  func caret(at position: CaretPosition) -> CGRect {
    let place = place(of: position)
    let line = geometry(place)
    var x = caretX(position, place)
    if width != nil { x = min(max(0, x), max(0, containerWidth - Self.caretWidth)) }
    return CGRect(x: x, y: top(of: place), width: Self.caretWidth, height: line.frame.height)
  }

  static let caretWidth: CGFloat = 2

  // MARK: Hit tests

  /// The position nearest to a point.
  func position(at point: CGPoint) -> CaretPosition {
    let index = blockIndex(at: point)
    let lines = lines(index)
    let y = point.y - blocks[index].y
    let line = lines.lastIndex { $0.frame.minY <= y } ?? 0
    return position(x: point.x, on: LinePlace(block: index, line: line))
  }

  private func position(x: CGFloat, on place: LinePlace) -> CaretPosition {
    let block = blocks[place.block]
    let line = geometry(place)
    let x = x - left(of: block)
    guard !line.cells.isEmpty else { return CaretPosition(modelOffset(line.bytes.lowerBound, in: block)) }
    let edge = line.cells.firstIndex { x <= ($0.minX + $0.maxX) / 2 } ?? line.cells.count
    return position(atEdge: edge, in: line, of: block, leaningLeft: edge > 0)
  }

  /// - Parameter leaningLeft: belongs to the cell on the left of the edge, where there is one.
  private func position(
    atEdge edge: Int, in line: LineGeometry, of block: EditedBlock, leaningLeft: Bool
  ) -> CaretPosition {
    if leaningLeft, edge > 0 || edge == line.cells.count {
      let cell = line.cells[edge - 1]
      return cell.isRightToLeft
        ? CaretPosition(modelOffset(cell.bytes.lowerBound, in: block))
        : CaretPosition(modelOffset(cell.bytes.upperBound, in: block), .upstream)
    }
    let cell = line.cells[edge]
    return cell.isRightToLeft
      ? CaretPosition(modelOffset(cell.bytes.upperBound, in: block), .upstream)
      : CaretPosition(modelOffset(cell.bytes.lowerBound, in: block))
  }

  // MARK: Selections

  /// The rectangles behind a range; lines that go on are covered to their end.
  func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    for index in blockIndex(at: range.lowerBound)...blockIndex(at: range.upperBound) {
      let block = blocks[index]
      let from = shownOffset(range.lowerBound, in: block)
      let to = shownOffset(range.upperBound, in: block)
      let goesOn = range.upperBound >= block.end && block.separator > 0
      let left = left(of: block)
      let lines = lines(index)
      for (number, line) in lines.enumerated() {
        let isLast = number == lines.count - 1
        let covered =
          max(from, line.bytes.lowerBound)..<max(from, line.bytes.lowerBound, min(to, line.bytes.upperBound))
        let fills =
          isLast
          ? goesOn && range.lowerBound <= block.start + block.text.utf8.count
          : to > line.bytes.upperBound && from < line.bytes.upperBound
        guard !covered.isEmpty || fills else { continue }
        let y = block.y + line.frame.minY
        let isEnd = style.isSingleLine || index == blocks.count - 1 && isLast
        let height = isEnd ? line.frame.height : line.pitch
        for cell in line.cells where cell.bytes.overlaps(covered) {
          var minX = left + cell.minX
          var maxX = left + cell.maxX
          if width != nil {
            minX = min(max(0, minX), containerWidth)
            maxX = min(max(0, maxX), containerWidth)
          }
          guard maxX > minX else { continue }
          Self.join(CGRect(x: minX, y: y, width: maxX - minX, height: height), to: &rects)
        }
        guard fills else { continue }
        let edge =
          line.cells.isEmpty
          ? x(ofEdge: 0, in: line, of: block)
          : line.isRightToLeft ? left + line.cells[0].minX : left + line.cells[line.cells.count - 1].maxX
        let end = line.isRightToLeft ? min(0, edge) : max(containerWidth, edge)
        Self.join(CGRect(x: min(edge, end), y: y, width: abs(end - edge), height: height), to: &rects)
      }
    }
    return rects
  }

  private static func join(_ rect: CGRect, to rects: inout [CGRect]) {
    guard rect.width > 0 else { return }
    if let last = rects.last, last.minY == rect.minY,
      abs(last.maxX - rect.minX) < 0.01 || abs(last.minX - rect.maxX) < 0.01
    {
      rects[rects.count - 1] = last.union(rect)
    } else {
      rects.append(rect)
    }
  }

  /// The baselines under a range, as far as it reaches on each line.
  func underlines(of range: Range<Int>) -> [CGRect] {
    rects(of: range).compactMap { rect in
      let place = LinePlace(block: blockIndex(at: CGPoint(x: rect.midX, y: rect.midY)), line: 0)
      let block = blocks[place.block]
      guard let line = lines(place.block).last(where: { block.y + $0.frame.minY <= rect.midY }) else { return nil }
      return CGRect(x: rect.minX, y: block.y + line.baseline + 2, width: rect.width, height: 1)
    }
  }
}

extension EditedTextLayout: TextLayoutOracle {
  func line(at position: CaretPosition) -> Range<Int> {
    if style.isSingleLine { return 0..<blocks[blocks.count - 1].end }
    let place = place(of: position)
    let bytes = geometry(place).bytes
    let block = blocks[place.block]
    return modelOffset(bytes.lowerBound, in: block)..<modelOffset(bytes.upperBound, in: block)
  }

  func isRightToLeft(at offset: Int) -> Bool { lines(blockIndex(at: offset))[0].isRightToLeft }

  func neighbour(of position: CaretPosition, toTheRight: Bool) -> CaretPosition {
    var position = position
    let index = blockIndex(at: position.offset)
    if index > 0, goesOn(index - 1), blocks[index].start == position.offset { position.affinity = .downstream }
    let place = place(of: position)
    let block = blocks[place.block]
    let line = geometry(place)
    let edge = edge(of: shownOffset(position.offset, in: block), position.affinity, in: line)
    let next = toTheRight ? edge + 1 : edge - 1
    guard next >= 0, next <= line.cells.count, !line.cells.isEmpty else {
      return toTheRight == line.isRightToLeft ? end(before: place) : start(after: place)
    }
    let result = self.position(atEdge: next, in: line, of: block, leaningLeft: toTheRight)
    // At the end of a broken line the caret is seen at the start of the next.
    let isBroken = place.line < lines(place.block).count - 1 || goesOn(place.block)
    if isBroken, shownOffset(result.offset, in: block) == line.bytes.upperBound { return CaretPosition(result.offset) }
    return result
  }

  private func start(after place: LinePlace) -> CaretPosition {
    if place.line < lines(place.block).count - 1 {
      return CaretPosition(modelOffset(geometry(place).bytes.upperBound, in: blocks[place.block]))
    }
    guard place.block < blocks.count - 1 else {
      return CaretPosition(blocks[place.block].start + blocks[place.block].text.utf8.count, .upstream)
    }
    return CaretPosition(blocks[place.block + 1].start)
  }

  private func end(before place: LinePlace) -> CaretPosition {
    if place.line > 0 {
      // The last character of the line above, which is whitespace as a rule, is passed.
      let block = blocks[place.block]
      let buffer = TextBuffer(block.text)
      return CaretPosition(
        block.start + buffer.before(modelOffset(geometry(place).bytes.lowerBound, in: block) - block.start))
    }
    guard place.block > 0 else { return CaretPosition(0) }
    let block = blocks[place.block - 1]
    let count = block.text.utf8.count
    if goesOn(place.block - 1) { return CaretPosition(block.start + TextBuffer(block.text).before(count)) }
    return CaretPosition(block.start + count, .upstream)
  }

  func position(_ count: Int, below position: CaretPosition, x: inout CGFloat?) -> CaretPosition? {
    if style.isSingleLine { return nil }
    var place = place(of: position)
    let goal = x ?? caretX(position, place)
    x = goal
    for step in 0..<abs(count) {
      let next = count > 0 ? below(place) : above(place)
      // A page that is not full goes to the last line; one line beyond the last is none.
      guard let next else { return step == 0 ? nil : self.position(x: goal, on: place) }
      place = next
    }
    return self.position(x: goal, on: place)
  }

  private func below(_ place: LinePlace) -> LinePlace? {
    if place.line < lines(place.block).count - 1 { return LinePlace(block: place.block, line: place.line + 1) }
    return place.block < blocks.count - 1 ? LinePlace(block: place.block + 1, line: 0) : nil
  }

  private func above(_ place: LinePlace) -> LinePlace? {
    if place.line > 0 { return LinePlace(block: place.block, line: place.line - 1) }
    return place.block > 0 ? LinePlace(block: place.block - 1, line: lines(place.block - 1).count - 1) : nil
  }
}
