import KitTesting
import NotesKit
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct FolderGlyphTests {
  /// Ten times as large as in a row, so that each number is ten times as long; without its tilt.
  private static let size = 240.0
  private static let scale = size / 24

  private func large() throws -> Exhibit {
    try Exhibit(FolderGlyph(size: Self.size), settings: .calm)
  }

  @Test("the mark is as wide as it is told, or of its own width, and of one shape", .shows("N-50", "N-51"))
  func size() throws {
    let (width, ratio) = (try row("N-50").numbers[0], try row("N-51").numbers[0])
    let small = try Exhibit(FolderGlyph(), settings: .calm)
    let frame = try #require(small.frames(of: "FolderOutline").first)
    #expect(abs(frame.width - width) < 0.01)
    #expect(abs(frame.height - width * ratio) < 0.01)
    let large = try #require(large().frames(of: "FolderOutline").first)
    #expect(abs(large.width - Self.size) < 0.01 && abs(large.height - Self.size * ratio) < 0.01)
  }

  @Test("the tab is on the left, above the body", .shows("N-52"))
  func tab() throws {
    let numbers = try row("N-52").numbers
    let exhibit = try large()
    let height = Self.size * 0.78
    let orange = try shade(.notesOrange)
    // The outline of the body's upper edge, on the right; and of the tab's.
    let body = try #require(exhibit.colors(along: .vertical, at: 200, from: 0, to: 80).first { $0.color == orange })
    #expect(abs(body.start + 0.5 - height * numbers[0] / 100) < 0.7)
    let tab = try #require(exhibit.colors(along: .vertical, at: 80, from: 0, to: 80).first { $0.color == orange })
    #expect(tab.start < 1)
    // The upper edge runs to where the tab comes down.
    let end = try exhibit.colors(along: .horizontal, at: 0.5, from: 0, to: Self.size).last { $0.color == orange }
    let after = try exhibit.colors(along: .horizontal, at: 0.5, from: try #require(end).start, to: Self.size)
      .dropFirst()
    #expect(abs(try #require(after.first).start - Self.size * numbers[1] / 100) < 6)
  }

  @Test("the tab comes down in a curve, and its other corner is round", .shows("N-53"))
  func curves() throws {
    let numbers = try row("N-53").numbers
    let exhibit = try large()
    let yellow = try shade(.notesFolderYellow)
    // The shoulder: from the tab's end to where the body's edge is straight.
    let foot = Self.size * 0.45 + numbers[0] * Self.scale
    let edge = Self.size * 0.78 * 0.18
    func fillStart(_ x: Double) throws -> Double {
      try #require(exhibit.colors(along: .vertical, at: x, from: 0, to: 100).first { $0.color == yellow }).start
    }
    #expect(try abs(fillStart(foot + 1) - edge) < 1.5)
    #expect(try edge - fillStart(foot - 12) > 1)
    #expect(try abs(fillStart(Self.size * 0.45 + numbers[0] * Self.scale / 2) - edge / 2) < 2)
    // The corner: the upper edge is straight from there on, and so is the left one.
    let corner = numbers[1] * Self.scale
    #expect(try fillStart(corner + 1) < 1.5)
    #expect(try fillStart(corner - 12) > 1.3)
    let left = try exhibit.colors(along: .horizontal, at: corner + 2, from: 0, to: 60).first { $0.color == yellow }
    #expect(try #require(left).start < 1.5)
    let curved = try exhibit.colors(along: .horizontal, at: corner - 14, from: 0, to: 60).first { $0.color == yellow }
    #expect(try #require(curved).start > 1.5)
  }

  @Test("the body is yellow", .shows("N-54"))
  func fill() throws {
    #expect(try row("N-54").text.contains("folder yellow"))
    #expect(try large().color(x: 120, y: 120) == shade(.notesFolderYellow))
  }

  @Test("the outline is orange, and lies inside the mark", .shows("N-55"))
  func stroke() throws {
    let width = try row("N-55").numbers[0]
    let exhibit = try large()
    let orange = try shade(.notesOrange)
    #expect(try abs(exhibit.length(of: orange, along: .horizontal, at: 100, from: 0, to: 20) - width) < 0.35)
    let right = try exhibit.colors(along: .horizontal, at: 100, from: 220, to: Self.size)
    #expect(right.last?.color == orange)
    #expect(abs(Self.size - (right.last?.start ?? 0) - width) < 0.35)
  }

  @Test("a line of light lies below the body's upper edge", .shows("N-56"))
  func light() throws {
    let numbers = try row("N-56").numbers
    let exhibit = try large()
    let (light, yellow) = (Hex(try shade(.notesFolderHighlight)), Hex(try shade(.notesFolderYellow)))
    let stroke = try #require(exhibit.nodes("FolderEdge").first)
    #expect(stroke.detail == "stroke \(numbers[0])")
    let y = Self.size * 0.78 * 0.18 + numbers[2] * Self.scale
    func isLight(_ x: Double, _ y: Double) throws -> Bool {
      let color = Hex(try exhibit.color(x: x, y: y))
      return color.blue > yellow.blue + (light.blue - yellow.blue) / 4 && color.red > 240
    }
    let inset = numbers[1] * Self.scale
    #expect(try isLight(120, y) && isLight(inset + 1, y) && isLight(Self.size - inset - 1, y))
    #expect(try !isLight(inset - 2, y) && !isLight(Self.size - inset + 2, y))
    #expect(try !isLight(120, y - 1.2) && !isLight(120, y + 1.2))
  }

  /// How far the lower edge of the mark falls to the right, in degrees.
  private func slope(_ settings: StageSettings) throws -> Double {
    let exhibit = try Exhibit(FolderGlyph(size: Self.size).padding(20), settings: settings)
    let yellow = try shade(.notesFolderYellow)
    func bottom(_ x: Double) throws -> Double {
      let runs = try exhibit.colors(along: .vertical, at: x, from: 100, to: 225)
      let last = try #require(runs.lastIndex { $0.color == yellow })
      return runs[last + 1].start
    }
    return try atan2(bottom(220) - bottom(60), 160) * 180 / .pi
  }

  @Test("the mark is tilted", .shows("N-57"))
  func tilt() throws {
    #expect(try abs(slope(StageSettings()) - row("N-57").numbers[0]) < 0.15)
  }

  @Test("the mark stands upright for those who want less motion", .shows("N-168"))
  func upright() throws {
    #expect(try slope(.calm) == 0)
  }

  @Test("the mark is drawn from inside the edge to inside the edge, at 24 points too")
  func details() throws {
    let exhibit = try Exhibit(FolderGlyph(), settings: .calm)
    let orange = try shade(.notesOrange)
    #expect(try exhibit.color(x: 0.5, y: 10) == orange)
    #expect(try exhibit.color(x: 23.5, y: 10) == orange)
  }

  @Test("VoiceOver does not know the mark")
  func silence() throws {
    #expect(try Exhibit(FolderGlyph()).speech == [])
  }
}
