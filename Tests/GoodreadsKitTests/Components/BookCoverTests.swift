import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct BookCoverTests {
  private func exhibit(_ cover: BookCover, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    // Room for the shadow, and corners on a point.
    try Exhibit(cover.padding(24).background(Color.white), settings: settings)
  }

  /// A picture of two by one pixels: red and blue.
  private let picture =
    "data:image/png;base64,"
    + "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4zwAE/wEHAAH/4iOeWQAAAABJRU5ErkJggg=="

  @Test("an address and a width are enough; the scheme changes the shadow", .shows("G-49"))
  func inputs() throws {
    let row = try row("G-49")
    #expect(row.text.hasPrefix("Inputs: optional image address, width"))
    #expect(try abs(Exhibit(BookCover(imageUrl: nil)).frames(of: "ZStack")[0].width - row.numbers[0]) < 0.01)
    #expect(try Exhibit(BookCover(imageUrl: picture, width: 60)).frames(of: "ZStack")[0].width == 60)
    let shadows = try [StageSettings(), .dark].map { try exhibit(BookCover(imageUrl: nil), $0).shadows }
    #expect(shadows[0] != shadows[1])
  }

  @Test("it is higher than wide by its factor, where no height is given", .shows("G-50"))
  func height() throws {
    let factor = try row("G-50").numbers[0]
    for width in [104.0, 60, 150] {
      let frame = try Exhibit(BookCover(imageUrl: nil, width: width)).frames(of: "ZStack")[0]
      #expect(abs(frame.height - width * factor) < 0.01)
    }
    for (size, expected) in [(CoverSize.large, [104.0, 158]), (.medium, [96, 144]), (.small, [56, 84])] {
      let book = Book(id: "a", title: "Tides", author: "Ada Moor")
      #expect(try Exhibit(CoverOfBook(book, size: size)).frames(of: "ZStack")[0].sizes == expected)
    }
  }

  @Test("a picture fills the cover and is cut at its edges", .shows("G-51"))
  func image() throws {
    #expect(try row("G-51").text == "Remote image fills and is clipped")
    let exhibit = try exhibit(BookCover(imageUrl: picture, width: 100))
    // Twice as wide as high, it is scaled to the height: its edge between red and blue stays in the middle.
    #expect(try Hex(exhibit.color(x: 24 + 12, y: 60)).red > 200)
    #expect(try Hex(exhibit.color(x: 24 + 96, y: 60)).blue > 200)
    #expect(exhibit.frames(of: "Image")[0].width > 300)
    for x in [23.5, 124.5] {
      let seen = Hex(try exhibit.color(x: x, y: 60))
      #expect(abs(seen.red - seen.blue) < 2)
    }
  }

  @Test("without a picture it is a brown cloth, lighter at the top", .shows("G-52"))
  func placeholder() throws {
    #expect(
      try row("G-52").text == "Placeholder: gradient brownDeep to brown, top leading to bottom trailing")
    let deep = Hex(try shade(.grBrownDeep))
    let brown = Hex(try shade(.grBrown))
    let size = (width: 104.0, height: 104 * 1.52)
    for address in [nil, "https://example.com/cover.png", "data:image/png;base64,AAAA"] {
      let exhibit = try exhibit(BookCover(imageUrl: address))
      for (x, y) in [(14.0, 6.0), (60, 80), (98, 150), (98, 12), (14, 150)] {
        // How far along the diagonal the point is.
        let part = (x * size.width + y * size.height) / (size.width * size.width + size.height * size.height)
        let seen = Hex(try exhibit.color(x: 24 + x, y: 24 + y))
        #expect(seen.isNear(brown.at(part, over: deep), within: 2), "\(x), \(y): \(seen)")
      }
    }
  }

  @Test("the spine is darker at its edge, and is so on the other side right to left", .shows("G-53"))
  func spine() throws {
    let (width, strength) = (try row("G-53").numbers[0], try row("G-53").numbers[1] / 100)
    let art = BookCover(title: "Tides", author: "Ada Moor") { Color.white }
    for (settings, sign) in [(StageSettings(), 1.0), (StageSettings(layoutDirection: .rightToLeft), -1.0)] {
      let exhibit = try exhibit(art, settings)
      let edge = sign > 0 ? 24.0 : 128
      let strip = try #require(exhibit.frames(of: "LinearGradient").first)
      #expect(strip.width == width && (sign > 0 ? strip.minX : strip.maxX) == edge)
      // A third of a point into the strip, on the first pixel.
      let first = Hex(try exhibit.color(x: edge + sign * 0.5, y: 90))
      #expect(
        first.isNear(Hex("#000000").at(strength * (1 - 0.5 / width), over: Hex("#FFFFFF")), within: 3), "\(first)")
      #expect(try exhibit.color(x: edge + sign * (width + 0.6), y: 90) == "#FFFFFF")
      #expect(try Hex(exhibit.color(x: edge + sign * (width - 1), y: 90)).red < 250)
    }
  }

  @Test("its corners are round", .shows("G-54"))
  func corners() throws {
    let radius = try row("G-54").numbers[0]
    let art = BookCover(title: "Tides", author: "Ada Moor", width: 100, height: 150) { Color.red }
    let exhibit = try exhibit(art)
    // The trailing upper corner, as the spine is on the other: on the diagonal an arc is (1 - 1/√2) · r away.
    let inside = radius * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: 124 - inside - 0.6, y: 24 + inside + 0.6) == shade(.red))
    #expect(try exhibit.color(x: 124 - inside + 0.5, y: 24 + inside - 0.5) != shade(.red))
  }

  private func check(_ id: String, _ settings: StageSettings) throws {
    let numbers = try row(id).numbers
    let shadow = try #require(exhibit(BookCover(imageUrl: nil), settings).shadows.first)
    let color = Hex(shadow.color)
    #expect(color.description == "#000000" && abs(color.alpha - numbers[0] / 100) < 0.003)
    #expect([shadow.radius, shadow.y] == Array(numbers.dropFirst()) && shadow.x == 0)
  }

  @Test("a soft shadow lifts it off the paper", .shows("G-55"))
  func shadow() throws { try check("G-55", StageSettings()) }

  @Test("a deeper one does so in the dark", .shows("G-56", "G-145"))
  func darkShadow() throws {
    try check("G-56", .dark)
    let shadow = try #require(exhibit(BookCover(imageUrl: nil), .dark).shadows.first)
    #expect(try abs(Hex(shadow.color).alpha - row("G-145").numbers[0]) < 0.003)
  }

  @Test("art has its own colours in the dark, and no border", .shows("G-146", "G-162"))
  func dark() throws {
    #expect(try row("G-146").text == "Covers never desaturated")
    #expect(try row("G-162").text == "Dark mode through the dark tokens; no borders on covers")
    let art = BookCover(title: "Tides", author: "Ada Moor", width: 100, height: 150) {
      Color(red: 1, green: 0.2, blue: 0)
    }
    let (light, dark) = (try exhibit(art), try exhibit(art, .dark))
    for (x, y) in [(40.0, 40.0), (80, 100), (123.5, 100), (80, 24.4), (80, 173.5)] {
      #expect(try light.color(x: x, y: y) == dark.color(x: x, y: y))
    }
    for exhibit in [light, dark] {
      #expect(exhibit.nodes("RoundedRectangle", detail: "stroke").isEmpty)
      #expect(try exhibit.color(x: 123.5, y: 100) == exhibit.color(x: 100, y: 100))
    }
    let page = try Exhibit(Text("Paper").padding(40).goodreadsTheme(), settings: .dark)
    #expect(try page.color(x: 4, y: 4) == shade(.grDarkCanvas))
  }

  @Test("VoiceOver names the book and its author", .shows("G-155"))
  func label() throws {
    let pattern = try row("G-155").words[0]
    let expected = pattern.replacingOccurrences(of: "<title>", with: "Tides")
      .replacingOccurrences(of: "<author>", with: "Ada Moor")
    let covers: [AnyView] = [
      AnyView(BookCover(title: "Tides", author: "Ada Moor")),
      AnyView(BookCover(imageUrl: picture, title: "Tides", author: "Ada Moor")),
      AnyView(BookCover(title: "Tides", author: "Ada Moor") { Color.red }),
      AnyView(CoverOfBook(Book(id: "a", title: "Tides", author: "Ada Moor"), size: .small)),
    ]
    for cover in covers {
      let elements = try Exhibit(cover).stage.spokenElements
      #expect(elements.map(\.label) == [expected] && elements.map(\.role) == ["img"])
    }
  }

  @Test("a cover of which nothing is known still has a label", .shows("G-156"))
  func unknown() throws {
    #expect(try row("G-156").text == "No cover without a label")
    for cover in [BookCover(imageUrl: nil), BookCover(imageUrl: picture), BookCover(title: "", author: "")] {
      #expect(try Exhibit(cover).stage.spokenElements.map(\.label) == ["Book cover"])
    }
    #expect(try Exhibit(BookCover(title: "Tides", author: "")).stage.spokenElements.map(\.label) == ["Tides"])
    for (title, preview) in try KitPreviews(of: "GoodreadsKit").titled {
      let elements = try KitPreviews.exhibit(preview, StageSettings()).stage.spokenElements
      for element in elements where element.role == "img" { #expect(!element.label.isEmpty, "\(title)") }
    }
  }
}
