import FigmaKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct CubeAvatarTests {
  @Test("an id, an initial and a size are seen", .shows("F-60"))
  func inputs() throws {
    let row = try row("F-60")
    #expect(row.text.hasPrefix("Inputs: userId, initial, size"))
    for size in row.numbers {
      let exhibit = try Exhibit(CubeAvatar(userId: "foobar", initial: "S", size: size))
      #expect(near(exhibit.size.numbers, [size, size], within: 0.01))
      // The guide's three sizes each have a font of their own.
      #expect(try exhibit.text("S").pointSize == [24: 14, 32: 16, 40: 18][size])
    }
  }

  @Test("the initial has the size that fits its circle", .shows("F-61", "F-62", "F-63"))
  func initials() throws {
    for (id, others) in [("F-61", []), ("F-62", [28.0, 36, 48]), ("F-63", [])] {
      let numbers = try row(id).numbers
      #expect(try row("F-60").numbers.contains(numbers[0]))
      for size in [numbers[0]] + others {
        let text = try Exhibit(CubeAvatar(userId: "u", initial: "S", size: size)).text("S")
        #expect(text.pointSize == numbers[1] && text.weight == 600, "\(id), \(size)")
      }
    }
  }

  @Test("a letter of a small stack fits its circle")
  func small() throws {
    let exhibit = try Exhibit(CubeAvatar(userId: "u", initial: "W", size: 20))
    #expect(try exhibit.frame(ofText: "W").height <= 14)
  }

  @Test("a circle in the colour of the user's cube", .shows("F-64"), arguments: FigmaCube.allCases)
  func circle(cube: FigmaCube) throws {
    #expect(try row("F-64").text == "Circle of the given size filled with the user's cube colour")
    let id = try #require((0..<50).map { "user-\($0)" }.first { FigmaCube(userId: $0) == cube })
    let exhibit = try Exhibit(CubeAvatar(userId: id, initial: "S", size: 40).padding(4).background(.white))
    let color = try shade(.figmaCube(for: id))
    for (x, y) in [(24.0, 5.0), (24, 43), (5, 24), (43, 24)] { #expect(try exhibit.color(x: x, y: y) == color) }
    for (x, y) in [(6.0, 6.0), (42, 42)] { #expect(try exhibit.color(x: x, y: y) == "#FFFFFF") }
    #expect(try near(exhibit.length(of: color, along: .horizontal, at: 8, from: 0, to: 48), 24, within: 1))
  }

  @Test("one white capital in the middle", .shows("F-65"))
  func letter() throws {
    #expect(try row("F-65").text == "First letter only, upper-cased, white, centred")
    let exhibit = try Exhibit(CubeAvatar(userId: "u", initial: "sarah", size: 40))
    let text = try exhibit.text("S")
    #expect(text.color == "#FFFFFF")
    let frame = try exhibit.frame(ofText: "S")
    #expect(near([frame.midX, frame.midY], [20, 20], within: 0.5))
  }

  @Test("without an initial the name gives the letter, and without both there is a question mark")
  func empty() throws {
    _ = try Exhibit(CubeAvatar(userId: "u", name: "mira", size: 32)).text("M")
    _ = try Exhibit(CubeAvatar(userId: "u", initial: "", size: 32)).text("?")
  }

  @Test("VoiceOver says the name")
  func spoken() throws {
    #expect(try Exhibit(CubeAvatar(userId: "u", name: "Sarah Chen", size: 32)).speech == ["Sarah Chen, image"])
  }
}

@MainActor
struct AvatarStackTests {
  typealias Collaborator = AvatarStack.Collaborator

  private static let named = ["Sarah Chen", "Jordan Okafor", "Alex Ruiz", "Mira Lind"].map {
    Collaborator(id: $0, name: $0)
  }

  private func letters(_ count: Int) -> [Collaborator] {
    (0..<count).map { Collaborator(id: "\($0)", initial: "ABCDEFGHIJKLMNO".map(String.init)[$0]) }
  }

  @Test("a collaborator has an id and an initial", .shows("F-66"))
  func collaborator() throws {
    #expect(try row("F-66").text == "Collaborator has id and initial")
    let one = Collaborator(id: "a", initial: "K")
    #expect(one.id == "a" && one.initial == "K" && one.name == nil)
    _ = try Exhibit(AvatarStack(collaborators: [one])).text("K")
  }

  @Test("three faces of 24 points, unless it is said", .shows("F-67"))
  func defaults() throws {
    let numbers = try row("F-67").numbers
    let exhibit = try Exhibit(AvatarStack(collaborators: letters(6)))
    let letters = try exhibit.snapshot().texts.map(\.string).filter { !$0.hasPrefix("+") }
    #expect(Double(letters.count) == numbers[0])
    #expect(near(Double(exhibit.size.height), numbers[1], within: 0.01))
  }

  @Test("faces overlap", .shows("F-68"))
  func overlap() throws {
    let numbers = try row("F-68").numbers
    let exhibit = try Exhibit(AvatarStack(collaborators: letters(3)))
    let (first, second) = (try exhibit.frame(ofText: "A").midX, try exhibit.frame(ofText: "B").midX)
    #expect(near(24 - (second - first), numbers[0]))
    #expect(near((second - first) - 24, numbers[1]))
  }

  @Test("a ring in the canvas's colour, inside each face", .shows("F-69"), arguments: [ColorScheme.light, .dark])
  func ring(scheme: ColorScheme) throws {
    let width = try row("F-69").numbers[0]
    let settings = StageSettings(scheme: scheme)
    let canvas = try shade(FigmaColors.canvas, settings)
    let exhibit = try Exhibit(
      AvatarStack(collaborators: letters(1), size: 40).padding(10).background(Color.yellow), settings: settings)
    // Straight above the middle: the ground, the ring, the cube.
    #expect(try near(exhibit.length(of: canvas, along: .vertical, at: 30, from: 5, to: 20), width, within: 0.35))
    #expect(try exhibit.color(x: 30, y: 10 + width + 1) == shade(.figmaCube(for: "0")))
    #expect(try exhibit.color(x: 30, y: 10.5) == canvas && exhibit.color(x: 30, y: 8.5) == shade(.yellow, settings))
  }

  @Test("how many more there are stands in a circle of the same size", .shows("F-70"))
  func bubble() throws {
    let row = try row("F-70")
    #expect(row.text.contains("medium ink on surfaceLight1 with the same ring") && row.words == ["+n"])
    let exhibit = try Exhibit(AvatarStack(collaborators: letters(5), size: 32))
    let text = try exhibit.text("+2")
    #expect(try [text.pointSize] == row.numbers && text.weight == 500 && text.color == (shade(.figmaInk)))
    let frame = try exhibit.frame(ofText: "+2")
    let x = try exhibit.frame(ofText: "C").midX + 24
    #expect(near([frame.midX, frame.midY], [x, 16], within: 0.6))
    let surface = try shade(.figmaSurfaceLight1)
    #expect(try exhibit.color(x: x, y: 4) == surface && exhibit.color(x: x + 13, y: 16) == surface)
    #expect(try exhibit.color(x: x, y: 1) == "#FFFFFF" && exhibit.color(x: x + 15, y: 16) == "#FFFFFF")
  }

  @Test("it counts those that are not seen", .shows("F-71"))
  func count() throws {
    #expect(try row("F-71").text == "n = count - maxVisible")
    for (count, visible) in [(5, 3), (4, 1), (15, 2)] {
      _ = try Exhibit(AvatarStack(collaborators: letters(count), maxVisible: visible)).text("+\(count - visible)")
    }
    #expect(try Exhibit(AvatarStack(collaborators: letters(3))).snapshot().texts.count == 3)
  }

  @Test("two figures make the circle wider, and are not cut")
  func wide() throws {
    let exhibit = try Exhibit(AvatarStack(collaborators: letters(15), size: 20))
    #expect(try exhibit.cutTexts() == [])
    #expect(try exhibit.frame(ofText: "+12").width < exhibit.size.width)
    #expect(exhibit.size.width > 3 * 12 + 20)
  }

  @Test("VoiceOver says how many, three names, and how many more", .shows("F-167"))
  func spoken() throws {
    let words = try row("F-167").words[0]
    #expect(try Exhibit(AvatarStack(collaborators: Self.named)).element(words).label == words)
    #expect(try Exhibit(AvatarStack(collaborators: letters(4))).speech == ["4 collaborators"])
    #expect(
      try Exhibit(AvatarStack(collaborators: Array(Self.named.prefix(1)))).speech == ["1 collaborator: Sarah"])
    #expect(try Exhibit(AvatarStack(collaborators: [])).speech == [])
  }

  private struct Growing: View {
    @State var count = 1
    var body: some View {
      VStack {
        Button("Join") { count += 1 }.frame(height: 40)
        AvatarStack(collaborators: Array(AvatarStackTests.named.prefix(count)), size: 40)
      }
      .frame(width: 200, alignment: .leading)
    }
  }

  /// Where the letter of the second face is, sixtieth by sixtieth.
  private func way(_ settings: StageSettings) throws -> [Double] {
    let exhibit = try Exhibit(Growing(), settings: settings)
    try exhibit.perform(.tap("Join"))
    return try (0..<40).map { _ in
      try exhibit.stage.advance(by: 1.0 / 60)
      return try #require(exhibit.snapshot().texts.first { $0.string == "J" }).frame.x
    }
  }

  @Test("a new face slides in, but for those who want less motion", .shows("F-174"))
  func slides() throws {
    #expect(try row("F-174").text == "Reduce Motion: no avatar slide-in")
    let seen = try way(StageSettings())
    #expect(Set(seen).count > 8 && seen[0] > seen[39] + 10)
    #expect(try Set(way(.calm)) == [seen[39]])
  }
}
