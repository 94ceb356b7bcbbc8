import CoreGraphics
import Drawing
import SwiftUICore
import Testing

/// As an app writes it.
private struct Gold: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? Color(red: 1, green: 0.8, blue: 0) : Color(red: 0.6, green: 0.4, blue: 0)
  }
}

@Suite("Shape styles")
struct StyleTests {
  private func resolve(_ style: some ShapeStyle, _ change: (inout EnvironmentValues) -> Void = { _ in })
    -> _ResolvedStyle
  {
    var values = EnvironmentValues()
    change(&values)
    return style._resolve(values.styleContext)
  }

  private func hex(_ style: _ResolvedStyle) -> String? { style.color?.hexDescription }

  @Test("without a foreground of one's own, ranks are the label colours")
  func labels() {
    #expect(hex(resolve(.primary)) == "#000000FF")
    #expect(hex(resolve(.secondary)) == "#3C3C4399")
    #expect(hex(resolve(.tertiary)) == "#3C3C434D")
    #expect(hex(resolve(.foreground) { $0.colorScheme = .dark }) == "#FFFFFFFF")
  }

  @Test("ranks of a foreground are its own, fainter ones, or those that are given")
  func ranks() {
    let red = AnyShapeStyle(Color(red: 1, green: 0, blue: 0))
    let blue = AnyShapeStyle(Color(red: 0, green: 0, blue: 1))
    #expect(hex(resolve(.primary) { $0.setForegroundStyles([red]) }) == "#FF0000FF")
    #expect(hex(resolve(.secondary) { $0.setForegroundStyles([red]) }) == "#FF000080")
    #expect(hex(resolve(.secondary) { $0.setForegroundStyles([red, blue]) }) == "#0000FFFF")
    // Each foreground stands in the one around it.
    let inner = resolve(.secondary) {
      $0.setForegroundStyles([red])
      $0.setForegroundStyles([AnyShapeStyle(.foreground)])
    }
    #expect(hex(inner) == "#FF000080")
    #expect(hex(resolve(Color(red: 1, green: 0, blue: 0).tertiary)) == "#FF000040")
  }

  @Test("the tint is the accent colour until one is set")
  func tint() {
    #expect(hex(resolve(.tint)) == "#007AFFFF")
    #expect(hex(resolve(.tint) { $0.tint = AnyShapeStyle(.red) }) == "#FF3B30FF")
    #expect(hex(resolve(Color.accentColor) { $0.tint = AnyShapeStyle(.red) }) == "#FF3B30FF")
    // A tint that asks for the tint ends.
    #expect(hex(resolve(.tint) { $0.tint = AnyShapeStyle(.tint) }) == "#007AFFFF")
  }

  @Test("backgrounds, fills and lines have their system colours")
  func semantic() {
    #expect(hex(resolve(.background)) == "#FFFFFFFF")
    #expect(hex(resolve(.background.secondary)) == "#F2F2F7FF")
    #expect(hex(resolve(.background) { $0.backgroundStyle = AnyShapeStyle(.black) }) == "#000000FF")
    #expect(hex(resolve(.fill.tertiary)) == "#7676801F")
    #expect(hex(resolve(.separator)) == "#3C3C434A")
    #expect(hex(resolve(.placeholder)) == "#3C3C434D")
  }

  @Test("a style of an app is asked for another style in the environment")
  func custom() {
    #expect(hex(resolve(Gold())) == "#996600FF")
    #expect(hex(resolve(Gold().opacity(0.5)) { $0.colorScheme = .dark }) == "#FFCC0080")
  }

  @Test("gradients are laid over what they fill")
  func gradients() {
    let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    let linear = resolve(
      .linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    #expect(
      linear.paint(in: box)
        == .linear(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
          start: CGPoint(x: 10, y: 45), end: CGPoint(x: 110, y: 45)))
    let radial = resolve(RadialGradient(colors: [.black, .white], center: .center, startRadius: 2, endRadius: 30))
    guard case .radial(_, let center, 2, 30) = radial.paint(in: box) else {
      Issue.record("the radial gradient is missing")
      return
    }
    #expect(center == CGPoint(x: 60, y: 45))
    guard
      case .angular(_, _, let start, let end) = resolve(
        AngularGradient(gradient: Gradient(colors: [.black, .white]), center: .center)
      ).paint(in: box)
    else {
      Issue.record("the angular gradient is missing")
      return
    }
    #expect(start == 0 && abs(end - 2 * .pi) < 1e-12)
    let held = resolve(
      LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom).in(CGRect(x: 0, y: 0, width: 1, height: 1)))
    guard case .linear(_, _, let bottom) = held.paint(in: box) else {
      Issue.record("the anchored gradient is missing")
      return
    }
    #expect(bottom == CGPoint(x: 0.5, y: 1))
  }

  @Test("stops out of order or out of bounds are put right")
  func stops() {
    let gradient = Gradient(stops: [
      .init(color: .black, location: 0.5), .init(color: .white, location: 0.2), .init(color: .red, location: 3),
    ])
    #expect(gradient.resolvedStops(in: ColorContext()).map(\.location) == [0.5, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
    let perceptual = Gradient(colors: [.black, .white]).resolvedStops(in: ColorContext(), space: .perceptual)
    #expect(perceptual.count == 17 && perceptual.map(\.location) == perceptual.map(\.location).sorted())
  }

  @Test("materials are a blur with a tint that follows the scheme")
  func materials() {
    guard case .backdrop(let light) = resolve(.ultraThinMaterial).fill,
      case .backdrop(let thick) = resolve(.thickMaterial).fill,
      case .backdrop(let dark) = resolve(.ultraThinMaterial, { $0.colorScheme = .dark }).fill
    else {
      Issue.record("a material is no backdrop")
      return
    }
    #expect(light.tint.alpha < thick.tint.alpha)
    #expect(dark.tint.red < 0.2 && light.tint.red > 0.9)
    #expect(resolve(Material.bar.opacity(0.5)).opacity == 0.5)
  }

  @Test("styles of the engine can be compared, whatever holds them")
  func equality() {
    #expect(AnyShapeStyle(.red) == AnyShapeStyle(.red))
    #expect(AnyShapeStyle(.red) != AnyShapeStyle(.tint))
    #expect(AnyShapeStyle(Color.red.opacity(0.2).secondary) == AnyShapeStyle(Color.red.opacity(0.2).secondary))
  }
}
