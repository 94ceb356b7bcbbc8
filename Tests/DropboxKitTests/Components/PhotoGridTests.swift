import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct PhotoGridTests {
  private static func picture(width: Double, height: Double) -> Image {
    Image(size: CGSize(width: width, height: height), opaque: true) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), with: .color(.green))
    }
  }

  /// Photos of all shapes.
  private static func photos(_ count: Int) -> [DbxPhoto] {
    (0..<count).map { index in
      DbxPhoto(
        id: "\(index)", image: picture(width: index.isMultiple(of: 2) ? 90 : 40, height: 60), date: "May \(index)")
    }
  }

  private func exhibit(_ count: Int = 7) throws -> Exhibit { try .screen(DbxPhotoGrid(Self.photos(count))) }

  private func tile(_ exhibit: Exhibit, _ index: Int) throws -> CGRect {
    try exhibit.frame(ofElement: "Photo, May \(index)")
  }

  @Test("images are enough; the grid knows by itself what is chosen", .shows("D-108"))
  func inputs() throws {
    #expect(try row("D-108").text == "Input: photos; own set of selected indices")
    let images = (0..<4).map { _ in Self.picture(width: 30, height: 30) }
    let exhibit = try Exhibit.screen(DbxPhotoGrid(photos: images))
    #expect(exhibit.stage.spokenElements.filter { $0.label == "Photo" }.count == 4)
    try exhibit.perform(.longPress(.label("Photo", number: 2)), .settle)
    let states = exhibit.stage.spokenElements.filter { $0.label == "Photo" }.map { $0.states.contains("selected") }
    #expect(states == [false, true, false, false])
  }

  @Test("three columns with gutters", .shows("D-109"))
  func columns() throws {
    let numbers = try row("D-109").numbers
    let exhibit = try exhibit()
    let tiles = try (0..<7).map { try tile(exhibit, $0) }
    let count = Int(numbers[0])
    #expect(tiles.filter { near($0.minY, tiles[0].minY) }.count == count)
    #expect(near(tiles[1].minX - tiles[0].maxX, numbers[1]) && near(tiles[3].minY - tiles[0].maxY, numbers[1]))
    #expect(near(tiles[0].width, (393 - 2 * numbers[1]) / numbers[0]))
    #expect(near([tiles[0].minX, tiles[2].maxX], [0, 393]))
  }

  @Test("each tile is a square that its photo fills, and is cut at", .shows("D-110"))
  func squares() throws {
    #expect(try row("D-110").text == "Square tiles filling the column, clipped")
    let exhibit = try exhibit()
    let green = try shade(.green)
    for index in 0..<7 {
      let frame = try tile(exhibit, index)
      #expect(near(frame.width, frame.height))
      for (x, y) in [(1.0, 1.0), (frame.width - 2, 1), (1, frame.height - 2), (frame.width - 2, frame.height - 2)] {
        #expect(try exhibit.color(x: frame.minX + x, y: frame.minY + y) == green)
      }
    }
    let first = try tile(exhibit, 0)
    #expect(try exhibit.color(x: first.maxX + 1, y: first.midY) == shade(.dbxCanvas))
  }

  @Test("a chosen photo has a white check in blue at its corner, and a blue border", .shows("D-111", "D-112"))
  func selected() throws {
    let (badge, border) = (try row("D-111"), try row("D-112"))
    let exhibit = try exhibit()
    try exhibit.perform(.longPress("Photo, May 1"), .settle)
    let frame = try tile(exhibit, 1)
    let symbol = try exhibit.frame(ofSymbol: badge.names[0])
    #expect(
      near([frame.maxX - symbol.maxX, symbol.minY - frame.minY], [badge.numbers[0], badge.numbers[0]], within: 2))
    let blue = try shade(.dbxBlue)
    #expect(try exhibit.color(x: symbol.midX, y: symbol.minY + 3) == blue)
    let whites = try exhibit.colors(along: .horizontal, at: symbol.midY, from: symbol.minX, to: symbol.maxX)
    #expect(whites.contains { $0.color == "#FFFFFF" })
    for edge in [frame.minX, frame.maxX - 20] {
      let width = try exhibit.length(of: blue, along: .horizontal, at: frame.midY, from: edge, to: edge + 20)
      #expect(near(width, border.numbers[0]), "\(width)")
    }
    #expect(try exhibit.color(x: frame.minX - 1, y: frame.midY) == shade(.dbxCanvas))
  }

  @Test("a long press chooses, and takes back; from then on a tap does", .shows("D-113"))
  func press() throws {
    #expect(try row("D-113").text == "Long press toggles a tile")
    var opened: [String] = []
    let exhibit = try Exhibit.screen(DbxPhotoGrid(Self.photos(5)) { opened.append($0.id) })
    func chosen() -> [String] {
      exhibit.stage.spokenElements.filter { $0.states.contains("selected") }.map(\.label)
    }
    try exhibit.perform(.tap("Photo, May 2"), .settle)
    #expect(opened == ["2"] && chosen() == [])
    try exhibit.perform(.longPress("Photo, May 2"), .settle)
    #expect(chosen() == ["Photo, May 2"])
    try exhibit.perform(.tap("Photo, May 4"), .settle)
    #expect(chosen() == ["Photo, May 2", "Photo, May 4"] && opened == ["2"])
    try exhibit.perform(.longPress("Photo, May 2"), .tap("Photo, May 4"), .settle)
    #expect(chosen() == [] && exhibit.haptics == Array(repeating: "selection", count: 4))
  }

  @Test("it scrolls, and makes the tiles that are seen", .shows("D-114"))
  func lazy() throws {
    #expect(try row("D-114").text == "Grid scrolls and is lazy")
    let exhibit = try exhibit(300)
    #expect(exhibit.nodes("ScrollView").count == 1)
    let labels = exhibit.stage.spokenElements.map(\.label)
    #expect(labels.count < 60 && labels.contains("Photo, May 0") && !labels.contains("Photo, May 200"))
    try exhibit.perform(.swipe(.up), .settle)
    #expect(exhibit.stage.spokenElements.contains { $0.label == "Photo, May 24" })
  }

  @Test("two fingers that come together make five columns")
  func pinch() throws {
    let exhibit = try exhibit(20)
    try exhibit.perform(.pinch("Photo, May 4", by: 0.5), .settle)
    #expect(try near(tile(exhibit, 0).width, (393 - 8) / 5))
  }

  @Test("an empty grid says so")
  func empty() throws {
    _ = try exhibit(0).text("No photos yet - tap + to add one")
  }
}
