import DropboxKit
import KitTesting
import Requirements
import Stage
import SwiftUI
import Testing

@MainActor
struct ContrastTests {
  private func ratio(_ front: Color, on ground: Color, _ settings: StageSettings = StageSettings()) throws -> Double {
    let shades = try shades([front, ground], settings)
    return Hex(shades[0]).contrast(with: Hex(shades[1]))
  }

  @Test("gray on white is AA at the size of its smallest lines in rows", .shows("D-144"))
  func secondary() throws {
    let row = try row("D-144")
    let text = try Exhibit(DbxFileRow(name: "Lease", meta: "2.4 MB", kind: .pdf) {}).text("2.4 MB")
    #expect([text.color, text.background] == [row.colors[0], "#FFFFFF"])
    #expect([text.pointSize] == row.numbers && text.contrast >= 4.5)
    #expect(row.text.contains("on white passes AA"))
  }

  @Test("blue words and symbols are lighter in the dark, and AA", .shows("D-145"))
  func dark() throws {
    let colors = try row("D-145").colors
    let exhibit = try Exhibit(
      VStack {
        Button("Change") {}.buttonStyle(.dbxText)
        DbxFileTile(.doc)
        DbxIconButton(.share, label: "Share", isActive: true) {}
      }
      .background(DbxColors.canvas), settings: .dark)
    let word = try exhibit.text("Change")
    #expect([word.color, word.background] == colors && word.contrast >= 4.5)
    for name in ["doc.text.fill", "square.and.arrow.up"] { #expect(try exhibit.symbol(name).color == colors[0]) }
    #expect(try exhibit.symbol("square.and.arrow.up").background == colors[1])
  }

  @Test("with Increase Contrast every text reaches 4.5:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = DbxColors
    let grounds = [
      ("canvas", Roles.canvas), ("surface", Roles.surface), ("card", Roles.card), ("tint", Roles.blueTint),
    ]
    let fronts = [
      ("text", Roles.text), ("secondary", Roles.secondary), ("tertiary", Roles.tertiary), ("blue", Roles.blue),
    ]
    for (ground, below) in grounds {
      for (front, color) in fronts {
        let value = try ratio(color, on: below, settings)
        #expect(value >= 4.5, "\(front) on \(ground): \(value)")
      }
    }
    let pairs: [(String, Color, Color)] = [
      ("white on blue", .white, Roles.blueFill), ("white on pressed blue", .white, Roles.bluePressed),
      ("error on canvas", Roles.error, Roles.canvas), ("success on canvas", Roles.success, Roles.canvas),
      ("text on warning", Roles.text, Roles.warningTint),
    ]
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 4.5, "\(name): \(value)")
    }
  }

  @Test("with Increase Contrast every graphic reaches 3:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func graphics(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = DbxColors
    let pairs: [(String, Color, Color)] = [
      ("hairline", Roles.divider, Roles.canvas), ("warning", Roles.warning, Roles.canvas),
      ("button", Roles.blueFill, Roles.canvas), ("bar on its track", Roles.blue, Roles.track),
      ("border of an error", Roles.error, Roles.canvas),
    ]
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 3, "\(name): \(value)")
    }
    for kind in DbxFileKind.allCases {
      let shades = try shades([kind.color, Roles.canvas, Roles.surface], settings)
      let symbol = Hex(shades[0])
      for ground in shades.dropFirst() {
        let tile = symbol.at(0.14, over: Hex(ground))
        #expect(symbol.contrast(with: tile) >= 3, "\(kind): \(symbol.contrast(with: tile))")
      }
    }
  }

  @Test(
    "with Increase Contrast every text of every preview is strong enough", arguments: ["contrast", "dark-contrast"])
  func previews(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "DropboxKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      for text in try exhibit.snapshot().texts where !text.string.isEmpty && !text.color.hasSuffix("00") {
        guard exhibit.local(text.frame).maxX <= settings.screenSize.width else { continue }
        // What is off or busy is paler, as the platform allows.
        guard title != "Primary button" || text.string != "Copy link" else { continue }
        #expect(text.contrast >= 4.5, "\(title): \(text.string), \(text.color) on \(text.background)")
      }
    }
  }

  @Test("without it the prescribed colours are seen, in both schemes")
  func prescribed() throws {
    #expect(
      try shades([DbxColors.blue, DbxColors.secondary, DbxColors.divider, DbxColors.canvas, DbxColors.surface])
        == shades([.dbxBlue, .dbxTextSecondary, .dbxDivider, .dbxCanvas, .dbxSurface]))
    #expect(
      try shades([DbxColors.blue, DbxColors.divider, DbxColors.canvas, DbxColors.surface], .dark)
        == shades([.dbxDarkBlue, .dbxDarkDivider, .dbxDarkCanvas, .dbxDarkSurface]))
  }
}
