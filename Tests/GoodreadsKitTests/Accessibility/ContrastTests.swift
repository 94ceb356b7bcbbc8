import GoodreadsKit
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

  @Test("brown on tan is AA", .shows("G-157"))
  func brown() throws {
    let row = try row("G-157")
    #expect(try row.colors == shades([GoodreadsColors.text, GoodreadsColors.canvas]))
    #expect(Hex(row.colors[0]).contrast(with: Hex(row.colors[1])) >= 4.5)
    let text = try Exhibit(Text("Prose").goodreadsText(.body).padding(20).goodreadsTheme()).text("Prose")
    #expect([text.color, text.background] == row.colors && text.contrast >= 4.5)
  }

  @Test("with Increase Contrast every text reaches 4.5:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = GoodreadsColors
    var pairs: [(String, Color, Color)] = [
      ("white on green", .white, Roles.greenFill), ("white on pressed green", .white, Roles.greenPressed),
      ("on accent", Roles.onAccent, Roles.accent), ("white on badge", .white, Roles.badge),
    ]
    for (name, ground) in [("canvas", Roles.canvas), ("card", Roles.card), ("subtle", Roles.subtle)] {
      pairs += [
        ("text on \(name)", Roles.text, ground), ("secondary on \(name)", Roles.secondary, ground),
        ("tertiary on \(name)", Roles.tertiary, ground), ("link on \(name)", Roles.link, ground),
        ("accent on \(name)", Roles.accent, ground), ("rate on \(name)", Roles.amberText, ground),
        ("error on \(name)", Roles.error, ground), ("green on \(name)", Roles.green, ground),
      ]
    }
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 4.5, "\(name): \(value)")
    }
    for ground in [Roles.canvas, Roles.card] {
      let tint = try Exhibit(
        Rectangle().fill(Roles.greenTint).frame(width: 10, height: 10).background(ground), settings: settings)
      let value = try Hex(shade(Roles.green, settings)).contrast(with: Hex(tint.color(x: 5, y: 5)))
      #expect(value >= 4.5, "pill: \(value)")
    }
  }

  @Test("with Increase Contrast every graphic reaches 3:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func graphics(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = GoodreadsColors
    var pairs: [(String, Color, Color)] = [("stars on rail", Roles.amber, Roles.rail)]
    for (name, ground) in [("canvas", Roles.canvas), ("card", Roles.card)] {
      pairs += [
        ("stars on \(name)", Roles.amber, ground), ("rail on \(name)", Roles.rail, ground),
        ("divider on \(name)", Roles.divider, ground), ("button on \(name)", Roles.greenFill, ground),
        ("accent on \(name)", Roles.accent, ground), ("progress on \(name)", Roles.green, ground),
      ]
    }
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 3, "\(name): \(value)")
    }
  }

  @Test(
    "with Increase Contrast every text of every preview is strong enough", arguments: ["contrast", "dark-contrast"])
  func previews(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "GoodreadsKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      for text in try exhibit.snapshot().texts where !text.string.isEmpty && text.color != "#00000000" {
        let frame = exhibit.local(text.frame)
        // What stands out of the screen lies on the frame of the device, and a jacket is a picture.
        guard frame.maxX <= settings.screenSize.width, frame.maxY <= settings.screenSize.height,
          !text.requestedFace.isEmpty, text.scalesWithTypeSize || text.pointSize >= 11 || text.pointSize == 10
        else { continue }
        #expect(
          text.contrast >= 4.5, "\(title): \(text.string), \(text.color) on \(text.background), \(text.pointSize)")
      }
    }
  }

  @Test("without it the prescribed colours are seen")
  func prescribed() throws {
    let pairs: [(Color, Color, Color)] = [
      (GoodreadsColors.tertiary, .grTextTertiary, Color(red: 124.0 / 255, green: 114.0 / 255, blue: 94.0 / 255)),
      (GoodreadsColors.rail, .grStarRail, .grStarRailDark), (GoodreadsColors.greenFill, .grShelfGreen, .grShelfGreen),
      (GoodreadsColors.greenPressed, .grShelfGreenPressed, .grShelfGreenPressed),
      (GoodreadsColors.divider, .grDivider, .grDarkDivider), (GoodreadsColors.error, .grError, .grError),
    ]
    for (role, light, dark) in pairs {
      #expect(try shade(role) == shade(light))
      #expect(try shade(role, .dark) == shade(dark))
    }
  }
}
