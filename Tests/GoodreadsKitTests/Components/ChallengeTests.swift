import Foundation
import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ChallengeTests {
  /// How far the ring is filled, in parts of a turn, by its colours in steps of a degree.
  private func filled(_ exhibit: Exhibit, size: Double = 200, lineWidth: Double = 20) throws -> Double {
    let amber = try shade(.grAmber)
    let radius = (size - lineWidth) / 2
    let degrees = try (0..<360).filter { degree in
      let angle = (Double(degree) + 0.5) * .pi / 180
      return try exhibit.color(x: size / 2 + radius * sin(angle), y: size / 2 - radius * cos(angle)) == amber
    }
    return Double(degrees.count) / 360
  }

  private func ring(_ fraction: Double, _ settings: StageSettings = StageSettings(), settles: Bool = true) throws
    -> Exhibit
  {
    try Exhibit(ChallengeRing(fraction: fraction, size: 200, lineWidth: 20), settings: settings, settles: settles)
  }

  @Test("the ring sweeps to its value when it appears, slower towards the end", .shows("G-119"))
  func sweep() throws {
    let row = try row("G-119")
    #expect(row.text.hasPrefix("Challenge ring sweeps to the current value on appear, ease-out"))
    let seconds = row.numbers[0]
    let exhibit = try ring(0.75, settles: false)
    let start = exhibit.stage.time
    for step in 1...10 {
      try exhibit.stage.advance(to: start + Double(step) * 0.1)
      let time = exhibit.stage.time - start
      #expect(try abs(filled(exhibit) - 0.75 * easeOut(time / seconds)) < 0.02, "at \(time)")
    }
    #expect(try abs(filled(exhibit) - 0.75) < 0.01)
    let end = try ring(0.5, .dark)
    #expect(try end.color(x: 190, y: 100) == shade(.grAmber) && end.color(x: 10, y: 100) == shade(.grStarRailDark))
  }

  @Test("with Reduce Motion the ring is at its value at once, and stays there", .shows("G-160"))
  func calm() throws {
    #expect(try row("G-160").text == "Reduce Motion: no ring sweep; instant fill or crossfade")
    let exhibit = try ring(0.75, .calm, settles: false)
    for _ in 0..<10 {
      #expect(try abs(filled(exhibit) - 0.75) < 0.01)
      try exhibit.stage.advance(by: 0.1)
    }
  }

  @Test("the card says how many books are read, and updates")
  func card() throws {
    var count = 0
    let exhibit = try Exhibit(ReadingChallengeCard(ReadingGoal(read: 24, goal: 50), onUpdate: { count += 1 }))
    _ = try exhibit.text("You've read 24 of 50 books")
    _ = try exhibit.text("48%")
    try exhibit.perform(.tap("Update progress"))
    #expect(count == 1)
    _ = try Exhibit(ReadingChallengeCard(ReadingGoal(read: 0, goal: 1))).text("You've read 0 of 1 book")
    #expect(ReadingGoal(read: 9, goal: 0).fraction == 0 && ReadingGoal(read: 9, goal: 3).fraction == 1)
  }

  @Test("a bar shows how far a book is read")
  func bar() throws {
    let exhibit = try Exhibit(ReadingProgressBar(fraction: 0.25), width: 200)
    let green = try shade(.grShelfGreen)
    #expect(try abs(exhibit.length(of: green, along: .horizontal, at: 2, from: 0, to: 200) - 50) < 2)
    #expect(exhibit.size.height == 4 && exhibit.speech == ["25 percent read"])
    #expect(try Exhibit(ReadingProgressBar(fraction: .nan)).speech == ["0 percent read"])
  }
}
