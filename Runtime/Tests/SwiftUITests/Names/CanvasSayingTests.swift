import SwiftUI
import SwiftUICore
import Testing

/// What a canvas draws is what views draw.
@MainActor
@Suite("A canvas says what views say")
struct CanvasSayingTests {
  private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
    Canvas { context, _ in draw(&context) }.frame(width: 60, height: 40)
  }

  private func filtered(_ filter: GraphicsContext.Filter) -> some View {
    canvas { context in
      context.addFilter(filter)
      context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.blue))
    }
  }

  private var box: some View { Color.blue.frame(width: 60, height: 40) }

  @Test("filters are the effects of their names")
  func filters() throws {
    try expectSame(filtered(.contrast(0.3)), box.contrast(0.3), unlike: box)
    try expectSame(filtered(.saturation(0.3)), box.saturation(0.3), unlike: box)
    try expectSame(filtered(.grayscale(0.9)), box.grayscale(0.9), unlike: box)
    try expectSame(filtered(.hueRotation(.degrees(90))), box.hueRotation(.degrees(90)), unlike: box)
    try expectSame(filtered(.colorInvert()), box.colorInvert(), unlike: box)
    try expectSame(filtered(.luminanceToAlpha), box.luminanceToAlpha(), unlike: box)
    try expectSame(filtered(.colorMatrix(ColorMatrix())), box)
  }

  @Test("shadings are the styles of their names")
  func shadings() throws {
    func filled(_ shading: GraphicsContext.Shading) -> some View {
      canvas { $0.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: shading) }
    }
    func rectangle(_ style: some ShapeStyle) -> some View {
      Rectangle().fill(style).frame(width: 60, height: 40)
    }
    try expectSame(filled(.style(.red)), rectangle(.red), unlike: box)
    try expectSame(
      filled(.color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)),
      rectangle(Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)), unlike: box)
    try expectSame(
      filled(.color(.sRGB, white: 0.5, opacity: 0.5)), rectangle(Color(.sRGB, white: 0.5, opacity: 0.5)), unlike: box)
    let gradient = Gradient(colors: [.red, .green])
    try expectSame(
      filled(.radialGradient(gradient, center: CGPoint(x: 30, y: 20), startRadius: 2, endRadius: 20)),
      rectangle(RadialGradient(gradient: gradient, center: .center, startRadius: 2, endRadius: 20)), unlike: box)
    try expectSame(
      filled(.conicGradient(gradient, center: CGPoint(x: 30, y: 20), angle: .degrees(30))),
      rectangle(AngularGradient(gradient: gradient, center: .center, angle: .degrees(30))), unlike: box)
  }

  @Test("a turned, moved and stroked picture")
  func transforms() throws {
    let line = Path(CGRect(x: 10, y: 10, width: 20, height: 10))
    try expectSame(
      canvas { context in
        context.rotate(by: .degrees(20))
        context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
      },
      canvas { context in
        context.concatenate(CGAffineTransform(rotationAngle: 20 * .pi / 180))
        context.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [4, 2]))
      },
      unlike: canvas { $0.stroke(line, with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [4, 2])) })
    try expectSame(
      canvas { context in
        context.transform = CGAffineTransform(translationX: 5, y: 6)
        context.fill(line, with: .color(.red))
      },
      canvas { context in
        context.translateBy(x: 5, y: 6)
        context.fill(line, with: .color(.red))
      }, unlike: canvas { $0.fill(line, with: .color(.red)) })
  }

  @Test("what is blended is blended as layers of views are")
  func blending() throws {
    try expectSame(
      canvas { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.red))
        context.blendMode = .multiply
        context.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 40)), with: .color(.yellow))
      },
      ZStack {
        Color.red
        Color.yellow.blendMode(.multiply)
      }
      .frame(width: 60, height: 40), unlike: Color.yellow.frame(width: 60, height: 40))
  }

  @Test("the environment of a canvas is that of its place, and a resolved picture knows its size")
  func resolved() throws {
    var scheme: ColorScheme?
    var size: CGSize?
    var baseline: CGFloat?
    _ = try Host(
      canvas { context in
        scheme = context.environment.colorScheme
        let image = context.resolve(Image(systemName: "star"))
        size = image.size
        baseline = image.baseline
      }
      .environment(\.colorScheme, .dark)
    ).drawn
    #expect(scheme == .dark)
    let found = try #require(size)
    #expect(found.width > 0 && found.height > 0)
    #expect(try #require(baseline) <= found.height)
  }
}
