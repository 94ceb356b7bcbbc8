import FigmaKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FileCardTests {
  private static let words = Array(repeating: "word", count: 30).joined(separator: " ")
  private static let people = ["Sarah Chen", "Jordan Okafor", "Alex Ruiz", "Mira Lind"].map {
    AvatarStack.Collaborator(id: $0, name: $0)
  }

  /// A picture in one colour.
  private static func picture(width: Double = 160, height: Double = 100) -> Image {
    Image(size: CGSize(width: width, height: height), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(.red))
    }
  }

  private func exhibit(
    name: String = "Icon set", metadata: String = "Edited today", image: Image? = nil, people: Int = 0,
    _ settings: StageSettings = StageSettings(), onOpen: (() -> Void)? = nil
  ) throws -> Exhibit {
    try Exhibit(
      FileCard(
        id: "foobar", name: name, metadata: metadata, thumbnailImage: image,
        collaborators: Array(Self.people.prefix(people)), onOpen: onOpen), width: 320, settings: settings)
  }

  @Test("id, name, metadata, a picture if there is one, and people are seen", .shows("F-72"))
  func inputs() throws {
    #expect(try row("F-72").text == "Inputs: id, name, metadata, optional thumbnail, collaborators")
    let exhibit = try Exhibit(
      FileCard(id: "a", name: "Icons", metadata: "Today", thumbnailImage: nil, collaborators: Self.people), width: 320)
    #expect(try Set(exhibit.snapshot().texts.map(\.string)) == ["I", "Icons", "Today", "S", "J", "A", "+1"])
    #expect(try exhibit.color(x: 20, y: 20) == shade(.figmaCube(for: "a")))
    let picture = try self.exhibit(image: Self.picture())
    #expect(try picture.color(x: 20, y: 20) == shade(.red))
  }

  @Test("the texts stand below the box, from its edge", .shows("F-73"))
  func column() throws {
    let numbers = try row("F-73").numbers
    let exhibit = try exhibit()
    let name = try exhibit.frame(ofText: "Icon set")
    #expect(near(name.minY - 200, numbers[0]) && near([name.minX], [0]))
  }

  @Test("the box is as wide as it can be, and has its ratio", .shows("F-74"))
  func box() throws {
    let ratio = try #require(row("F-74").text.firstMatch(of: #/(\d+):(\d+), width-filling/#)?.output)
    let (wide, high) = (try #require(Double(ratio.1)), try #require(Double(ratio.2)))
    #expect(try row("F-74").numbers == [wide, high] || row("F-74").numbers.first == wide)
    for width in [160.0, 240, 320] {
      let exhibit = try Exhibit(
        FileCard(id: "a", name: "I", metadata: "", thumbnailImage: Self.picture(), collaborators: []), width: width)
      let red = try shade(.red)
      #expect(try near(exhibit.length(of: red, along: .horizontal, at: 40, from: 0, to: width), width - 2, within: 0.7))
      #expect(
        try near(
          exhibit.length(of: red, along: .vertical, at: 40, from: 0, to: 400), width * high / wide - 2, within: 0.7))
    }
  }

  @Test("round corners, and a pale ground behind what is clear", .shows("F-75"))
  func ground() throws {
    let radius = try row("F-75").numbers[0]
    let clear = Image(size: CGSize(width: 160, height: 100)) { _ in }
    let exhibit = try exhibit(image: clear)
    let surface = try shade(.figmaSurfaceLight1)
    #expect(try exhibit.color(x: 160, y: 100) == surface)
    let edge = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: edge - 0.8, y: edge - 0.8) == "#FFFFFF")
    #expect(try Hex(exhibit.color(x: edge + 0.35, y: edge + 0.35)).isNear(Hex(shade(.figmaDividerLight)), within: 24))
    #expect(try exhibit.color(x: edge + 1.9, y: edge + 1.9) == surface)
    #expect(try row("F-75").text.hasSuffix("surfaceLight1 backing"))
  }

  @Test("a picture of any ratio fills the box and is cut at it", .shows("F-76"))
  func clipped() throws {
    let radius = try row("F-76").numbers[0]
    let red = try shade(.red)
    for (width, height) in [(100.0, 100.0), (300, 60), (40, 200)] {
      let exhibit = try exhibit(image: Self.picture(width: width, height: height))
      for (x, y) in [(2.0, 100.0), (318, 100), (160, 2), (160, 197)] { #expect(try exhibit.color(x: x, y: y) == red) }
      #expect(try exhibit.color(x: 160, y: 203) == "#FFFFFF")
      let edge = radius * (1 - 0.5.squareRoot())
      #expect(try exhibit.color(x: edge - 0.8, y: edge - 0.8) == "#FFFFFF")
      #expect(try exhibit.color(x: edge + 1.9, y: edge + 1.9) == red)
    }
  }

  @Test("a picture is not stretched")
  func ratio() throws {
    // A disc in a square: it stays one when the square is cut.
    let disc = Image(size: CGSize(width: 100, height: 100), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.white))
      context.fill(Path(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)), with: .color(.red))
    }
    let exhibit = try exhibit(image: disc)
    let red = try shade(.red)
    let wide = try exhibit.length(of: red, along: .horizontal, at: 100, from: 0, to: 320)
    let high = try exhibit.length(of: red, along: .vertical, at: 160, from: 0, to: 199)
    #expect(near(wide, 128, within: 2) && near(high, 128, within: 2), "\(wide) \(high)")
  }

  @Test("without a picture the box has the file's cube colour and its first letter", .shows("F-77"))
  func cover() throws {
    let row = try row("F-77")
    #expect(row.text.contains("Inter Bold") && row.text.hasSuffix("white, upper-cased"))
    let exhibit = try exhibit(name: "icon set")
    #expect(try exhibit.color(x: 30, y: 30) == shade(.figmaCube(for: "foobar")))
    let letter = try exhibit.text("I")
    #expect([letter.pointSize] == row.numbers && letter.weight == 700 && letter.color == "#FFFFFF")
    #expect(letter.requestedFace == "Inter-Bold")
    #expect(try self.exhibit(image: Self.picture()).snapshot().texts.allSatisfy { $0.string != "I" })
  }

  @Test("a hairline inside the box, as round as it", .shows("F-78"))
  func border() throws {
    let numbers = try row("F-78").numbers
    let exhibit = try exhibit(image: Self.picture())
    let line = try shade(.figmaDividerLight)
    #expect(
      try near(exhibit.length(of: line, along: .vertical, at: 160, from: 0, to: 10), numbers[0], within: 0.4))
    #expect(try exhibit.color(x: 160, y: 0.5) == line)
    let edge = numbers[1] * (1 - 0.5.squareRoot())
    #expect(try Hex(exhibit.color(x: edge + 0.35, y: edge + 0.35)).isNear(Hex(line), within: 24))
    #expect(try exhibit.color(x: edge - 0.9, y: edge - 0.9) == "#FFFFFF")
    #expect(try row("F-78").text.contains("inner border dividerLight"))
  }

  @Test("the name is medium, in one line", .shows("F-79"))
  func name() throws {
    let numbers = try row("F-79").numbers
    let text = try exhibit().text("Icon set")
    #expect(try text.pointSize == numbers[0] && text.weight == 500 && text.color == (shade(.figmaInk)))
    let long = try exhibit(name: Self.words).text(Self.words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
  }

  @Test("name and metadata are a little apart", .shows("F-80"))
  func lines() throws {
    let exhibit = try exhibit()
    let gap = try exhibit.frame(ofText: "Edited today").minY - exhibit.frame(ofText: "Icon set").maxY
    #expect(try near(gap, row("F-80").numbers[0]))
  }

  @Test("the metadata is small and gray, in one line", .shows("F-81"))
  func metadata() throws {
    let numbers = try row("F-81").numbers
    let text = try exhibit().text("Edited today")
    #expect(try text.pointSize == numbers[0] && text.weight == 400 && text.color == (shade(.figmaTextSecondary)))
    let long = try exhibit(metadata: Self.words).text(Self.words)
    #expect(Double(long.lineCount) == numbers[1] && long.isTruncated)
    let widths = try ["111", "888"].map { try exhibit(metadata: $0).frame(ofText: $0).width }
    #expect(near(widths[0], widths[1], within: 0.01))
  }

  @Test("the people stand at the end of the line, if there are any", .shows("F-82"))
  func people() throws {
    let numbers = try row("F-82").numbers
    let exhibit = try exhibit(people: 4)
    let circles = exhibit.frames(of: "Circle").filter { near($0.sizes, [numbers[0], numbers[0]], within: 0.01) }
    // Each has a ring in it.
    #expect(Double(circles.count) == numbers[1] * 2)
    let more = try exhibit.frame(ofText: "+1")
    #expect(near(more.midX, 320 - numbers[0] / 2, within: 0.6))
    #expect(try self.exhibit().frames(of: "Circle").isEmpty)
  }

  @Test("one light impact for each tap, and none when it is drawn again", .shows("F-83", "F-142"))
  func haptic() throws {
    #expect(try row("F-83").text == "Light impact haptic on tap")
    #expect(try row("F-142").text == "File tap: light impact")
    let exhibit = try exhibit {}
    #expect(exhibit.haptics == [])
    try exhibit.tap(x: 100, y: 100)
    #expect(exhibit.haptics == ["impact(weight: .light)"])
    try exhibit.set(.scheme(.dark))
    #expect(exhibit.haptics.count == 1)
    try exhibit.tap(x: 100, y: 230)
    #expect(exhibit.haptics.count == 2)
  }

  @Test("a tap opens the file, once", .shows("F-84"))
  func opens() throws {
    #expect(try row("F-84").text == "Tap opens the file (accessibility text says so)")
    var count = 0
    let exhibit = try exhibit { count += 1 }
    try exhibit.tap(x: 5, y: 5)
    try exhibit.tap(x: 300, y: 210)
    #expect(count == 2)
    #expect(try exhibit.element("Icon set, Edited today, opens file").states == [])
  }

  @Test("a card gives way under a finger, on a pale ground")
  func press() throws {
    let exhibit = try exhibit {}
    try exhibit.touch(x: 160, y: 100)
    try exhibit.stage.advance(by: 1)
    #expect(try near(exhibit.frame(ofText: "Icon set").minX, 160 - 160 * 0.98, within: 0.5))
    #expect(try exhibit.color(x: 300, y: 215) == shade(.figmaSurfaceLight1))
  }

  @Test("VoiceOver says name, when and by whom, how many people, and what a tap does", .shows("F-165"))
  func spoken() throws {
    let words = try row("F-165").words[0]
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let exhibit = try Exhibit(
      FileCard(
        id: "a", name: "Onboarding flows", edited: now - 2 * 3600, by: "Sarah Chen", now: now,
        collaborators: Self.people, onOpen: {}), width: 320)
    #expect(exhibit.speech == [words + ", button"])
    _ = try exhibit.text("Edited 2 hours ago")
    let one = try Exhibit(
      FileCard(id: "a", name: "Icons", edited: now - 3700, by: nil, now: now, collaborators: [Self.people[0]]))
    #expect(one.speech == ["Icons, edited 1 hour ago, 1 collaborator"])
  }

  private struct Zoom: View {
    @State var open: String?
    var body: some View {
      FileZoom(selection: $open) {
        VStack {
          FileCard(id: "one", name: "Icons", metadata: "Today") { open = "one" }.frame(width: 160)
          Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      } detail: { id in
        VStack {
          Button("Back") { open = nil }
          FileThumbnail(id: id, name: "Icons")
        }
        .background(.white)
      }
    }
  }

  /// How wide the box with the letter is, sixtieth by sixtieth after a tap.
  private func widths(_ settings: StageSettings = StageSettings()) throws -> [Double] {
    let exhibit = try Exhibit.screen(Zoom(), settings: settings)
    try exhibit.perform(.tap("Icons, Today, opens file"))
    return try (0..<60).map { _ in
      try exhibit.stage.advance(by: 1.0 / 60)
      // The one that moves is the one of the file.
      return try Double(#require(exhibit.frames(of: "RoundedRectangle").last).width)
    }
  }

  @Test("the thumbnail of a card flies to its place on the screen of the file", .shows("F-146"))
  func zoom() throws {
    #expect(
      try row("F-146").text == "File card to detail: shared element keyed by file id in a namespace")
    let seen = try widths()
    #expect(Set(seen).count > 8, "\(seen.prefix(30))")
    #expect(near(try #require(seen.last), 393, within: 0.5) && seen[1] < 300, "\(seen)")
    // A fade has one size.
    #expect(try Set(widths(.calm)) == [393])
  }
}
