import CoreGraphics
import Drawing
import SwiftUICore
import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  private func hex(_ color: Color, _ context: ColorContext = ColorContext()) -> String {
    String(color.resolved(in: context).hexDescription.dropLast(2))
  }

  @Test("three decimals survive the way to eight bits and back, for every byte")
  func roundTrip() {
    for byte in 0...255 {
      let component = (Double(byte) / 255 * 1000).rounded() / 1000
      let color = Color(red: component, green: component, blue: component)
      let shown = color.resolved(in: ColorContext())
      #expect(Int((shown.red * 255).rounded()) == byte)
    }
  }

  @Test("the palette of iOS 18, light and dark")
  func palette18() {
    let table: [(Color, String, String)] = [
      (.red, "#FF3B30", "#FF453A"), (.orange, "#FF9500", "#FF9F0A"), (.yellow, "#FFCC00", "#FFD60A"),
      (.green, "#34C759", "#30D158"), (.mint, "#00C7BE", "#63E6E2"), (.teal, "#30B0C7", "#40C8E0"),
      (.cyan, "#32ADE6", "#64D2FF"), (.blue, "#007AFF", "#0A84FF"), (.indigo, "#5856D6", "#5E5CE6"),
      (.purple, "#AF52DE", "#BF5AF2"), (.pink, "#FF2D55", "#FF375F"), (.brown, "#A2845E", "#AC8E68"),
      (.gray, "#8E8E93", "#8E8E93"), (.white, "#FFFFFF", "#FFFFFF"), (.black, "#000000", "#000000"),
      (.primary, "#000000", "#FFFFFF"), (.secondary, "#3C3C43", "#EBEBF5"),
    ]
    for (color, light, dark) in table {
      #expect(hex(color) == light)
      #expect(hex(color, ColorContext(scheme: .dark)) == dark)
    }
    #expect(Color.secondary.resolved(in: ColorContext()).alpha == 0.6)
  }

  @Test("iOS 26 has hues of its own, and the same gray")
  func palette26() {
    let context = ColorContext(palette: .iOS26)
    #expect(hex(.blue, context) == "#0088FF")
    #expect(hex(.orange, context) == "#FF8D28")
    #expect(hex(.red, context) == "#FF383C")
    #expect(hex(.gray, context) == "#8E8E93")
    #expect(hex(.accentColor, context) == "#0088FF")
  }

  @Test("a sheet's dark backgrounds are one step lighter")
  func elevation() {
    let ground = Color(uiColor: .systemBackground)
    #expect(hex(ground, ColorContext(scheme: .dark)) == "#000000")
    #expect(hex(ground, ColorContext(scheme: .dark, isElevated: true)) == "#1C1C1E")
    #expect(hex(ground, ColorContext(isElevated: true)) == "#FFFFFF")
    #expect(hex(.red, ColorContext(contrast: .increased)) == "#D70015")
  }

  @Test("Display P3 is kept in extended sRGB, outside the gamut")
  func displayP3() {
    // The red of P3 in sRGB, as published for CSS Color 4: 1.0930, −0.2267, −0.1501.
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: ColorContext())
    #expect(abs(red.red - 1.0930) < 1e-4 && abs(red.green + 0.2267) < 1e-4 && abs(red.blue + 0.1501) < 1e-4)
    let back = ColorMath.displayP3(fromSRGB: (red.red, red.green, red.blue))
    #expect(abs(back.0 - 1) < 1e-9 && abs(back.1) < 1e-9 && abs(back.2) < 1e-9)
    #expect(hex(Color(.displayP3, white: 0.5)) == hex(Color(white: 0.5)))
    // 0.5 in linear light is #BC in sRGB.
    #expect(hex(Color(.sRGBLinear, white: 0.5)) == "#BCBCBC")
  }

  @Test("hue, saturation and brightness, there and back")
  func hsb() {
    #expect(hex(Color(hue: 0.5, saturation: 1, brightness: 1)) == "#00FFFF")
    #expect(hex(Color(hue: 1.0 / 12, saturation: 1, brightness: 1)) == "#FF8000")
    #expect(hex(Color(hue: -0.5, saturation: 1, brightness: 1)) == "#00FFFF")
    var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 1, green: 0.5, blue: 0, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
    #expect(abs(h - 1.0 / 12) < 1e-9 && s == 1 && b == 1)
  }

  @Test("opacity multiplies, also of a colour that adapts")
  func opacity() {
    let color = Color.secondary.opacity(0.5)
    #expect(abs(color.resolved(in: ColorContext()).alpha - 0.3) < 1e-12)
    #expect(Color.red.opacity(0.5).opacity(0.5).resolved(in: ColorContext()).alpha == 0.25)
    #expect(Color.red.opacity(0.5) == Color.red.opacity(0.5) && Color.red != Color.blue)
  }

  @Test("a dynamic UIColor follows the scheme through Color and back")
  func dynamic() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(hex(Color(dynamic)) == "#000000")
    #expect(hex(Color(dynamic), ColorContext(scheme: .dark)) == "#FFFFFF")
    let again = UIColor(Color(dynamic).opacity(0.5))
    let dark = again.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark.resolved(with: .current) == ResolvedColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    // A provider that goes in a circle ends all the same.
    final class Box: @unchecked Sendable { var color: UIColor? }
    let box = Box()
    let circle = UIColor { _ in box.color! }
    box.color = circle
    #expect(circle.resolved(with: .current) == .clear)
  }

  @Test("a hex initialiser as apps write it compiles and is exact")
  func appHex() {
    #expect(hex(Color(hexText: "#E44332")) == "#E44332")
    #expect(hex(Color(hexText: "0061FE")) == "#0061FE")
  }

  @Test("resolved colours are in linear light and read as hex")
  func resolved() throws {
    let resolved = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 1)
    #expect(resolved.description == "#FF8000FF")
    #expect(abs(resolved.linearGreen - 0.2140) < 1e-4)
    let data = try JSONEncoder().encode(resolved)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == resolved)
    #expect(Color.blue.resolve(in: EnvironmentValues()).description == "#007AFFFF")
  }

  @Test("halfway between black and white is a middle gray for the device, and one that looks so for the eye")
  func mixing() {
    #expect(hex(Color.black.mix(with: .white, by: 0.5, in: .device)) == "#808080")
    // Oklab lightness 0.5 is #636363.
    #expect(hex(Color.black.mix(with: .white, by: 0.5)) == "#636363")
    let faded = Color.clear.mix(with: .red, by: 0.5, in: .device).resolved(in: ColorContext())
    #expect(faded.alpha == 0.5 && abs(faded.red - 1) < 1e-12)
  }
}

extension Color {
  fileprivate init(hexText: String) {
    let digits = hexText.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var value: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&value)
    self.init(
      .sRGB, red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255, opacity: 1)
  }
}
