import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ReviewCardTests {
  private let meta = "1,204 reviews · 38 followers"

  private func exhibit(_ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(
      ReviewCard(initials: "MF", name: "Maya Ferrante", meta: meta, stars: 4, body_: "Salty and wide."),
      settings: settings)
  }

  private func review(
    reviews: Int? = nil, followers: Int? = nil, likes: Int = 0, isLiked: Bool = false, text: String = "Salty."
  ) -> BookReview {
    BookReview(
      id: "1", name: "Maya Ferrante", reviews: reviews, followers: followers, stars: 4, text: text, likes: likes,
      isLiked: isLiked)
  }

  @Test("a reader, stars and a text", .shows("G-102"))
  func inputs() throws {
    #expect(try row("G-102").text == "Inputs: initials, name, meta, stars, body")
    let exhibit = try exhibit()
    for text in ["MF", "Maya Ferrante", meta, "Salty and wide."] { _ = try exhibit.text(text) }
    #expect(
      exhibit.speech == [
        "Maya Ferrante, \(meta)", "Rated 4 out of 5 stars, really liked it, image", "Salty and wide.",
      ], "\(exhibit.speech)")
  }

  @Test("the first letters of the reader stand on a brown disc", .shows("G-103"))
  func avatar() throws {
    let row = try row("G-103")
    let exhibit = try exhibit()
    let disc = try #require(exhibit.frames(of: "Circle").first)
    #expect(disc.sizes == [row.numbers[0], row.numbers[0]])
    let text = try exhibit.text("MF")
    #expect(text.pointSize == row.numbers[1] && text.weight == 700 && text.requestedFace == "Lato-Bold")
    #expect(text.color == (try shade(.grTan)))
    let (deep, brown) = (Hex(try shade(.grBrownDeep)), Hex(try shade(.grBrown)))
    for (x, y) in [(0.2, 0.25), (0.8, 0.8), (0.5, 0.9)] {
      let seen = Hex(try exhibit.color(x: disc.minX + x * disc.width, y: disc.minY + y * disc.height))
      #expect(seen.isNear(brown.at((x + y) / 2, over: deep), within: 2))
    }
    #expect(try Hex(exhibit.color(x: disc.minX + 1, y: disc.minY + 1)).isNear(Hex("#FFFFFF")))
  }

  @Test("disc and names, and name and facts, keep their distances", .shows("G-104"))
  func spacing() throws {
    let numbers = try row("G-104").numbers
    let exhibit = try exhibit()
    let disc = try #require(exhibit.frames(of: "Circle").first)
    let (name, facts) = (try exhibit.frame(ofText: "Maya Ferrante"), try exhibit.frame(ofText: meta))
    #expect(abs(name.minX - disc.maxX - numbers[0]) < 0.01)
    #expect(abs(facts.minY - name.maxY - numbers[1]) < 0.01)
  }

  @Test("the name is bold and primary", .shows("G-105"))
  func name() throws {
    let size = try row("G-105").numbers[0]
    for (settings, color) in [(StageSettings(), Color.grTextPrimary), (.dark, .grDarkTextPrimary)] {
      let text = try exhibit(settings).text("Maya Ferrante")
      #expect(text.pointSize == size && text.weight == 700 && text.requestedFace == "Lato-Bold")
      #expect(text.color == (try shade(color)))
    }
  }

  @Test("the facts are tertiary; counts make the same sentence", .shows("G-106"))
  func facts() throws {
    let row = try row("G-106")
    let text = try exhibit().text(row.words[0])
    #expect(text.pointSize == row.numbers[0] && text.weight == 400 && text.requestedFace == "Lato-Regular")
    #expect(text.color == (try shade(.grTextTertiary)))
    func facts(_ reviews: Int?, _ followers: Int?) throws -> [String] {
      try Exhibit(ReviewCard(review(reviews: reviews, followers: followers))).snapshot().texts.map(\.string)
    }
    #expect(try facts(1204, 38).contains(row.words[0]))
    #expect(try facts(1, 1).contains("1 review · 1 follower"))
    #expect(try facts(nil, 3).contains("3 followers") && facts(2, nil).contains("2 reviews"))
    #expect(try facts(nil, nil).count == 4)
  }

  @Test("the reader's stars are small", .shows("G-107"))
  func stars() throws {
    let size = try row("G-107").numbers[0]
    let exhibit = try exhibit()
    let frames = exhibit.frames(of: "frame", detail: "width: 13, height: 13")
    #expect(frames.count == 5 && frames.allSatisfy { $0.sizes == [size, size] })
  }

  @Test("the text is set for reading, with room between its lines", .shows("G-108"))
  func prose() throws {
    let numbers = try row("G-108").numbers
    let text = try exhibit().text("Salty and wide.")
    #expect(text.pointSize == numbers[0] && text.requestedFace == "Merriweather-Regular")
    #expect(text.color == (try shade(.grTextPrimary)))
    let one = try Exhibit(ReviewCard(initials: "a", name: "b", meta: "", stars: 1, body_: "one"))
    let two = try Exhibit(ReviewCard(initials: "a", name: "b", meta: "", stars: 1, body_: "one\ntwo"))
    // A line is its letters' size, and so much more.
    let line = two.size.height - one.size.height
    #expect(abs(line - numbers[0] - numbers[1] * numbers[2]) < 0.7, "\(line)")
  }

  @Test("its parts stand below each other, on a wide white card", .shows("G-109"))
  func card() throws {
    let numbers = try row("G-109").numbers
    let exhibit = try exhibit()
    let stack = try #require(exhibit.nodes("VStack").first)
    #expect(exhibit.gaps(of: stack, along: .vertical).allSatisfy { abs($0 - numbers[0]) < 0.01 })
    let frame = exhibit.local(stack.frame)
    #expect(abs(frame.minX - numbers[1]) < 0.01 && abs(frame.minY - numbers[1]) < 0.4)
    #expect(abs(exhibit.size.height - frame.maxY - numbers[1]) < 0.7)
    #expect(exhibit.size.width == 393)
    for x in [2.0, 390] { #expect(try exhibit.color(x: x, y: 60) == shade(.grCardWhite)) }
    #expect(try self.exhibit(.dark).color(x: 2, y: 60) == shade(.grDarkSurface1))
  }

  private let long = Array(repeating: "The tide came in and the tide went out again.", count: 12).joined(separator: " ")

  /// A card over a line, of which the place tells how high the card is.
  private func expandable(_ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(
      VStack(spacing: 0) {
        ReviewCard(review(text: long), lineLimit: 3)
        Text("below")
        Spacer(minLength: 0)
      }.frame(height: 900), settings: settings)
  }

  @Test("the rest of a long text comes in its time, slower towards the end", .shows("G-118"))
  func expander() throws {
    let row = try row("G-118")
    let (seconds, more) = (row.numbers[0], row.words[0])
    #expect(row.text.contains("expander: ease-out"))
    let exhibit = try expandable()
    let from = try exhibit.frame(ofText: "below").minY
    let whole = try Exhibit(ReviewCard(review(text: long), lineLimit: nil)).size.height
    let place = try exhibit.frame(ofText: more)
    try exhibit.touch(x: place.midX, y: place.midY)
    try exhibit.perform(.liftFinger)
    let start = exhibit.stage.time
    var places: [(time: Double, y: Double)] = []
    for _ in 0..<24 {
      try exhibit.stage.advance(by: 1.0 / 60)
      places.append((exhibit.stage.time - start, try exhibit.frame(ofText: "below").minY))
    }
    let end = try #require(places.last).y
    #expect(end > whole, "\(end) \(whole)")
    for (time, y) in places {
      let part = (y - from) / (end - from)
      #expect(abs(part - easeOut(time / seconds)) < 0.03, "\(part) at \(time)")
    }
    try exhibit.perform(.tap("Show less of the text"), .settle)
    #expect(try abs(exhibit.frame(ofText: "below").minY - from) < 0.5)
  }

  @Test("a text that fits has no more to show, and with less motion the rest is there at once")
  func short() throws {
    #expect(try !Exhibit(ReviewCard(review())).speech.contains { $0.contains("Show all") })
    let exhibit = try expandable(.calm)
    try exhibit.perform(.tap("Show all of the text"))
    try exhibit.stage.advance(by: 1.0 / 60)
    let first = try exhibit.frame(ofText: "below").minY
    try exhibit.perform(.settle)
    #expect(try exhibit.frame(ofText: "below").minY == first)
  }

  @Test("a like is felt, and a heart that is liked is filled")
  func like() throws {
    var done: [String] = []
    let exhibit = try Exhibit(
      ReviewCard(review(likes: 2), onLike: { done.append("like") }, onComment: { done.append("comment") }))
    try exhibit.perform(.tap("Like, 2 likes"), .tap("Comment"))
    #expect(done == ["like", "comment"] && exhibit.haptics == ["impact(weight: .light)"])
    #expect(try exhibit.symbol("heart").color == shade(.grLinkTeal))
    _ = try Exhibit(ReviewCard(review(isLiked: true), onLike: {})).symbol("heart.fill")
  }
}
