import KitTesting
import NotesKit
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

  /// What WCAG 2 asks for at level AA of regular text of a size in points.
  private func needed(atSize size: Double) -> Double { size >= 18 ? 3 : 4.5 }

  @Test("ink on paper is AAA", .shows("N-164"))
  func ink() throws {
    #expect(try row("N-164").text == "Contrast: ink on cream AAA")
    #expect(try ratio(.notesInk, on: .notesCream) >= 7)
    let text = try Exhibit(NoteRow(title: "Soup", preview: "Leeks", date: "Today")).text("Soup")
    #expect(text.contrast >= 7)
  }

  @Test(
    "slate on paper is enough for large texts alone; small ones are darker and heavier with Increase Contrast",
    .shows("N-165"))
  func slate() throws {
    let size = try row("N-165").numbers[0]
    let slate = try ratio(.notesSlate, on: .notesCream)
    #expect(slate >= needed(atSize: size) && slate < needed(atSize: size - 1))
    let normal = try Exhibit(NoteRow(title: "Soup", preview: "Leeks", date: "Today"))
    let increased = try Exhibit(
      NoteRow(title: "Soup", preview: "Leeks", date: "Today"), settings: StageSettings(contrast: .increased))
    for text in ["Leeks", "Today"] {
      #expect(try normal.text(text).weight == 400)
      #expect(try increased.text(text).weight == 500)
      #expect(try increased.text(text).contrast >= needed(atSize: 12))
    }
  }

  @Test("with Increase Contrast every text reaches 4.5:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = NotesColors
    let pairs: [(String, Color, Color)] = [
      ("ink on paper", Roles.ink, Roles.canvas), ("ink on surface", Roles.ink, Roles.surface1),
      ("ink under finger", Roles.ink, Roles.surface2), ("slate on paper", Roles.slate, Roles.canvas),
      ("slate on surface", Roles.slate, Roles.surface1), ("slate under finger", Roles.slate, Roles.surface2),
      ("mute on paper", Roles.mute, Roles.canvas), ("orange on paper", Roles.orange, Roles.canvas),
      ("white on orange", .white, Roles.orangeFill), ("white on pressed orange", .white, Roles.orangePressed),
      ("orange on tint", Roles.orange, Roles.orangeTint), ("error on paper", Roles.error, Roles.canvas),
      ("error under finger", Roles.error, Roles.surface2), ("white on move", .white, Roles.swipeMove),
      ("white on delete", .white, Roles.swipeDelete), ("white on pin", .white, Roles.swipePin),
    ]
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 4.5, "\(name): \(value)")
    }
    for highlight in NoteHighlight.allCases {
      #expect(try ratio(.notesInk, on: highlight.color, settings) >= 4.5)
    }
  }

  @Test("with Increase Contrast every graphic reaches 3:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func graphics(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = NotesColors
    let pairs: [(String, Color, Color)] = [
      ("ring", Roles.slate, Roles.canvas), ("hairline", Roles.divider, Roles.canvas),
      ("lock", Roles.lock, Roles.canvas), ("lock under finger", Roles.lock, Roles.surface2),
      ("pin", Roles.orange, Roles.surface1), ("pin under finger", Roles.orange, Roles.surface2),
      ("button", Roles.orangeFill, Roles.canvas), ("folder's outline", Roles.orange, Roles.canvas),
      ("folder's outline under finger", Roles.orange, Roles.surface1), ("deleted", Roles.error, Roles.canvas),
    ]
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 3, "\(name): \(value)")
    }
  }

  @Test(
    "with Increase Contrast every text of every preview is strong enough", arguments: ["contrast", "dark-contrast"])
  func previews(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "NotesKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      // A text without a colour is there for its line alone.
      for text in try exhibit.snapshot().texts where !text.string.isEmpty && text.color != "#00000000" {
        // What stands out of the screen lies on the frame of the device.
        guard exhibit.local(text.frame).maxX <= settings.screenSize.width else { continue }
        #expect(text.contrast >= 4.5, "\(title): \(text.string), \(text.color) on \(text.background)")
      }
    }
  }

  @Test("without it the prescribed colours are seen")
  func prescribed() throws {
    #expect(try shade(NotesColors.orange) == shade(.notesOrange))
    #expect(try shade(NotesColors.slate) == shade(.notesSlate))
    #expect(try shade(NotesColors.slate, .dark) == shade(.notesSlate))
  }
}
