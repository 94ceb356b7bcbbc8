import FigmaKit
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

  @Test("ink on white is AAA", .shows("F-168"))
  func ink() throws {
    #expect(try row("F-168").text == "Contrast: ink on white AAA")
    let text = try Exhibit(Text("Name").figmaText(.fileName).foregroundStyle(FigmaColors.text)).text("Name")
    #expect(text.contrast >= 7 && text.background == "#FFFFFF")
  }

  @Test("gray is not what the smallest letters are in", .shows("F-169"))
  func gray() throws {
    let row = try row("F-169")
    #expect(row.text.hasPrefix("Contrast: secondary only at") && row.text.hasSuffix("not for tiny labels"))
    // Its ratio on white is AA at every size, so the guide's own metadata of 12 points stands.
    #expect(try ratio(.figmaTextSecondary, on: .figmaCanvas) >= 4.5)
    let least = row.numbers[0] - 2
    for (title, preview) in try KitPreviews(of: "FigmaKit").titled {
      for text in try KitPreviews.exhibit(preview, StageSettings()).snapshot().texts
      where text.color == (try shade(.figmaTextSecondary)) {
        // Labels of tabs stand under a symbol that says the same.
        guard !["Drafts", "Notifications", "Profile"].contains(text.string) else { continue }
        #expect(text.pointSize >= least, "\(title): \(text.string)")
      }
    }
    #expect(least == 12)
  }

  @Test("with Increase Contrast every text reaches 4.5:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func texts(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = FigmaColors
    let grounds = [("canvas", Roles.canvas), ("surface", Roles.surface), ("card", Roles.card)]
    let fronts = [
      ("text", Roles.text), ("secondary", Roles.secondary), ("tertiary", Roles.tertiary), ("action", Roles.action),
      ("error", Roles.error),
    ]
    for (ground, below) in grounds {
      for (front, color) in fronts {
        let value = try ratio(color, on: below, settings)
        #expect(value >= 4.5, "\(front) on \(ground): \(value)")
      }
    }
    let pairs: [(String, Color, Color)] = [
      ("white on action", .white, Roles.actionFill), ("white on pressed", .white, Roles.actionPressed),
      ("white on pro", .white, .figmaBlurple), ("ink on free", .figmaInk, .figmaMacaronPink),
      ("success on canvas", Roles.success, Roles.canvas), ("warning on canvas", Roles.warning, Roles.canvas),
    ]
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 4.5, "\(name): \(value)")
    }
    for cube in FigmaCube.allCases {
      let value = try ratio(.white, on: cube.fill, settings)
      #expect(value >= 4.5, "\(cube): \(value)")
    }
  }

  @Test("with Increase Contrast every graphic reaches 3:1, in both schemes", arguments: [ColorScheme.light, .dark])
  func graphics(scheme: ColorScheme) throws {
    let settings = StageSettings(scheme: scheme, contrast: .increased)
    typealias Roles = FigmaColors
    var pairs: [(String, Color, Color)] = [
      ("border on canvas", Roles.divider, Roles.canvas), ("border on card", Roles.divider, Roles.card),
      ("line on canvas", Roles.hairline, Roles.canvas), ("button on canvas", Roles.actionFill, Roles.canvas),
      ("selection on canvas", Roles.selection, Roles.canvas), ("button on surface", Roles.actionFill, Roles.surface),
    ]
    for cube in FigmaCube.allCases { pairs.append(("\(cube)", cube.fill, Roles.canvas)) }
    for (name, front, ground) in pairs {
      let value = try ratio(front, on: ground, settings)
      #expect(value >= 3, "\(name): \(value)")
    }
  }

  @Test(
    "with Increase Contrast every text of every preview is strong enough", arguments: ["contrast", "dark-contrast"])
  func previews(variant: String) throws {
    let settings = try #require(KitPreviews.variants.first { $0.name == variant }).settings
    for (title, preview) in try KitPreviews(of: "FigmaKit").titled {
      let exhibit = try KitPreviews.exhibit(preview, settings)
      for text in try exhibit.snapshot().texts where !text.string.isEmpty && !text.color.hasSuffix("00") {
        // What is off or busy is paler, as the platform allows.
        guard title != "Primary button" || text.string != "New file" else { continue }
        // Faces of a stack lie on each other.
        guard text.string.count > 1 else { continue }
        #expect(text.contrast >= 4.5, "\(title): \(text.string), \(text.color) on \(text.background)")
      }
    }
  }

  @Test("without it the prescribed colours are seen, in both schemes")
  func prescribed() throws {
    #expect(
      try shades([
        FigmaColors.text, FigmaColors.secondary, FigmaColors.divider, FigmaColors.canvas, FigmaColors.surface,
      ])
        == shades([.figmaInk, .figmaTextSecondary, .figmaDividerLight, .figmaCanvas, .figmaSurfaceLight1]))
    #expect(
      try shades([FigmaColors.secondary, FigmaColors.hairline, FigmaColors.canvas, FigmaColors.surface], .dark)
        == shades([.figmaTextDarkSecondary, .figmaDarkDivider, .figmaDarkCanvas, .figmaDarkSurface1]))
  }
}
