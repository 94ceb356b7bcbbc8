import CoreGraphics
import Stage
import SwiftUI
import Testing

extension Exhibit {
  /// The shadows that the picture has at this moment, outer ones first.
  package var shadows: [StageShadow] { stage.shadows }

  /// Where the one text is that reads like this, in the view's coordinates.
  package func frame(ofText string: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGRect {
    local(try text(string, sourceLocation: sourceLocation).frame)
  }

  /// Where the one symbol of this name is, in the view's coordinates.
  package func frame(ofSymbol name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGRect {
    local(try symbol(name, sourceLocation: sourceLocation).frame)
  }

  /// Where the nodes of a name are, outer ones first, in the view's coordinates.
  package func frames(of name: String, detail: String? = nil) -> [CGRect] {
    nodes(name, detail: detail).map { local($0.frame) }
  }

  /// Where the parts of the view are that VoiceOver calls this, in the view's coordinates.
  package func frame(ofElement label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGRect {
    let element = try element(label, sourceLocation: sourceLocation)
    let frame = element.frame
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The one element that VoiceOver calls this.
  package func element(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> SpokenElement {
    let elements = stage.spokenElements
    return try #require(
      elements.first { $0.label == label }, "There is \(elements.map(\.label)).", sourceLocation: sourceLocation)
  }

  /// The colours of a line of points, for looking for edges: each with where it starts.
  package func colors(along axis: Axis, at other: Double, from start: Double, to end: Double) throws
    -> [(start: Double, color: String)]
  {
    let step = 1 / stage.settings.device.scale
    let picture = try PixelPicture(decoding: stage.png())
    var found: [(start: Double, color: String)] = []
    for place in stride(from: start, to: end, by: step) {
      let point = axis == .horizontal ? (place, other) : (other, place)
      let color = color(in: picture, x: point.0, y: point.1)
      if found.last?.color != color { found.append((place, color)) }
    }
    return found
  }

  private func color(in picture: PixelPicture, x: Double, y: Double) -> String {
    let scale = stage.settings.device.scale
    let (column, row) = (Int((x + origin.x) * scale + 0.01), Int((y + origin.y) * scale + 0.01))
    guard column >= 0, row >= 0, column < picture.width, row < picture.height else { return "-" }
    let word = picture.pixels[row * picture.width + column] & 0xFFFFFF
    let digits = String(word, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The length of the points of one colour on a line, from the first to the last.
  package func length(of wanted: String, along axis: Axis, at other: Double, from start: Double, to end: Double) throws
    -> Double
  {
    let runs = try colors(along: axis, at: other, from: start, to: end)
    guard let first = runs.firstIndex(where: { $0.color == wanted }),
      let last = runs.lastIndex(where: { $0.color == wanted })
    else { return 0 }
    return (last + 1 < runs.count ? runs[last + 1].start : end) - runs[first].start
  }

  /// Texts that are cut off or run out of their room, which no setting may bring about.
  package func cutTexts() throws -> [String] {
    try snapshot().texts.filter { $0.isTruncated || $0.isClipped }.map(\.string)
  }

  /// Pairs of texts that lie on each other.
  package func overlappingTexts() throws -> [String] {
    let texts = try snapshot().texts.filter { !$0.string.isEmpty }
    var found: [String] = []
    for (index, text) in texts.enumerated() {
      for other in texts[(index + 1)...]
      where local(text.frame).insetBy(dx: 1, dy: 1).intersects(local(other.frame).insetBy(dx: 1, dy: 1)) {
        found.append("\(text.string) / \(other.string)")
      }
    }
    return found
  }
}

extension CGSize {
  /// Width and height.
  package var numbers: [Double] { [Double(width), Double(height)] }
}

extension CGRect {
  package var sizes: [Double] { size.numbers }
}

/// Whether numbers are the same but for the rounding to pixels.
package func near(_ a: [Double], _ b: [Double], within tolerance: Double = 0.35) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

package func near(_ a: Double, _ b: Double, within tolerance: Double = 0.35) -> Bool { abs(a - b) <= tolerance }

extension Exhibit {
  /// How much of a rectangle is painted in a colour, in square points; edges count for what they cover.
  package func area(of fill: String, over ground: String, in frame: CGRect) throws -> Double {
    let picture = try PixelPicture(decoding: stage.png())
    let scale = stage.settings.device.scale
    let (fill, ground) = (Hex(fill), Hex(ground))
    let way = [fill.red - ground.red, fill.green - ground.green, fill.blue - ground.blue]
    let length = way.reduce(0) { $0 + $1 * $1 }
    guard length > 0 else { return 0 }
    var sum = 0.0
    let (left, top) = (
      Int(((frame.minX + origin.x) * scale).rounded()), Int(((frame.minY + origin.y) * scale).rounded())
    )
    let (right, bottom) = (
      Int(((frame.maxX + origin.x) * scale).rounded()), Int(((frame.maxY + origin.y) * scale).rounded())
    )
    for y in max(0, top)..<min(bottom, picture.height) {
      for x in max(0, left)..<min(right, picture.width) {
        let word = picture.pixels[y * picture.width + x]
        let seen = [
          Double(word >> 16 & 255) - ground.red, Double(word >> 8 & 255) - ground.green,
          Double(word & 255) - ground.blue,
        ]
        let part = zip(seen, way).reduce(0) { $0 + $1.0 * $1.1 } / length
        sum += min(max(part, 0), 1)
      }
    }
    return sum / (scale * scale)
  }

  /// The radius of the top left corner of a shape, from what it leaves free of its frame.
  package func cornerRadius(of frame: CGRect, fill: String, over ground: String) throws -> Double {
    let side = min(frame.width, frame.height) / 2
    let corner = CGRect(x: frame.minX, y: frame.minY, width: side, height: side)
    let free = side * side - (try area(of: fill, over: ground, in: corner))
    // A quarter of a circle leaves 1 - π/4 of its square.
    return (max(0, free) / (1 - Double.pi / 4)).squareRoot()
  }

  /// The parts of a stack, from its first child's frame to its last one's, in the view's coordinates.
  package func parts(of node: Snapshot.Node) -> [CGRect] { node.children.map { local($0.frame) } }

  /// The distances between the parts of a stack.
  package func gaps(of node: Snapshot.Node, along axis: Axis) -> [Double] {
    let parts = parts(of: node)
    return zip(parts, parts.dropFirst()).map { first, second in
      axis == .horizontal ? second.minX - first.maxX : second.minY - first.maxY
    }
  }
}

extension Collection {
  /// The element at a place that a row of the specification names, counted from 1.
  package func numbered(_ number: Double, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    let offset = Int(number) - 1
    try #require(
      number == number.rounded() && indices.count > offset && offset >= 0, "There is no \(number) of \(count).",
      sourceLocation: sourceLocation)
    return self[index(startIndex, offsetBy: offset)]
  }
}
