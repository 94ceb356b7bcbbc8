import CoreGraphics
import Drawing
import Testing
import Typesetting

@Suite("Symbols")
struct SymbolTests {
  private let symbols = Fonts.library.symbols

  @Test("a known name is found, an alias says what stands in, an unknown name draws a box")
  func status() {
    #expect(symbols.glyph(name: "plus", pointSize: 17).status == .found)
    if case .substituted = symbols.glyph(name: "fork.knife", pointSize: 17).status {} else { Issue.record("no alias") }
    let unknown = symbols.glyph(name: "no.such.symbol", pointSize: 17)
    #expect(unknown.status == .unknown)
    #expect(unknown.monochrome.outline.isEmpty == false)
    #expect(unknown.size.width > 10)
  }

  @Test("no name draws nothing")
  func empty() {
    let glyph = symbols.glyph(name: "", pointSize: 17)
    #expect(glyph.size == .zero)
    #expect(glyph.monochrome.outline.isEmpty)
  }

  @Test("sizes at 17 points are those of SF Symbols within a point")
  func sizes() {
    // A circle is 20 points wide, house 23 × 19⅔.
    let circle = symbols.glyph(name: "circle", pointSize: 17).size
    #expect(abs(circle.width - 20) <= 0.5)
    let house = symbols.glyph(name: "house", pointSize: 17).size
    #expect(abs(house.width - 23) <= 0.5)
    #expect(abs(house.height - 19.667) <= 0.5)
    let chevron = symbols.glyph(name: "chevron.right", pointSize: 17).size
    #expect(chevron.width < chevron.height)
  }

  @Test("symbols are centred on the capitals of the text", arguments: ["circle", "plus", "star.fill", "gear"])
  func centre(name: String) {
    for scale in [SymbolScale.small, .medium, .large] {
      let glyph = symbols.glyph(name: name, pointSize: 100, scale: scale)
      let middle = glyph.baseline - glyph.monochrome.outline.boundingBox.midY
      #expect(abs(middle - 35.23) < 3)
    }
  }

  @Test("ink lies within the box", arguments: ["circle", "house", "square.and.arrow.up", "gear", "wifi"])
  func insideBox(name: String) {
    for weight in [100, 400, 900] as [CGFloat] {
      let glyph = symbols.glyph(name: name, pointSize: 50, weight: weight)
      let ink = glyph.monochrome.outline.boundingBox
      #expect(ink.minX >= 0 && ink.minY >= 0 && ink.maxX <= glyph.size.width && ink.maxY <= glyph.size.height)
    }
  }

  @Test("each weight has thicker lines than the one before", arguments: ["plus", "checklist", "xmark.circle"])
  func weights(name: String) {
    let areas = stride(from: 100, through: 900, by: 100).map {
      area(symbols.glyph(name: name, pointSize: 100, weight: $0).monochrome.outline)
    }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("the scales are small, medium and large")
  func scales() {
    let widths = [SymbolScale.small, .medium, .large].map {
      symbols.glyph(name: "circle", pointSize: 100, scale: $0).monochrome.outline.boundingBox.width
    }
    #expect(abs(widths[0] / widths[1] - 0.79) < 0.03)
    #expect(abs(widths[2] / widths[1] - 1.28) < 0.03)
  }

  @Test(
    "a sign in a shape is the first layer, the shape the second",
    arguments: ["xmark.circle.fill", "xmark.circle", "checkmark.square.fill", "7.circle", "a.square.fill"])
  func layers(name: String) {
    let glyph = symbols.glyph(name: name, pointSize: 100)
    #expect(glyph.layers.count == 2)
    let (inner, outer) = (glyph.layers[0].outline.boundingBox, glyph.layers[1].outline.boundingBox)
    #expect(inner.width < outer.width && inner.height < outer.height)
    #expect(outer.contains(CGPoint(x: inner.midX, y: inner.midY)))
  }

  @Test("the sign in a filled shape is a hole in one colour")
  func cutOut() {
    let glyph = symbols.glyph(name: "xmark.circle.fill", pointSize: 100)
    let centre = CGPoint(x: glyph.size.width / 2, y: glyph.size.height / 2)
    #expect(glyph.monochrome.outline.contains(centre) == false)
    #expect(glyph.layers[0].outline.contains(centre))
    #expect(glyph.layers[1].outline.contains(centre))
  }

  @Test("the sign that is cut out of a filled shape gets thicker with the weight", arguments: ["xmark", "7", "trophy"])
  func cutOutWeight(sign: String) {
    let areas = [200, 400, 600, 900].map {
      area(symbols.glyph(name: sign + ".circle.fill", pointSize: 100, weight: $0).layers[0].outline)
    }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("a badge is a layer of its own", arguments: ["app.badge", "bell.badge", "person.badge.plus"])
  func badge(name: String) {
    let layers = symbols.glyph(name: name, pointSize: 100).layers
    #expect(layers.count == 2)
    #expect(layers[0].outline.boundingBox.width < layers[1].outline.boundingBox.width)
  }

  @Test("letters and numbers up to two digits stand in circles and squares")
  func characters() {
    for name in ["a.circle", "z.square.fill", "0.circle", "42.circle.fill", "99.square"] {
      #expect(symbols.glyph(name: name, pointSize: 17).status == .found)
    }
    #expect(symbols.glyph(name: "123.circle", pointSize: 17).status == .unknown)
  }

  @Test("a stroke goes through a known symbol that has no struck glyph")
  func slash() {
    let glyph = symbols.glyph(name: "house.slash", pointSize: 100)
    #expect(glyph.status != .unknown)
    #expect(glyph.layers.count == 2)
    // On the stroke and beside it, in the gap.
    let (x, y) = (glyph.size.width / 2, glyph.size.height / 2)
    #expect(glyph.monochrome.outline.contains(CGPoint(x: x, y: y)))
    #expect(glyph.monochrome.outline.contains(CGPoint(x: x + 6, y: y - 6)) == false)
  }

  @Test("a filled name that has no glyph is drawn as its outline, and says so")
  func missingFill() {
    #expect(symbols.glyph(name: "plus.fill", pointSize: 17).status == .substituted(by: "plus"))
  }

  @Test("the old name of a symbol draws the same as the new")
  func renamed() {
    let old = symbols.glyph(name: "line.horizontal.3", pointSize: 17)
    #expect(old.monochrome == symbols.glyph(name: "line.3.horizontal", pointSize: 17).monochrome)
  }

  @Test("every symbol of the table has a glyph")
  func all() {
    for name in symbols.names {
      let glyph = symbols.glyph(name: name, pointSize: 17)
      #expect(glyph.status != .unknown, "\(name)")
      #expect(glyph.size.width > 2 && glyph.size.width < 60, "\(name)")
    }
  }

  @Test("sizes that are no numbers draw nothing")
  func oddSizes() {
    for size in [CGFloat.nan, -1, 0] { #expect(symbols.glyph(name: "plus", pointSize: size).size == .zero) }
    #expect(symbols.glyph(name: "plus", pointSize: 17, weight: .nan).status == .found)
  }

  /// By the winding rule the area of a nonzero fill is the sum of signed areas where contours only nest.
  private func area(_ outline: Outline) -> CGFloat {
    abs(
      outline.flattened(tolerance: 0.01).reduce(0) { sum, contour in
        let points = contour.points
        return zip(points, points.dropFirst() + [points[0]]).reduce(sum) {
          $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
      })
  }
}
