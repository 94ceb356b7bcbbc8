import FigmaKit
import Foundation
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FontTokenTests {
  @Test("every font asks for the face of its row, in its size and weight", .shows("F", 41...55))
  func sizes() throws {
    let rows = try (41...55).map { try row("F-\($0)") }
    let fonts = try rows.map { row in try #require(Tokens.fonts[row.names[0]], "There is no \(row.names[0]).") }
    let exhibit = try Exhibit(
      VStack { ForEach(rows.indices, id: \.self) { Text(rows[$0].names[0]).font(fonts[$0]) } })
    for row in rows {
      let text = try exhibit.text(row.names[0])
      #expect([text.pointSize, text.weight] == row.numbers, "\(row.id)")
      let face = try #require(row.text.firstMatch(of: #/= ([\w-]+),/#)?.output.1)
      // The monospaced face of the system has no name that can be asked for.
      #expect(text.requestedFace == (face == "SFMono-Medium" ? "System Monospaced-Medium" : String(face)), "\(row.id)")
      let weight = try #require(row.text.firstMatch(of: #/pt, (\w+) \(/#)?.output.1)
      #expect(["regular": 400.0, "medium": 500, "semibold": 600, "bold": 700][String(weight)] == text.weight)
    }
    #expect(Tokens.fonts.count == rows.count)
  }

  @Test("the page says where the faces of the brand are named, which the kit asks for by name", .shows("F-56"))
  func bundled() throws {
    let key = try row("F-56").names[0]
    #expect(try row("F-56").text.hasPrefix("Inter bundled"))
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "Documentation/Kits/FigmaKit.md"), encoding: .utf8)
    #expect(page.contains("`\(key)`"))
    let exhibit = try Exhibit(VStack { ForEach(FigmaTextRole.allCases, id: \.self) { Text("\($0)").figmaText($0) } })
    for text in try exhibit.snapshot().texts where text.string != "mono" {
      #expect(text.requestedFace.hasPrefix("Inter-"))
      #expect(page.contains(text.requestedFace), "\(text.requestedFace)")
    }
  }

  @Test("where Inter is missing the system's face comes in its place, in the same sizes", .shows("F-57"))
  func missing() throws {
    #expect(try row("F-57").text == "Falls back to the system face when Inter is missing")
    #expect(FigmaTypeface.available() == .inter)
    let roles = VStack { ForEach(FigmaTextRole.allCases, id: \.self) { Text("\($0)").figmaText($0) } }
    let brand = try Exhibit(roles).snapshot().texts
    let system = try Exhibit(roles.environment(\.figmaTypeface, .system)).snapshot().texts
    for (one, other) in zip(brand, system) {
      #expect(other.requestedFace.hasPrefix("System") && other.pointSize == one.pointSize)
      #expect(other.weight == one.weight)
    }
  }

  @Test("the system's face is there in any size and weight, with figures of one width", .shows("F-58"))
  func fallback() throws {
    #expect(try row("F-58").names[0] == "Font.figma(size, weight:)")
    let exhibit = try Exhibit(
      VStack {
        Text("plain").font(.figma(19))
        Text("bold").font(.figma(23, weight: .bold))
        Text("111").font(.figma(19))
        Text("888").font(.figma(19))
      })
    let texts = try ["plain", "bold"].map { try exhibit.text($0) }
    #expect(texts.map(\.pointSize) == [19, 23] && texts.map(\.weight) == [400, 700])
    for text in texts { #expect(text.requestedFace.hasPrefix("System")) }
    #expect(try near(exhibit.frame(ofText: "111").width, exhibit.frame(ofText: "888").width, within: 0.01))
  }

  @Test("hex values and dimensions have figures of one width, and letters too", .shows("F-59"))
  func mono() throws {
    #expect(try row("F-59").text == "Mono token uses monospaced digits, for code, dimensions, hex")
    let exhibit = try Exhibit(
      VStack {
        Text("1111").font(.figmaMono)
        Text("8888").font(.figmaMono)
        HexLabel("#0d99ff")
        HexLabel("#111111")
        DimensionLabel(width: 120, height: 80)
        DimensionLabel(width: 888, height: 11)
      })
    for (one, other) in [("1111", "8888"), ("#0D99FF", "#111111"), ("120 × 80", "888 × 11")] {
      #expect(try near(exhibit.frame(ofText: one).width, exhibit.frame(ofText: other).width, within: 0.01))
    }
    let label = try exhibit.text("#0D99FF")
    #expect(label.pointSize == 12 && label.weight == 500)
  }
}
