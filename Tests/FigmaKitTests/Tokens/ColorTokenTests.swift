import FigmaKit
import Foundation
import KitTesting
import Requirements
import SwiftUI
import Testing

@MainActor
struct ColorTokenTests {
  @Test("every colour has the bytes of its row, and the floats that say the same", .shows("F", 5...32))
  func bytes() throws {
    let rows = try (5...32).map { try row($0 < 10 ? "F-0\($0)" : "F-\($0)") }
    let colors = try rows.map { row in try #require(Tokens.colors[row.names[0]], "There is no \(row.names[0]).") }
    let seen = try shades(colors)
    #expect(Set(rows.map { $0.names[0] }).count == Tokens.colors.count)
    for (row, seen) in zip(rows, seen) {
      #expect(seen == row.colors[0], "\(row.id)")
      let hex = Hex(seen)
      // White is the system's own, without floats.
      #expect(row.numbers.count == (row.text.contains("Color.white") ? 0 : 3))
      for (byte, number) in zip([hex.red, hex.green, hex.blue], row.numbers) {
        #expect(abs(byte / 255 - number) < 0.003, "\(row.id)")
      }
    }
  }

  @Test("the cubes are given out in their order", .shows("F-33"))
  func cubes() throws {
    let names = try #require(row("F-33").text.split(separator: "order ").last).split(separator: ", ").map(String.init)
    #expect(FigmaCube.allCases.map { "\($0)" } == names)
    #expect(
      try shades(Color.figmaCubes)
        == shades([.figmaRed, .figmaOrange, .figmaPurple, .figmaBlueCube, .figmaGreen]))
  }

  @Test("no button is filled with a cube's colour", .shows("F-34"))
  func accents() throws {
    #expect(try row("F-34").text == "Cubes are accents only, never a primary action colour")
    let cubes = try Set(shades(Color.figmaCubes))
    for (view, x, y) in [
      (AnyView(FigmaPrimaryButton(label: "Save the file") {}), 4.0, 18.0),
      (AnyView(Button("Save the file") {}.buttonStyle(.figmaOutline)), 4, 18),
    ] {
      #expect(try !cubes.contains(Exhibit(view).color(x: x, y: y)))
    }
    #expect(try !cubes.contains(Exhibit(Button("Save") {}.buttonStyle(.figmaText)).text("Save").color))
    let sources = try KitSources("FigmaKit")
    for (name, text) in sources.files where name.contains("Button") { #expect(!text.contains("cube"), "\(name)") }
  }

  @Test("four pairs of tokens have one colour each", .shows("F", 35...38))
  func pairs() throws {
    let pairs: [(String, [Color])] = [
      ("F-35", [.figmaSurfaceLight2, .figmaDividerLight]), ("F-36", [.figmaDarkSurface1, .figmaDarkDivider]),
      ("F-37", [.figmaTextTertiary, .figmaTextDarkSecondary]), ("F-38", [.figmaInk, .figmaDarkCanvas]),
    ]
    for (id, colors) in pairs {
      let row = try row(id)
      #expect(try shades(colors) == [row.colors[0], row.colors[0]], "\(id)")
    }
    for (id, name, other) in [
      ("F-35", "surfaceLight2", "dividerLight"), ("F-36", "darkSurface1", "darkDivider"),
      ("F-37", "textTertiary", "textDarkSecondary"), ("F-38", "ink", "darkCanvas"),
    ] {
      #expect(try row(id).text.hasPrefix("\(name) equals \(other)"))
    }
  }

  /// FNV-1a of 64 bits, as its authors publish it for these texts.
  private static let published: [(text: String, hash: UInt64)] = [
    ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
    ("foobar", 0x8594_4171_f739_67e8),
  ]

  @Test("a user's cube is a hash of the id, modulo the number of cubes", .shows("F-40"))
  func index() throws {
    let row = try row("F-40")
    #expect(row.text.hasPrefix("Cube index = hash modulo"))
    for (text, hash) in Self.published {
      #expect(FigmaCube(userId: text).rawValue == Int(hash % UInt64(row.numbers[0])), "\(text)")
    }
  }

  @Test("one user has one colour, and all five are given out", .shows("F-39"))
  func deterministic() throws {
    #expect(try row("F-39").text == "Cube colour is a deterministic function of the user id: same user, same colour")
    #expect(try shade(.figmaCube(for: "sarah.chen")) == shade(.figmaCube(for: "sarah.chen")))
    let cubes = (0..<200).map { FigmaCube(userId: "user-\($0)") }
    for cube in FigmaCube.allCases { #expect(cubes.count { $0 == cube } > 20, "\(cube)") }
    for text in ["foobar", "a"] {
      #expect(try shade(.figmaCube(for: text)) == shade(FigmaCube(userId: text).token))
    }
  }

  @Test("a cube is stored with its user, and read back as the same one", .shows("F-172"))
  func stored() throws {
    #expect(try row("F-172").text == "Cube colour stored in user data, identical in every session")
    for cube in FigmaCube.allCases {
      let data = try JSONEncoder().encode([cube])
      #expect(try JSONDecoder().decode([FigmaCube].self, from: data) == [cube])
      let exhibit = try Exhibit(CubeAvatar(userId: "whoever", name: "Sarah", size: 40, cube: cube))
      #expect(try exhibit.color(x: 20, y: 3) == shade(cube.token))
    }
    // Numbers that are in files of users: they may not change their meaning.
    #expect(FigmaCube.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }
}
