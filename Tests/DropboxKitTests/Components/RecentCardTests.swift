import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct RecentCardTests {
  private static let words = Array(repeating: "word", count: 20).joined(separator: " ")

  /// A picture in one colour.
  private static func picture(_ color: Color, width: Double = 100, height: Double = 100) -> Image {
    Image(size: CGSize(width: width, height: height), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(color))
    }
  }

  private func exhibit(
    name: String = "Lease", meta: String = "2.4 MB", thumbnail: Image? = nil,
    _ settings: StageSettings = StageSettings()
  ) throws -> Exhibit {
    try Exhibit(DbxRecentCard(name: name, meta: meta, thumbnail: thumbnail), settings: settings)
  }

  /// Whether the lower left corner of the box is as round as this.
  private func expectCorner(_ exhibit: Exhibit, radius: Double, height: Double, color: String) throws {
    let edge = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: edge + 0.6, y: height - edge - 0.6) == color)
    #expect(try exhibit.color(x: edge - 0.1, y: height - edge + 0.1) != color)
  }

  @Test("a name, metadata, and a picture if there is one", .shows("D-82"))
  func inputs() throws {
    #expect(try row("D-82").text == "Inputs: name, meta, optional thumbnail")
    let exhibit = try exhibit()
    #expect(try exhibit.snapshot().texts.map(\.string) == ["Lease", "2.4 MB"])
    #expect(exhibit.speech == ["Lease, 2.4 MB"])
    #expect(try self.exhibit(thumbnail: Self.picture(.red)).color(x: 70, y: 48) == shade(.red))
  }

  @Test("the box of the picture is as wide as the card", .shows("D-83"))
  func box() throws {
    let numbers = try row("D-83").numbers
    let exhibit = try exhibit()
    let surface = try shade(.dbxSurface)
    // The border of the card takes a point at each side.
    #expect(try near(exhibit.length(of: surface, along: .horizontal, at: 80, from: 0, to: 140), numbers[0] - 2))
    #expect(try near(exhibit.length(of: surface, along: .vertical, at: 20, from: 0, to: 160), numbers[1] - 1))
    try expectCorner(exhibit, radius: numbers[2], height: numbers[1], color: surface)
  }

  @Test("the picture fills its box and is cut at it", .shows("D-84"))
  func clipped() throws {
    let radius = try row("D-84").numbers[0]
    let red = try shade(.red)
    for (width, height) in [(100.0, 100.0), (300, 60), (40, 200)] {
      let exhibit = try exhibit(thumbnail: Self.picture(.red, width: width, height: height))
      for (x, y) in [(2.0, 48.0), (138, 48), (70, 2), (70, 95)] { #expect(try exhibit.color(x: x, y: y) == red) }
      #expect(try exhibit.color(x: 70, y: 97) == shade(.dbxCanvas))
      try expectCorner(exhibit, radius: radius, height: 96, color: red)
    }
  }

  @Test("a blue sheet stands for a picture that there is not", .shows("D-85"))
  func placeholder() throws {
    let row = try row("D-85")
    let symbol = try exhibit().symbol(row.names[0])
    #expect(try [symbol.pointSize] == row.numbers && symbol.color == (shade(.dbxBlue)))
    #expect(try exhibit(thumbnail: Self.picture(.red)).snapshot().symbols.isEmpty)
  }

  @Test("the name is semibold, in two lines", .shows("D-86"))
  func name() throws {
    let numbers = try row("D-86").numbers
    let text = try exhibit().text("Lease")
    #expect(try text.pointSize == numbers[0] && text.weight == 600 && text.color == (shade(.dbxTextPrimary)))
    let long = try exhibit(name: Self.words).text(Self.words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
  }

  @Test("the metadata is small and gray with figures of one width", .shows("D-87"))
  func meta() throws {
    let text = try exhibit().text("2.4 MB")
    #expect(try [text.pointSize] == (row("D-87").numbers) && text.weight == 400)
    #expect(try text.color == (shade(.dbxTextSecondary)))
    let widths = try ["111 MB", "888 MB"].map { try exhibit(meta: $0).frame(ofText: $0).width }
    #expect(near(widths[0], widths[1], within: 0.01))
  }

  @Test("the texts stand below the box", .shows("D-88"))
  func spacing() throws {
    let numbers = try row("D-88").numbers
    let exhibit = try exhibit()
    let (name, meta) = (try exhibit.frame(ofText: "Lease"), try exhibit.frame(ofText: "2.4 MB"))
    #expect(near([name.minY - 96, meta.minY - name.maxY], numbers))
  }

  @Test("room beside the texts; a card has its size, and grows for two lines", .shows("D-89"))
  func size() throws {
    let numbers = try row("D-89").numbers
    let exhibit = try exhibit()
    #expect(try near(exhibit.frame(ofText: "Lease").minX, numbers[0]))
    // A name in one line wants 12 points below it, too.
    let wanted = try exhibit.frame(ofText: "2.4 MB").maxY + numbers[0]
    #expect(near(exhibit.size.numbers, [numbers[1], max(numbers[2], wanted)], within: 0.7), "\(exhibit.size)")
    #expect(try self.exhibit(name: "A", meta: "").size.height == numbers[2])
    #expect(try exhibit.text("Lease").isClipped == false)
    let long = try self.exhibit(name: Self.words)
    #expect(try near(long.size.height - (long.frame(ofText: "2.4 MB").maxY), numbers[0], within: 0.7))
  }

  @Test("round corners and a hairline around it", .shows("D-90"))
  func border() throws {
    let numbers = try row("D-90").numbers
    let exhibit = try exhibit()
    let (divider, height) = (try shade(.dbxDivider), Double(exhibit.size.height))
    #expect(try exhibit.color(x: 70, y: height - 4) == shade(.dbxCanvas))
    #expect(
      near(
        try exhibit.length(of: divider, along: .vertical, at: 70, from: height - 6, to: height + 2), numbers[1],
        within: 0.4))
    let edge = numbers[0] * (1 - 0.5.squareRoot())
    #expect(try Hex(exhibit.color(x: edge + 0.4, y: height - edge - 0.4)).isNear(Hex(divider), within: 4))
    #expect(try !Hex(exhibit.color(x: edge - 0.8, y: height - edge + 0.8)).isNear(Hex(divider), within: 10))
  }

  @Test("a card that is a button gives way, and is as high as the others of a shelf")
  func shelf() throws {
    var opened: [String] = []
    let exhibit = try Exhibit(
      DbxRecentShelf {
        DbxRecentCard(name: Self.words, meta: "1") { opened.append("one") }
        DbxRecentCard(name: "Two", meta: "2") { opened.append("two") }
      })
    try exhibit.perform(.tap("Two, 2"))
    #expect(opened == ["two"])
    #expect(try exhibit.frame(ofElement: "Two, 2").height == exhibit.frame(ofElement: "\(Self.words), 1").height)
  }

  @Test(
    "a picture that is decoded fades in, but for those who want less motion", .shows("D-147", "D-148"))
  func decode() throws {
    #expect(try row("D-148").text == "Thumbnail decode fade skipped under Reduce Motion")
    let seconds = try row("D-147").numbers[0] / 1000
    struct Late: View {
      @State var image: Image?
      var body: some View {
        VStack(spacing: 0) {
          Button("Decode") { image = RecentCardTests.picture(.black) }.frame(height: 40)
          DbxRecentCard(name: "A", meta: "B", thumbnail: image)
        }
      }
    }
    let exhibit = try Exhibit(Late())
    try exhibit.perform(.tap("Decode"))
    let start = exhibit.stage.time
    let ground = Hex(try shade(.dbxSurface))
    for part in [0.25, 0.5, 0.75, 1] {
      try exhibit.stage.advance(to: start + seconds * part)
      let seen = Hex(try exhibit.color(x: 20, y: 80))
      #expect(seen.isNear(Hex("#000000").at(part, over: ground), within: 0.6), "\(part): \(seen)")
    }
    let calm = try Exhibit(Late(), settings: .calm)
    try calm.perform(.tap("Decode"))
    try calm.stage.advance(by: 1.0 / 60)
    #expect(try calm.color(x: 20, y: 80) == "#000000")
  }
}
