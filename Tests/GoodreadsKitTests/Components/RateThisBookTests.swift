import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct RateThisBookTests {
  /// A card that keeps its rating.
  private struct Card: View {
    @State var rating: Int
    var onCommit: (Int) -> Void = { _ in }
    var body: some View {
      VStack {
        RateThisBook(rating: $rating, onCommit: onCommit)
        Button("Other") { rating = 1 }
      }
    }
  }

  private func exhibit(_ rating: Int = 0, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(RateThisBook(rating: .constant(rating)), settings: settings)
  }

  /// The five stars' frames.
  private func stars(_ exhibit: Exhibit) -> [CGRect] {
    exhibit.frames(of: "frame", detail: "width: 28, height: 28")
  }

  @Test("a rating of nothing to five", .shows("G-61"))
  func input() throws {
    let row = try row("G-61")
    #expect(row.text.hasPrefix("Input: rating binding") && row.text.hasSuffix("...5"))
    let amber = try shade(.grAmber)
    for rating in 0...5 {
      let filled = try exhibit(rating).snapshot().symbols.filter { $0.color == amber }.count
      #expect(filled == rating)
    }
    let least = row.numbers[0]
    var committed: [Int] = []
    let exhibit = try Exhibit(Card(rating: 1) { committed.append($0) })
    try exhibit.perform(.decrement("Rate this book"), .decrement("Rate this book"))
    #expect(committed.map { Double($0) } == [least])
  }

  @Test("the title is small, bold and wide", .shows("G-62"))
  func title() throws {
    let row = try row("G-62")
    let text = try exhibit().text(row.words[0])
    #expect([text.pointSize, text.tracking] == row.numbers)
    #expect(text.weight == 700 && text.requestedFace == "Lato-Bold")
  }

  @Test("the title is secondary in each scheme", .shows("G-63"))
  func titleColor() throws {
    #expect(try row("G-63").text == "Title colour secondary, dark secondary in dark")
    #expect(try exhibit().text("RATE THIS BOOK").color == shade(.grTextSecondary))
    #expect(try exhibit(0, .dark).text("RATE THIS BOOK").color == shade(.grDarkTextSecondary))
  }

  @Test("the stars stand under the title", .shows("G-64"))
  func distance() throws {
    let exhibit = try exhibit()
    let gap = try stars(exhibit)[0].minY - exhibit.frame(ofText: "RATE THIS BOOK").maxY
    #expect(try abs(gap - row("G-64").numbers[0]) < 0.35)
  }

  @Test("five large stars with room between them", .shows("G-65"))
  func sizes() throws {
    let numbers = try row("G-65").numbers
    let stars = stars(try exhibit())
    #expect(stars.count == 5 && stars.allSatisfy { $0.sizes == [numbers[0], numbers[0]] })
    for (a, b) in zip(stars, stars.dropFirst()) { #expect(abs(b.minX - a.maxX - numbers[1]) < 0.01) }
  }

  @Test("stars are amber up to the rating, and rail above it", .shows("G-66", "G-67"))
  func colors() throws {
    #expect(try row("G-66").text == "Stars up to the rating are amber")
    #expect(try row("G-67").text == "Stars above the rating are rail, dark rail in dark")
    for (settings, rail) in [(StageSettings(), Color.grStarRail), (.dark, .grStarRailDark)] {
      let exhibit = try exhibit(3, settings)
      for (index, star) in stars(exhibit).enumerated() {
        #expect(try exhibit.color(x: star.midX, y: star.midY) == shade(index < 3 ? .grAmber : rail))
      }
    }
  }

  @Test("a tap on a star sets the rating to its number, anywhere in 44 points of height", .shows("G-68"))
  func tap() throws {
    #expect(try row("G-68").text == "Tap on star n sets the rating to n")
    for (direction, rise) in [(LayoutDirection.leftToRight, 0.0), (.leftToRight, 19), (.rightToLeft, -19)] {
      for number in 1...5 {
        var committed: [Int] = []
        let exhibit = try Exhibit(
          Card(rating: 0) { committed.append($0) }, settings: StageSettings(layoutDirection: direction))
        let star = stars(exhibit).sorted { direction == .leftToRight ? $0.minX < $1.minX : $0.minX > $1.minX }[
          number - 1]
        try exhibit.tap(x: star.midX, y: star.midY + rise)
        #expect(committed == [number])
      }
    }
  }

  @Test("a tap on the last filled star takes the rating back, a stroke sets it on its way")
  func more() throws {
    var committed: [Int] = []
    let exhibit = try Exhibit(Card(rating: 4) { committed.append($0) })
    let stars = stars(exhibit)
    try exhibit.tap(x: stars[3].midX, y: stars[3].midY)
    #expect(committed == [0])
    try exhibit.touch(x: stars[0].midX, y: stars[0].midY)
    for star in stars { try exhibit.perform(.moveFinger(.point(CGPoint(x: star.midX + 16, y: star.midY + 16)))) }
    try exhibit.perform(.liftFinger, .settle)
    #expect(committed.dropFirst().last == 5 && committed.dropFirst().sorted() == Array(committed.dropFirst()))
  }

  /// The amber star of a number as it is drawn, in parts of its size; nil where there is none.
  private func scale(of index: Int, _ exhibit: Exhibit) -> Double {
    let star = stars(exhibit)[index]
    let images = exhibit.frames(of: "Image", detail: "star.fill").filter { abs($0.midX - star.midX) < 1 }
    return images.count > 1 ? images[1].width / 28 : 0
  }

  @Test("a star springs out of its middle, one after the other", .shows("G-69", "G-117"))
  func motion() throws {
    let (first, second) = (try row("G-69").numbers, try row("G-117").numbers)
    #expect(try row("G-117").text.hasPrefix("Star commit: staggered fill and bounce"))
    for numbers in [first, second] {
      let exhibit = try Exhibit(Card(rating: 0))
      let stars = stars(exhibit)
      try exhibit.touch(x: stars[2].midX, y: stars[2].midY)
      try exhibit.perform(.liftFinger)
      let start = exhibit.stage.time
      for _ in 0..<30 {
        try exhibit.stage.advance(by: 1.0 / 60)
        let time = exhibit.stage.time - start
        for index in 0..<3 {
          let value = spring(response: numbers[0], damping: numbers[1], at: time - 0.06 * Double(index))
          guard value > 0.06 else { continue }
          #expect(abs(scale(of: index, exhibit) - (0.01 + 0.99 * value)) < 0.02, "star \(index) at \(time)")
        }
      }
    }
  }

  @Test("one medium impact for a rating, and none for the same or one from elsewhere", .shows("G-70", "G-117"))
  func haptic() throws {
    #expect(try row("G-70").text == "Medium impact haptic on commit")
    #expect(try row("G-117").text.hasSuffix("medium impact"))
    let exhibit = try Exhibit(Card(rating: 0))
    let star = stars(exhibit)[2]
    try exhibit.tap(x: star.midX, y: star.midY)
    #expect(exhibit.haptics == ["impact(weight: .medium)"])
    try exhibit.perform(.settle, .tap("Other"), .settle)
    #expect(exhibit.haptics.count == 1)
    try exhibit.perform(.decrement("Rate this book"), .decrement("Rate this book"))
    #expect(exhibit.haptics.count == 2)
  }

  @Test("the card has its padding, is as wide as it can be, and has round corners", .shows("G-71"))
  func card() throws {
    let numbers = try row("G-71").numbers
    let exhibit = try Exhibit(RateThisBook(rating: .constant(0)).background(Color.red))
    let card = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(card.width == 393)
    #expect(try abs(exhibit.frame(ofText: "RATE THIS BOOK").minY - card.minY - numbers[0]) < 0.01)
    #expect(abs(card.maxY - stars(exhibit)[0].maxY - numbers[0]) < 0.35)
    #expect(try abs(exhibit.cornerRadius(of: card, fill: "#FFFFFF", over: shade(.red)) - numbers[1]) < 0.5)
  }

  @Test("the card is white, and a surface in the dark", .shows("G-72"))
  func fill() throws {
    #expect(try row("G-72").text == "Card fill white, darkSurface1 in dark")
    #expect(try exhibit().color(x: 40, y: 40) == shade(.grCardWhite))
    #expect(try exhibit(0, .dark).color(x: 40, y: 40) == shade(.grDarkSurface1))
  }

  @Test("a review is offered once there is a rating")
  func addReview() throws {
    var count = 0
    let none = try Exhibit(RateThisBook(rating: .constant(0), onCommit: { _ in }, onAddReview: { count += 1 }))
    #expect(!none.speech.contains { $0.contains("Add a review") })
    let some = try Exhibit(RateThisBook(rating: .constant(4), onCommit: { _ in }, onAddReview: { count += 1 }))
    try some.perform(.tap("Add a review"))
    #expect(count == 1)
    _ = try some.text("really liked it")
  }

  @Test("the strip says what the rating is", .shows("G-153"))
  func value() throws {
    #expect(try row("G-153").text == "Interactive strip exposes an accessibility value")
    let values = try [0, 1, 5].map { try exhibit($0).element("Rate this book").value }
    #expect(values == ["Not rated", "1 star, did not like it", "5 stars, it was amazing"])
  }

  @Test("VoiceOver changes the rating star by star", .shows("G-154"))
  func adjust() throws {
    #expect(
      try row("G-154").text == "Interactive strip is adjustable: swipe up/down changes the rating")
    var committed: [Int] = []
    let exhibit = try Exhibit(Card(rating: 3) { committed.append($0) })
    #expect(try exhibit.element("Rate this book").role == "slider")
    try exhibit.perform(
      .increment("Rate this book"), .increment("Rate this book"), .increment("Rate this book"),
      .decrement("Rate this book"), .act("Clear rating", on: "Rate this book"))
    #expect(committed == [4, 5, 4, 0])
  }

  @Test("with Reduce Motion stars are filled at once, in their size, and stay filled", .shows("G-159", "G-161"))
  func calm() throws {
    #expect(try row("G-159").text == "Reduce Motion: no star bounce; instant fill")
    #expect(try row("G-161").text == "Reduce Motion keeps the fill state")
    let exhibit = try Exhibit(Card(rating: 0), settings: .calm)
    let star = stars(exhibit)[3]
    try exhibit.touch(x: star.midX, y: star.midY)
    try exhibit.perform(.liftFinger)
    for _ in 0..<30 {
      try exhibit.stage.advance(by: 1.0 / 60)
      for index in 0..<4 {
        #expect(scale(of: index, exhibit) == 1)
        let star = stars(exhibit)[index]
        #expect(try exhibit.color(x: star.midX, y: star.midY) == shade(.grAmber))
      }
      #expect(try exhibit.color(x: stars(exhibit)[4].midX, y: star.midY) == shade(.grStarRail))
    }
  }
}
