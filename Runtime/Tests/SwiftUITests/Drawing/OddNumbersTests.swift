import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

/// Numbers that no one means and that code arrives at nevertheless.
@MainActor
@Suite("Odd numbers")
struct OddNumbersTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, -1e300, 0.5,
  ]

  /// Lays out, records and rasterises; nothing is expected but that it ends.
  private func draw(_ view: some View) throws {
    let host = try Host(view.frame(width: 20, height: 20), width: 24, height: 24, scale: 1)
    _ = try host.picture(width: 24, height: 24)
  }

  @Test("effects end with any number", arguments: numbers)
  func effects(_ n: Double) throws {
    try draw(Color.red.opacity(n))
    try draw(Color.red.modifier(Opaque(n: n)))
    try draw(Color.red.blur(radius: n))
    try draw(Color.red.shadow(color: .black, radius: n, x: n, y: n))
    try draw(Color.red.scaleEffect(n))
    try draw(Color.red.scaleEffect(x: n, y: 1, anchor: UnitPoint(x: n, y: n)))
    try draw(Color.red.rotationEffect(.degrees(n)))
    try draw(Color.red.rotation3DEffect(.degrees(n), axis: (x: n, y: 1, z: 0), anchorZ: n, perspective: n))
    try draw(Color.red.transformEffect(CGAffineTransform(n, 0, 0, 1, n, 0)))
    try draw(Color.red.brightness(n).contrast(n).saturation(n).grayscale(n).hueRotation(.degrees(n)))
    try draw(Color.red.cornerRadius(n).border(.blue, width: n))
    try draw(Color.red.offset(x: n, y: n))
    try draw(Color.red.padding(n))
    try draw(Color.red.safeAreaPadding(n))
    try draw(Color.red.visualEffect { effect, _ in effect.offset(x: n).scaleEffect(n) })
  }

  private struct Opaque: ViewModifier {
    let n: Double
    func body(content: Content) -> some View { content.overlay(Color.blue.opacity(n)) }
  }

  @Test("shapes end with any number", arguments: numbers)
  func shapes(_ n: Double) throws {
    try draw(Circle().frame(width: n, height: n))
    try draw(Circle().frame(minWidth: n, maxWidth: n))
    try draw(Circle().stroke(.red, lineWidth: n))
    try draw(Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: n, miterLimit: n, dash: [n, 2], dashPhase: n)))
    try draw(RoundedRectangle(cornerRadius: n).strokeBorder(lineWidth: 2))
    try draw(UnevenRoundedRectangle(topLeadingRadius: n, bottomTrailingRadius: n))
    try draw(Circle().trim(from: n, to: 1 - n).stroke(lineWidth: 2))
    try draw(Rectangle().inset(by: n).scale(n).rotation(.degrees(n)).offset(x: n))
    try draw(
      Path {
        $0.addArc(center: CGPoint(x: n, y: n), radius: n, startAngle: .degrees(n), endAngle: .zero, clockwise: true)
      })
    try draw(
      LinearGradient(stops: [.init(color: .red, location: n)], startPoint: UnitPoint(x: n, y: 0), endPoint: .bottom))
    try draw(RadialGradient(colors: [.red, .blue], center: UnitPoint(x: n, y: n), startRadius: n, endRadius: 1))
    try draw(RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: n))
    try draw(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(n), endAngle: .degrees(-n)))
    try draw(Rectangle().fill(.red.shadow(.inner(radius: n, x: n))))
  }

  @Test("images, canvases and layouts end with any number", arguments: numbers)
  func images(_ n: Double) throws {
    try draw(Image(systemName: "star").font(.system(size: n)))
    try draw(Image(systemName: "star").resizable().frame(width: n, height: 3))
    try draw(Image(systemName: "star").resizable().aspectRatio(n, contentMode: .fit))
    try draw(Image("none").resizable().frame(width: 5, height: n))
    try draw(
      Image(size: CGSize(width: n, height: n)) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: n, height: 1)), with: .color(.red))
      })
    try draw(
      Canvas { context, size in
        context.translateBy(x: n, y: 0)
        context.scaleBy(x: n, y: n)
        context.addFilter(.blur(radius: n))
        context.clip(to: Path(CGRect(x: n, y: n, width: n, height: n)))
        context.opacity = n
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    try draw(
      Canvas { context, size in
        let all = Path(CGRect(origin: .zero, size: size))
        context.fill(
          all,
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: CGPoint(x: n, y: 0), endPoint: .zero, options: .repeat))
        context.fill(
          all,
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: CGPoint(x: n, y: 0), startRadius: n, endRadius: 3, options: .mirror
          ))
        context.fill(
          all,
          with: .tiledImage(
            Image(systemName: "star"), origin: CGPoint(x: n, y: n), sourceRect: CGRect(x: n, y: 0, width: n, height: 1),
            scale: n))
        context.draw(Text("a"), in: CGRect(x: n, y: n, width: n, height: n))
        context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: n, height: n))
      })
    try draw(
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          Color.red; Color.blue.gridCellAnchor(UnitPoint(x: n, y: n))
        }
      })
    try draw(
      HStackLayout(spacing: n) {
        Color.red; Color.blue
      })
    try draw(GeometryReader { geometry in Color.red.frame(width: geometry.size.width * n) })
    try draw(Color.red.safeAreaInset(edge: .top, spacing: n) { Color.blue.frame(height: n) })
  }
}
