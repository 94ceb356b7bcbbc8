import SwiftUI
import SwiftUICore
import Testing

/// Gradients by their types are those by their short names, of colours, of stops, and of a gradient.
@MainActor
@Suite("Gradients and other styles, said in every way")
struct GradientSayingTests {
  private let colours: [Color] = [.red, .blue]
  private let stops: [Gradient.Stop] = [.init(color: .red, location: 0), .init(color: .blue, location: 1)]
  private var gradient: Gradient { Gradient(colors: colours) }
  private var plain: some View { Rectangle().fill(.red) }
  private func fill(_ style: some ShapeStyle) -> some View { Rectangle().fill(style) }

  @Test("stops keep their colours and places, evenly spread where none is said")
  func stopValues() {
    #expect(gradient.stops.map(\.location) == [0, 1] && gradient.stops.map(\.color) == colours)
    #expect(Gradient(stops: stops) == gradient)
  }

  @Test("linear")
  func linear() throws {
    let one = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    try expectSame(fill(one), fill(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)), unlike: plain)
    try expectSame(fill(one), fill(LinearGradient(colors: colours, startPoint: .top, endPoint: .bottom)))
    try expectSame(fill(one), fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
    try expectSame(fill(one), fill(.linearGradient(colors: colours, startPoint: .top, endPoint: .bottom)))
    try expectSame(fill(one), fill(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)))
  }

  @Test("radial")
  func radial() throws {
    let one = RadialGradient(gradient: gradient, center: .center, startRadius: 5, endRadius: 60)
    try expectSame(
      fill(one), fill(RadialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 60)), unlike: plain)
    try expectSame(fill(one), fill(RadialGradient(colors: colours, center: .center, startRadius: 5, endRadius: 60)))
    try expectSame(fill(one), fill(.radialGradient(gradient, center: .center, startRadius: 5, endRadius: 60)))
    try expectSame(fill(one), fill(.radialGradient(colors: colours, center: .center, startRadius: 5, endRadius: 60)))
    try expectSame(fill(one), fill(.radialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 60)))
  }

  @Test("elliptical")
  func elliptical() throws {
    let one = EllipticalGradient(gradient: gradient, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)
    try expectSame(
      fill(one),
      fill(EllipticalGradient(stops: stops, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)),
      unlike: plain)
    try expectSame(
      fill(one),
      fill(EllipticalGradient(colors: colours, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)))
    try expectSame(
      fill(one), fill(.ellipticalGradient(gradient, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)))
    try expectSame(
      fill(one),
      fill(.ellipticalGradient(colors: colours, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)))
    try expectSame(
      fill(one),
      fill(.ellipticalGradient(stops: stops, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)))
  }

  @Test("angular, and conic, which goes once round")
  func angular() throws {
    let start = Angle.degrees(20)
    let end = Angle.degrees(200)
    let one = AngularGradient(gradient: gradient, center: .center, startAngle: start, endAngle: end)
    try expectSame(
      fill(one), fill(AngularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)), unlike: plain)
    try expectSame(fill(one), fill(AngularGradient(colors: colours, center: .center, startAngle: start, endAngle: end)))
    try expectSame(fill(one), fill(.angularGradient(gradient, center: .center, startAngle: start, endAngle: end)))
    try expectSame(
      fill(one), fill(.angularGradient(colors: colours, center: .center, startAngle: start, endAngle: end)))
    try expectSame(fill(one), fill(.angularGradient(stops: stops, center: .center, startAngle: start, endAngle: end)))
    let conic = AngularGradient(gradient: gradient, center: .center, angle: start)
    try expectSame(
      fill(conic), fill(AngularGradient(stops: stops, center: .center, angle: start)), unlike: fill(one))
    try expectSame(fill(conic), fill(AngularGradient(colors: colours, center: .center, angle: start)))
    try expectSame(fill(conic), fill(.conicGradient(gradient, center: .center, angle: start)))
    try expectSame(fill(conic), fill(.conicGradient(colors: colours, center: .center, angle: start)))
    try expectSame(fill(conic), fill(.conicGradient(stops: stops, center: .center, angle: start)))
  }

  @Test("a colour's gradient and one of its own say the same")
  func simple() throws {
    try expectSame(fill(Color.red.gradient), fill(AnyShapeStyle(Color.red.gradient)), unlike: plain)
    try expectSame(
      fill(AnyGradient(gradient)), fill(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)))
  }

  @Test("names of colours are colours, and ranks are styles of their own")
  func names() throws {
    try expectSame(fill(.brown), fill(Color.brown), unlike: plain)
    try expectSame(fill(.cyan), fill(Color.cyan), unlike: plain)
    try expectSame(fill(.gray), fill(Color.gray), unlike: plain)
    try expectSame(fill(.tint), fill(TintShapeStyle()), unlike: plain)
    try expectSame(fill(.separator), fill(SeparatorShapeStyle()), unlike: plain)
    try expectSame(fill(.placeholder), fill(PlaceholderTextShapeStyle()), unlike: plain)
    try expectSame(fill(.link), fill(LinkShapeStyle()), unlike: plain)
    try expectSame(fill(.background), fill(BackgroundStyle()), unlike: plain)
    try expectSame(fill(.foreground), fill(ForegroundStyle()), unlike: plain)
    try expectSame(fill(.windowBackground), fill(WindowBackgroundShapeStyle()), unlike: plain)
    try expectSame(fill(.selection), fill(SelectionShapeStyle()), unlike: plain)
    let ranks: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    for (one, other) in zip(ranks, ranks.dropFirst()) {
      try expectSame(fill(one), fill(AnyShapeStyle(one)), unlike: fill(other))
    }
  }

  @Test("an image as paint, scaled and cut out")
  func images() throws {
    let image = Image(systemName: "star.fill")
    let half = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    let paint = ImagePaint(image: image, sourceRect: half, scale: 2)
    #expect(paint.sourceRect == half && paint.scale == 2 && paint.image == image)
    try expectSame(fill(.image(image, sourceRect: half, scale: 2)), fill(paint), unlike: plain)
  }

  @Test("materials differ from each other, the thinnest first")
  func materials() throws {
    func over(_ material: Material) -> some View { Color.red.overlay(material) }
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for (one, other) in zip(materials, materials.dropFirst()) {
      try expectSame(over(one), Color.red.overlay { Rectangle().fill(one) }, unlike: over(other))
    }
    try expectSame(Color.red.overlay(.ultraThickMaterial), over(.ultraThick))
  }
}
