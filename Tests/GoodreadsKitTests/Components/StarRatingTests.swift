import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct StarRatingTests {
  private func exhibit(
    _ value: Double, size: Double = 60, _ settings: StageSettings = StageSettings()
  ) throws -> Exhibit {
    try Exhibit(StarRating(value: value, size: size), settings: settings)
  }

  /// The five stars' frames.
  private func stars(_ exhibit: Exhibit, size: Double) -> [CGRect] {
    exhibit.frames(of: "frame", detail: "width: \(size.formatted()), height: \(size.formatted())")
  }

  @Test("a value with parts, and a size", .shows("G-57"))
  func inputs() throws {
    let row = try row("G-57")
    #expect(row.text.hasPrefix("Inputs: value 0...5 fractional, size"))
    let size = try #require(row.numbers.last)
    #expect(try near(stars(Exhibit(StarRating(value: 2)), size: size).map(\.width), Array(repeating: size, count: 5)))
    let least = row.numbers[0]
    let ends = try [-3, least, 5, 9, .nan].map { try Exhibit(StarRating(value: $0)).speech[0] }
    #expect(ends[0] == ends[1] && ends[2] == ends[3] && ends[1] != ends[2] && ends[4] == ends[0])
    #expect(ends[0].hasPrefix("Rated \(Int(least)) out of 5 stars"))
  }

  @Test("five stars, a point apart, each as wide as high", .shows("G-58"))
  func row58() throws {
    let row = try row("G-58")
    let exhibit = try exhibit(3, size: 20)
    let frames = stars(exhibit, size: 20)
    #expect(frames.count == 5 && frames.allSatisfy { $0.sizes == [20, 20] })
    for (a, b) in zip(frames, frames.dropFirst()) { #expect(abs(b.minX - a.maxX - row.numbers[0]) < 0.01) }
    let names = try exhibit.snapshot().symbols.map(\.name)
    #expect(names.count == 8 && Set(names) == [row.names[0]])
  }

  @Test("what is not filled is a rail, in each scheme its own", .shows("G-59"))
  func rail() throws {
    #expect(try row("G-59").text == "Rail starRail in light, starRailDark in dark")
    for (settings, rail) in [(StageSettings(), Color.grStarRail), (.dark, .grStarRailDark)] {
      let exhibit = try exhibit(1, settings)
      #expect(try exhibit.color(x: 61 + 30, y: 32) == shade(rail))
      #expect(try exhibit.color(x: 30, y: 32) == shade(.grAmber))
    }
  }

  @Test("a part of a star is cut from its leading side", .shows("G-60"))
  func parts() throws {
    let least = try row("G-60").numbers[0]
    #expect(try row("G-60").text.contains("clamp(value - index, 0...1), amber"))
    let (amber, rail) = (try shade(.grAmber), try shade(.grStarRail))
    for (value, direction) in [(2.3, LayoutDirection.leftToRight), (2.75, .leftToRight), (2.3, .rightToLeft)] {
      let exhibit = try exhibit(value, StageSettings(layoutDirection: direction))
      for index in 0..<5 {
        let fill = min(max(value - Double(index), least), 1)
        for place in [0.36, 0.5, 0.64] {
          let x = Double(index) * 61 + 60 * place
          let seen = try exhibit.color(x: direction == .rightToLeft ? 304 - x : x, y: 32)
          #expect(seen == (place < fill ? amber : rail), "star \(index) at \(place) of \(value)")
        }
      }
    }
  }

  @Test("stars grow a little with the text beside them")
  func growth() throws {
    let exhibit = try Exhibit(StarRating(value: 4), settings: StageSettings(typeSize: .accessibility5))
    #expect(exhibit.size.height == 23 || exhibit.size.height == 22.5)
  }

  @Test("VoiceOver says the rating and how many have rated", .shows("G-152"))
  func speech() throws {
    let words = try row("G-152").words[0]
    func label(_ view: some View, _ locale: String = "en_US") throws -> [String] {
      try Exhibit(view, settings: StageSettings(locale: locale)).stage.spokenElements.map(\.label)
    }
    #expect(try label(StarRating(value: 4, ratings: 3_284_991)) == [words])
    #expect(try label(AverageRating(value: 4, ratings: 3_284_991)) == [words])
    #expect(try label(StarRating(value: 4.31)) == ["Rated 4.31 out of 5 stars"])
    #expect(try label(AverageRating(value: 3.5, ratings: 1)) == ["Rated 3.5 out of 5 stars, 1 rating"])
    #expect(try label(AverageRating(value: 3.5, ratings: 1200), "de_DE") == ["Rated 3,5 out of 5 stars, 1.200 ratings"])
  }

  @Test("an average stands beside its stars in words", .shows("G-158"))
  func average() throws {
    #expect(try row("G-158").text == "Amber is graphical and always paired with a text average")
    let exhibit = try Exhibit(AverageRating(value: 4.31, ratings: 1204))
    let stars = try exhibit.snapshot().symbols
    #expect(try stars.contains { try $0.color == shade(.grAmber) })
    #expect(try exhibit.frame(ofText: "4.31").minX > exhibit.frame(ofSymbol: "star.fill").maxX)
    #expect(try exhibit.text("4.31").weight == 700 && exhibit.text("1,204 ratings").pointSize == 13)
    // Wherever a preview has amber stars, a text on the same line says what they mean.
    let captions = ["did not like it", "it was ok", "liked it", "really liked it", "it was amazing"]
    for (title, preview) in try KitPreviews(of: "GoodreadsKit").titled where title != "Symbols" {
      let exhibit = try KitPreviews.exhibit(preview, StageSettings())
      let snapshot = try exhibit.snapshot()
      let amber = snapshot.symbols.filter { $0.name == "star.fill" && $0.color == "#E9A100" }
      for star in amber {
        let isExplained = snapshot.texts.contains { text in
          abs(text.frame.y + text.frame.height / 2 - star.frame.y - star.frame.height / 2) < 40
            && (captions.contains(text.string) || text.string.wholeMatch(of: #/\d\.\d\d/#) != nil)
        }
        #expect(isExplained, "\(title)")
      }
    }
  }
}
