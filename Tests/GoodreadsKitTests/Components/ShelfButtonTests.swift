import GoodreadsKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ShelfButtonTests {
  /// A block that keeps its shelf and tells what happens.
  private struct Block: View {
    @State var shelf: String?
    var report: (String) -> Void = { _ in }
    var body: some View {
      ShelfCTA(
        shelf: $shelf, rating: nil, customShelves: ["Sea"],
        actions: ShelfCTA.Actions(
          onShelve: { report("shelve \($0)") }, onRate: { report("rate") }, onReview: { report("review") }))
    }
  }

  private func exhibit(_ shelf: String? = nil, _ settings: StageSettings = StageSettings()) throws -> Exhibit {
    try Exhibit(ShelfCTA(shelf: .constant(shelf)), settings: settings)
  }

  @Test("no shelf, or one by its name", .shows("G-73"))
  func input() throws {
    let names = try row("G-73").words
    #expect(try row("G-73").text.hasPrefix("Input: shelf binding: nil"))
    #expect(names.count == 3 && names == Shelving.allCases.map(\.rawValue).reversed())
    for name in names {
      let speech = try exhibit(name).speech
      #expect(speech[0] == "selected, \(name), button, double-tap to change the shelf", "\(speech)")
    }
    #expect(try exhibit("Sea").text("Sea").pointSize == 17)
    #expect(try exhibit().symbolNames == [])
  }

  @Test("the segments stand under the button", .shows("G-74"))
  func distance() throws {
    let stack = try #require(exhibit().nodes("VStack").first)
    #expect(try near(exhibit().gaps(of: stack, along: .vertical), row("G-74").numbers))
  }

  @Test("a tap puts the book on the first shelf", .shows("G-75"))
  func shelve() throws {
    let name = try row("G-75").words[0]
    var reports: [String] = []
    let exhibit = try Exhibit(Block { reports.append($0) })
    try exhibit.tap(x: 200, y: 22)
    #expect(reports == ["shelve \(name)"])
    try exhibit.perform(.settle)
    _ = try exhibit.symbol("checkmark")
    #expect(exhibit.speech[0].hasPrefix("selected, \(name), button"))
  }

  /// How wide the button is drawn, in parts of its width.
  private func scale(_ exhibit: Exhibit) throws -> Double {
    try #require(exhibit.frames(of: "RoundedRectangle").first).width / 361
  }

  @Test("the button gives way and springs back", .shows("G-76", "G-116"))
  func motion() throws {
    #expect(try row("G-116").text.hasPrefix("Shelve: spring"))
    for numbers in [try row("G-76").numbers, try row("G-116").numbers] {
      let exhibit = try Exhibit(Block())
      try exhibit.perform(.activate("Want to Read"))
      let start = exhibit.stage.time
      var least = 1.0
      for _ in 0..<24 {
        try exhibit.stage.advance(by: 1.0 / 60)
        let value = spring(response: numbers[0], damping: numbers[1], at: exhibit.stage.time - start)
        let seen = try scale(exhibit)
        least = min(least, seen)
        #expect(abs(seen - (0.96 + 0.04 * value)) < 0.0008, "\(seen) at \(exhibit.stage.time - start)")
      }
      #expect(least < 0.99)
    }
  }

  @Test("it keeps its size for those who want less motion")
  func calm() throws {
    let exhibit = try Exhibit(Block(), settings: .calm)
    try exhibit.perform(.activate("Want to Read"))
    for _ in 0..<20 {
      try exhibit.stage.advance(by: 1.0 / 60)
      #expect(try scale(exhibit) == 1)
    }
  }

  @Test("success is felt once for a book that is shelved, and not for opening the shelves", .shows("G-77", "G-116"))
  func haptic() throws {
    #expect(try row("G-77").text == "Success haptic on shelve")
    #expect(try row("G-116").text.hasSuffix("success haptic"))
    let exhibit = try Exhibit(Block())
    try exhibit.tap(x: 200, y: 22)
    #expect(exhibit.haptics == ["success"])
    let screen = try Exhibit.screen(Block(shelf: "Read"))
    try screen.perform(.tap("Read"), .settle)
    #expect(screen.haptics == [])
    #expect(screen.speech.first == "Choose a shelf, heading", "\(screen.speech)")
  }

  @Test("the label is white and very bold", .shows("G-78"))
  func label() throws {
    let row = try row("G-78")
    for (shelf, text) in [(nil, row.words[0]), ("Read", "Read")] {
      let run = try exhibit(shelf).text(text)
      #expect(run.pointSize == row.numbers[0] && run.weight == 900 && run.requestedFace == "Lato-Black")
      #expect(run.color == "#FFFFFF")
    }
  }

  @Test("a check stands before the name of the shelf", .shows("G-79", "G-132"))
  func check() throws {
    let (row, table) = (try row("G-79"), try row("G-132"))
    let exhibit = try exhibit("Read")
    for name in [row.names[0], table.names[0]] {
      let symbol = try exhibit.symbol(name)
      #expect([symbol.pointSize, symbol.pointSize] == [row.numbers[0], try pointSize(table)])
      #expect(symbol.weight == 800 && symbol.color == "#FFFFFF")
      let gap = try exhibit.frame(ofText: "Read").minX - exhibit.frame(ofSymbol: name).maxX
      #expect(abs(gap - row.numbers[1]) < 0.01)
    }
  }

  @Test("a wide green button, no lower than a finger, with round corners", .shows("G-80"))
  func button() throws {
    let numbers = try row("G-80").numbers
    let exhibit = try exhibit()
    let frame = try #require(exhibit.frames(of: "RoundedRectangle").first)
    #expect(near(frame.sizes, [393 - 32, numbers[0]]))
    let green = try shade(.grShelfGreen)
    #expect(try exhibit.color(x: 40, y: 22) == green)
    #expect(try abs(exhibit.cornerRadius(of: frame, fill: green, over: "#FFFFFF") - numbers[1]) < 0.5)
    let large = try self.exhibit("Currently Reading", StageSettings(typeSize: .accessibility5))
    #expect(try large.cutTexts() == [] && large.overlappingTexts() == [])
  }

  @Test("it has no look of a system button; it is darker under a finger, until the finger has left", .shows("G-81"))
  func plain() throws {
    #expect(try row("G-81").text == "Plain style")
    let exhibit = try exhibit()
    try exhibit.touch(x: 200, y: 22)
    try exhibit.stage.advance(by: 0.3)
    #expect(try exhibit.color(x: 60, y: 22) == shade(.grShelfGreenPressed))
    #expect(try exhibit.text("Want to Read").color == "#FFFFFF")
    try exhibit.perform(.moveFinger(.point(CGPoint(x: 200, y: 900))), .liftFinger, .settle)
    #expect(try exhibit.color(x: 60, y: 22) == shade(.grShelfGreen))
    #expect(exhibit.haptics == [])
  }

  @Test("three segments in their order, which do what they say", .shows("G-82"))
  func segments() throws {
    let words = try row("G-82").words
    var reports: [String] = []
    let exhibit = try Exhibit(Block { reports.append($0) })
    let places = try words.map { try exhibit.frame(ofText: $0).midX }
    #expect(words.count == 3 && places == places.sorted())
    try exhibit.perform(.tap("Rate"), .tap("Review"))
    #expect(reports == ["rate", "review"])
    let screen = try Exhibit.screen(Block { reports.append($0) })
    try screen.perform(.tap("Choose a shelf"), .settle)
    try screen.perform(.tap("Currently Reading"), .settle)
    #expect(reports.last == "shelve Currently Reading")
    try screen.perform(.tap("Done"), .settle)
    #expect(screen.speech[0].hasPrefix("selected, Currently Reading, button"), "\(screen.speech)")
  }

  /// The three segments' frames.
  private func segmentFrames(_ exhibit: Exhibit) -> [CGRect] {
    exhibit.frames(of: "frame", detail: "minHeight: 38")
  }

  @Test("segments are as wide as each other, and high enough", .shows("G-83"))
  func segmentSizes() throws {
    let height = try row("G-83").numbers[0]
    let exhibit = try exhibit()
    let frames = segmentFrames(exhibit)
    #expect(frames.count == 3)
    for frame in frames { #expect(near(frame.sizes, [(361 - 2) / 3, height])) }
    // In more room than it needs, it is no higher.
    let roomy = try Exhibit(ShelfCTA(shelf: .constant(nil)).frame(height: 500))
    #expect(segmentFrames(roomy).allSatisfy { abs($0.height - height) < 0.01 })
  }

  @Test("segments are small and bold; rating is amber", .shows("G-84"))
  func segmentTexts() throws {
    let row = try row("G-84")
    #expect(row.text.hasSuffix("Rate amber, others secondary"))
    for (settings, secondary) in [(StageSettings(), Color.grTextSecondary), (.dark, .grDarkTextSecondary)] {
      let exhibit = try exhibit(nil, settings)
      for (text, color) in [("★ Rate", Color.grAmber), ("Review", secondary), ("Shelve ▾", secondary)] {
        let run = try exhibit.text(text)
        #expect(run.pointSize == row.numbers[0] && run.weight == 700 && run.requestedFace == "Lato-Bold")
        #expect(run.color == (try shade(color)))
      }
    }
    let unrated = try Exhibit(ShelfCTA(shelf: .constant(nil), rating: 0))
    #expect(try unrated.text("★ Rate").color == shade(.grTextSecondary))
  }

  @Test("a line stands between segments, and none behind the last", .shows("G-85"))
  func lines() throws {
    #expect(try row("G-85").text == "Dividers between segments, none after the last")
    let exhibit = try exhibit()
    let frames = segmentFrames(exhibit)
    let lines = exhibit.frames(of: "Rectangle").filter { $0.width == 1 }
    #expect(lines.count == 2)
    for (index, line) in lines.enumerated() {
      #expect(abs(line.minX - frames[index].maxX) < 0.01 && abs(line.maxX - frames[index + 1].minX) < 0.01)
      #expect(line.height == 38)
      #expect(try exhibit.color(x: line.midX, y: line.midY) == shade(.grDivider))
    }
    #expect(try exhibit.color(x: frames[2].maxX - 4, y: frames[2].midY) == shade(.grCardWhite))
  }

  @Test("a thin line with round corners is around the segments", .shows("G-86"))
  func border() throws {
    let numbers = try row("G-86").numbers
    let exhibit = try exhibit(nil, .twice)
    #expect(
      exhibit.nodes("RoundedRectangle", detail: "strokeBorder").map(\.detail) == ["strokeBorder \(Int(numbers[1]))"])
    let frame = try #require(exhibit.frames(of: "RoundedRectangle", detail: "strokeBorder").first)
    let divider = try shade(.grDivider)
    #expect(
      try exhibit.length(of: divider, along: .horizontal, at: frame.midY, from: frame.minX, to: frame.minX + 20)
        == numbers[1])
    // What is outside of the round corner shows the ground.
    let inside = numbers[0] * (1 - 0.5.squareRoot())
    #expect(try exhibit.color(x: frame.minX + inside - 0.8, y: frame.minY + inside - 0.8) == "#FFFFFF")
    #expect(try exhibit.color(x: frame.minX + inside + 0.3, y: frame.minY + inside + 0.3) != "#FFFFFF")
    #expect(try exhibit.color(x: frame.minX + numbers[0] + 4, y: frame.minY + 0.3) == divider)
  }

  @Test("the block keeps its distance from the sides", .shows("G-87"))
  func sides() throws {
    let padding = try row("G-87").numbers[0]
    let exhibit = try exhibit()
    for frame in exhibit.frames(of: "RoundedRectangle") {
      #expect(abs(frame.minX - padding) < 0.01 && abs(393 - frame.maxX - padding) < 0.01)
    }
  }

  @Test("a disabled one takes no taps")
  func disabled() throws {
    var reports: [String] = []
    let exhibit = try Exhibit(Block { reports.append($0) }.disabled(true))
    try exhibit.tap(x: 200, y: 22)
    #expect(reports == [] && exhibit.haptics == [])
    #expect(try exhibit.color(x: 40, y: 22) == shade(.grSurfaceSubtle))
  }

  @Test("shelves of the reader's own are checked one by one")
  func customShelves() throws {
    struct Picker: View {
      @State var shelf: String? = "Read"
      @State var chosen: Set<String> = ["Sea"]
      var body: some View {
        VStack {
          ShelfPicker(shelf: $shelf, customShelves: ["Sea", "Lent"], chosen: $chosen)
          Text("chosen: \(chosen.sorted().joined(separator: " "))")
        }
      }
    }
    let exhibit = try Exhibit.screen(Picker())
    #expect(exhibit.speech.contains("selected, Sea, button") && exhibit.speech.contains("Lent, button"))
    try exhibit.perform(.tap("Lent"), .tap("Sea"), .settle)
    _ = try exhibit.text("chosen: Lent")
  }

  @Test("the kit's chevron of a sheet stands on brown", .shows("G-131"))
  func chevron() throws {
    let row = try row("G-131")
    let preview = try #require(try KitPreviews(of: "GoodreadsKit").titled.first { $0.title == "Buttons" }).preview
    let symbol = try KitPreviews.exhibit(preview, StageSettings()).symbol(row.names[0])
    #expect(try symbol.pointSize == (try pointSize(row)) && symbol.color == shade(.grTan))
  }
}

extension Exhibit {
  /// The names of all symbols that are seen.
  var symbolNames: [String] { ((try? snapshot().symbols) ?? []).map(\.name) }
}
