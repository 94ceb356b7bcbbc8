import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ShelfPillTests {
  private func exhibit(_ shelf: ShelfPill.Shelf, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(ShelfPill(shelf: shelf).padding(10).background(Color.white), settings: settings)
  }

  /// The one text of a pill.
  private func text(_ shelf: ShelfPill.Shelf, _ settings: StageSettings = StageSettings()) throws -> Snapshot.TextRun {
    let texts = try exhibit(shelf, settings).snapshot().texts
    #expect(texts.count == 1)
    return try #require(texts.first)
  }

  /// The colour of the ground, left of the text.
  private func ground(_ shelf: ShelfPill.Shelf, _ settings: StageSettings = StageSettings()) throws -> Hex {
    Hex(try exhibit(shelf, settings).color(x: 10 + 8, y: 10 + 16))
  }

  @Test("one for each of the three shelves", .shows("G-88"))
  func cases() throws {
    let names = try #require(row("G-88").text.split(separator: "Cases ").last).split(separator: ", ").map(String.init)
    #expect(ShelfPill.Shelf.allCases.map { String(describing: $0) } == names)
  }

  @Test("each has the name of its shelf", .shows("G-89", "G-90", "G-91"))
  func labels() throws {
    for (id, shelf) in [("G-89", ShelfPill.Shelf.read), ("G-90", .current), ("G-91", .want)] {
      let words = try row(id).words
      #expect(try words == [text(shelf).string])
      #expect(try exhibit(shelf).speech == words)
    }
  }

  @Test("small bold words with room around them, in a capsule", .shows("G-92"))
  func layout() throws {
    let numbers = try row("G-92").numbers
    let exhibit = try exhibit(.read)
    let run = try exhibit.text("Read")
    #expect(run.pointSize == numbers[0] && run.weight == 700 && run.requestedFace == "Lato-Bold")
    let capsule = try #require(exhibit.frames(of: "Capsule").first)
    let text = try exhibit.frame(ofText: "Read")
    #expect(abs(text.minX - capsule.minX - numbers[1]) < 0.35 && abs(capsule.maxX - text.maxX - numbers[1]) < 0.35)
    let line = try #require(exhibit.frames(of: "frame", detail: "minHeight").first)
    #expect(abs(line.minY - capsule.minY - numbers[2]) < 0.01 && abs(capsule.maxY - line.maxY - numbers[2]) < 0.01)
    #expect(capsule.height == 32)
    // On the diagonal an arc of half the height is (1 - 1/√2) times as much away from the corner.
    let inside = capsule.height / 2 * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: capsule.minX + inside + 0.6, y: capsule.minY + inside + 0.6) == shade(.grBrown))
    #expect(try exhibit.color(x: capsule.minX + inside - 0.7, y: capsule.minY + inside - 0.7) != shade(.grBrown))
  }

  @Test("what was read is tan on brown, without a border", .shows("G-93", "G-94", "G-95"))
  func read() throws {
    #expect(try row("G-93").text == "Read fill brown")
    #expect(try row("G-94").text == "Read text tan")
    #expect(try row("G-95").text == "Read has no border")
    #expect(try ground(.read).description == shade(.grBrown))
    #expect(try text(.read).color == shade(.grTan))
    let exhibit = try exhibit(.read)
    #expect(exhibit.nodes("Capsule", detail: "stroke").isEmpty)
    #expect(try exhibit.color(x: 30, y: 10.5) == shade(.grBrown))
  }

  @Test("what is being read is green on a tint, in a green line", .shows("G-96", "G-97", "G-98"))
  func current() throws {
    let (fill, border) = (try row("G-96").numbers[0], try row("G-98").numbers)
    #expect(try row("G-97").text == "Currently Reading text green")
    let green = Hex(try shade(.grShelfGreen))
    for (settings, paper) in [(StageSettings.twice, "#FFFFFF")] {
      let exhibit = try exhibit(.current, settings)
      let ground = green.at(fill / 100, over: Hex(paper))
      #expect(try Hex(exhibit.color(x: 18, y: 26)).isNear(ground))
      #expect(try exhibit.text("Currently Reading").color == green.description)
      #expect(exhibit.nodes("Capsule", detail: "strokeBorder").map(\.detail) == ["strokeBorder \(Int(border[0]))"])
      let line = green.at(border[1] / 100, over: ground)
      #expect(try Hex(exhibit.color(x: 60, y: 10.5)).isNear(line))
      #expect(try Hex(exhibit.color(x: 60, y: 10 + border[0] + 0.25)).isNear(ground))
    }
  }

  @Test("what waits is secondary on a warm gray, in a thin line", .shows("G-99", "G-100", "G-101"))
  func want() throws {
    #expect(try row("G-99").text == "Want to Read fill surfaceSubtle")
    #expect(try row("G-100").text == "Want to Read text secondary")
    let width = try row("G-101").numbers[0]
    let exhibit = try exhibit(.want, .twice)
    #expect(try exhibit.color(x: 18, y: 26) == shade(.grSurfaceSubtle))
    #expect(try exhibit.text("Want to Read").color == shade(.grTextSecondary))
    #expect(exhibit.nodes("Capsule", detail: "strokeBorder").map(\.detail) == ["strokeBorder \(Int(width))"])
    #expect(try exhibit.color(x: 60, y: 10.5) == shade(.grDivider))
    #expect(try exhibit.color(x: 60, y: 10 + width + 0.25) == shade(.grSurfaceSubtle))
  }

  @Test("in the dark each stands out from ink-brown paper")
  func dark() throws {
    #expect(try ground(.read, .dark).description == shade(.grBrownOnDark))
    #expect(try text(.read, .dark).color == shade(.grDarkCanvas))
    #expect(try ground(.want, .dark).description == shade(.grDarkSurface2))
    #expect(try text(.want, .dark).color == shade(.grDarkTextSecondary))
  }
}
