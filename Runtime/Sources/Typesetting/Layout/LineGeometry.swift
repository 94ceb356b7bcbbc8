import CoreGraphics

/// Where the characters of one line lie: what carets, selections and hit tests are made of.
package struct LineGeometry: Sendable {
  /// One character as a reader sees it.
  package struct Cell: Sendable {
    /// UTF-8 offsets into the paragraph's text.
    package var bytes: Range<Int>
    /// Points from the left edge of the paragraph.
    package var minX: CGFloat
    package var maxX: CGFloat
    package var isRightToLeft: Bool
  }

  /// The line's box in the paragraph.
  package var frame: CGRect
  package var baseline: CGFloat
  /// From the top of this line to the top of the next.
  package var pitch: CGFloat
  /// UTF-8 offsets, with the whitespace at the end of the line and without its separator.
  package var bytes: Range<Int>
  /// The direction of the paragraph.
  package var isRightToLeft: Bool
  /// From left to right; whitespace at the end of a broken line hangs over its edge.
  package var cells: [Cell]
}

extension Paragraph {
  /// The lines of the layout for a width, and their size together; without a line limit nothing is left out.
  package func lineGeometry(width: CGFloat?) -> (lines: [LineGeometry], size: CGSize) {
    let setter = geometrySetter(width: width)
    return (setter.geometry, setter.size)
  }
}

extension ParagraphSetter {
  var geometry: [LineGeometry] {
    let setter = LineSetter(text: text, style: style, fonts: fonts)
    let spacing = style.lineSpacing.isNaN ? 0 : min(max(style.lineSpacing, 0), 100_000)
    return lines.indices.map { index in
      let line = lines[index]
      let top = tops[index]
      let x = leftEdge(of: index)
      return LineGeometry(
        frame: CGRect(x: x, y: top, width: line.width, height: line.metrics.height), baseline: baseline(index),
        pitch: line.metrics.pitch + spacing, bytes: setter.byteRange(of: line),
        isRightToLeft: text.hardLines[line.hardLine].isRightToLeft,
        cells: CellBuilder(text: text, setter: setter).cells(of: line, x: x))
    }
  }
}

/// Cuts a set line into characters.
private struct CellBuilder {
  let text: ShapedText
  let setter: LineSetter

  private struct Place {
    var bytes: Range<Int>
    var minX: CGFloat
    var maxX: CGFloat
    var isRightToLeft: Bool
    /// From left to right.
    var order: Int
  }

  func cells(of line: SetLine, x left: CGFloat) -> [LineGeometry.Cell] {
    guard !line.clusters.isEmpty else { return [] }
    let places = self.places(of: line, x: left).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var cells: [(order: Int, part: Int, cell: LineGeometry.Cell)] = []
    var index = 0
    for character in characters(places) {
      while index < places.count - 1, places[index].bytes.upperBound <= character.lowerBound { index += 1 }
      let place = places[index]
      if character.upperBound <= place.bytes.upperBound {
        // One glyph may stand for several characters, as a ligature does: each gets its share.
        let all = CGFloat(place.bytes.count)
        let from = CGFloat(character.lowerBound - place.bytes.lowerBound) / all
        let to = CGFloat(character.upperBound - place.bytes.lowerBound) / all
        let width = place.maxX - place.minX
        let isRightToLeft = place.isRightToLeft
        cells.append(
          (
            place.order, isRightToLeft ? -character.lowerBound : character.lowerBound,
            LineGeometry.Cell(
              bytes: character, minX: isRightToLeft ? place.maxX - to * width : place.minX + from * width,
              maxX: isRightToLeft ? place.maxX - from * width : place.minX + to * width,
              isRightToLeft: isRightToLeft)
          ))
      } else {
        var minX = place.minX
        var maxX = place.maxX
        var next = index + 1
        while next < places.count, places[next].bytes.lowerBound < character.upperBound {
          minX = min(minX, places[next].minX)
          maxX = max(maxX, places[next].maxX)
          next += 1
        }
        cells.append(
          (
            place.order, 0,
            LineGeometry.Cell(bytes: character, minX: minX, maxX: maxX, isRightToLeft: place.isRightToLeft)
          ))
      }
    }
    return cells.sorted { ($0.order, $0.part) < ($1.order, $1.part) }.map(\.cell)
  }

  private func characters(_ places: [Place]) -> [Range<Int>] {
    guard let first = places.first, let last = places.last else { return [] }
    var offset = first.bytes.lowerBound
    return String(decoding: text.bytes[offset..<last.bytes.upperBound], as: UTF8.self).map {
      let start = offset
      offset += $0.utf8.count
      return start..<offset
    }
  }

  /// The clusters of a line where they are drawn.
  private func places(of line: SetLine, x left: CGFloat) -> [Place] {
    var places: [Place] = []
    var x = left
    var shown = line.clusters.lowerBound
    func place(_ index: Int, from x: CGFloat, width: CGFloat, isRightToLeft: Bool, order: Int) {
      let cluster = text.clusters[index]
      places.append(
        Place(
          bytes: Int(cluster.start)..<Int(cluster.end), minX: x, maxX: x + width, isRightToLeft: isRightToLeft,
          order: order))
    }
    for segment in setter.visualOrder(setter.segments(of: line), of: line) where segment.text === text {
      let isRightToLeft = segment.run.isRightToLeft
      for index in isRightToLeft ? Array(segment.clusters.reversed()) : Array(segment.clusters) {
        let width = text.advance(index, at: x - left) - line.tightening
        place(index, from: x, width: width, isRightToLeft: isRightToLeft, order: places.count)
        x += width
      }
      shown = max(shown, segment.clusters.upperBound)
    }
    // What hangs lies beyond the end of the line.
    let isRightToLeft = text.hardLines[line.hardLine].isRightToLeft
    var start = left
    for index in shown..<max(shown, line.clusters.upperBound) {
      let width = text.advance(index, at: x - left)
      if isRightToLeft {
        start -= width
        place(index, from: start, width: width, isRightToLeft: true, order: -index)
      } else {
        place(index, from: x, width: width, isRightToLeft: false, order: places.count)
        x += width
      }
    }
    return places
  }
}
