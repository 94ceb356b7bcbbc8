import CoreGraphics
import Drawing
import SwiftUICore
import Testing

/// As an app writes it: no annotations.
private struct Wave: Shape {
  var phase: CGFloat
  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: phase))
    path.closeSubpath()
    return path
  }
}

@Suite("Shapes")
struct ShapeTests {
  let box = CGRect(x: 0, y: 0, width: 100, height: 40)

  @Test("standard shapes hand the rasteriser their figure")
  func figures() {
    #expect(Rectangle().figure(in: box) == .rect(box))
    #expect(Circle().figure(in: box) == .ellipse(CGRect(x: 30, y: 0, width: 40, height: 40)))
    #expect(Ellipse().figure(in: box) == .ellipse(box))
    #expect(
      RoundedRectangle(cornerRadius: 12).figure(in: box)
        == .roundedRect(box, corner: CGSize(width: 12, height: 12), continuous: true))
    #expect(
      Capsule(style: .circular).figure(in: box)
        == .roundedRect(box, corner: CGSize(width: 20, height: 20), continuous: false))
  }

  @Test("a border inside a rounded rectangle takes its width from the radius, too")
  func insets() {
    let inner = RoundedRectangle(cornerRadius: 12).inset(by: 2)
    #expect(
      inner.figure(in: box)
        == .roundedRect(
          CGRect(x: 2, y: 2, width: 96, height: 36), corner: CGSize(width: 10, height: 10),
          continuous: true))
    #expect(Circle().inset(by: 5).figure(in: box) == .ellipse(CGRect(x: 35, y: 5, width: 30, height: 30)))
    #expect(Rectangle().inset(by: 30).figure(in: box) == .rect(CGRect(x: 30, y: 20, width: 40, height: 0)))
  }

  @Test("a shape of an app fills the rectangle that it is given")
  func customShape() {
    let wave = Wave(phase: 10)
    #expect(wave.path(in: box).boundingRect == CGRect(x: 0, y: 15, width: 100, height: 5))
    #expect(wave.sizeThatFits(ProposedViewSize(width: 7, height: nil)) == CGSize(width: 7, height: 10))
    #expect(AnyShape(wave).path(in: box) == wave.path(in: box))
  }

  @Test("a shape turned, scaled, moved or mapped keeps to its anchor")
  func changes() {
    let rotated = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
    #expect(abs(rotated.minX - 30) < 1e-9 && abs(rotated.height - 100) < 1e-9)
    #expect(
      Rectangle().scale(0.5, anchor: .topLeading).path(in: box).boundingRect
        == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(Rectangle().offset(x: 3, y: 4).path(in: box).boundingRect == box.offsetBy(dx: 3, dy: 4))
    #expect(Rectangle().size(width: 5, height: 6).path(in: box).boundingRect.size == CGSize(width: 5, height: 6))
  }

  @Test("half of a circle's outline is half of its length")
  func trim() {
    let circle = CGRect(x: 0, y: 0, width: 20, height: 20)
    let half = Circle().trim(from: 0, to: 0.5).path(in: circle)
    #expect(abs(half.outline.length - 10 * .pi) < 0.02)
    // It starts at the right and runs clockwise on screen: the lower half.
    #expect(half.boundingRect.minY > 9.99)
  }

  @Test("shapes can be written with a leading dot where any shape will do")
  func accessors() {
    func take(_ shape: some Shape) -> Path { shape.path(in: box) }
    #expect(take(.rect) == Path(box))
    #expect(take(.rect(cornerRadius: 4)) == Path(roundedRect: box, cornerRadius: 4))
    #expect(take(.capsule) == Path(roundedRect: box, cornerRadius: 20))
    #expect(take(.circle) == Circle().path(in: box))
    #expect(
      take(.rect(topLeadingRadius: 8, topTrailingRadius: 8))
        == UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8, topTrailing: 8)).path(in: box))
  }
}
