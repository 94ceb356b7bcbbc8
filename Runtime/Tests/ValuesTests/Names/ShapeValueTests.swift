import CoreGraphics
import SwiftUICore
import Testing

/// Outlines of shapes, by their bounds and by points that lie inside and outside of them.
@Suite("Shapes as outlines")
struct ShapeValueTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
      && abs(a.maxY - b.maxY) < 1e-6
  }

  @Test("shapes fill the box that they are given, and an inset one less on every side")
  func insets() {
    let inner = CGRect(x: 3, y: 3, width: 34, height: 14)
    #expect(Rectangle().path(in: box).boundingRect == box)
    #expect(isNear(Ellipse().path(in: box).boundingRect, box))
    #expect(isNear(Capsule().path(in: box).boundingRect, box))
    #expect(isNear(Ellipse().inset(by: 3).path(in: box).boundingRect, inner))
    #expect(isNear(Capsule().inset(by: 3).path(in: box).boundingRect, inner))
    #expect(isNear(Rectangle().inset(by: 3).path(in: box).boundingRect, inner))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
    #expect(isNear(uneven.inset(by: 3).path(in: box).boundingRect, inner))
    #expect(isNear(Circle().path(in: box).boundingRect, CGRect(x: 10, y: 0, width: 20, height: 20)))
  }

  @Test("a circle asks for a square, and other shapes for what they are offered")
  func sizes() {
    let proposal = ProposedViewSize(width: 40, height: 20)
    #expect(Circle().sizeThatFits(proposal) == CGSize(width: 20, height: 20))
    #expect(AnyShape(Circle()).sizeThatFits(proposal) == CGSize(width: 20, height: 20))
    #expect(AnyShape(Rectangle()).sizeThatFits(proposal) == box.size)
    #expect(AnyShape(Circle()).path(in: box) == Circle().path(in: box))
  }

  @Test("a shape is moved, scaled, turned, transformed and sized")
  func derived() {
    let shape = Rectangle()
    #expect(shape.offset(CGSize(width: 5, height: 6)).path(in: box).boundingRect == box.offsetBy(dx: 5, dy: 6))
    #expect(shape.offset(CGPoint(x: 5, y: 6)).path(in: box).boundingRect == box.offsetBy(dx: 5, dy: 6))
    #expect(shape.offset(x: 5).path(in: box).boundingRect == box.offsetBy(dx: 5, dy: 0))
    let half = CGRect(x: 20, y: 5, width: 20, height: 10)
    #expect(isNear(shape.scale(0.5, anchor: .trailing).path(in: box).boundingRect, half))
    #expect(isNear(shape.scale(x: 0.5, y: 0.5, anchor: .trailing).path(in: box).boundingRect, half))
    let turned = shape.rotation(.degrees(90)).path(in: box).boundingRect
    #expect(isNear(turned, CGRect(x: 10, y: -10, width: 20, height: 40)))
    let doubled = shape.transform(CGAffineTransform(scaleX: 2, y: 2)).path(in: box).boundingRect
    #expect(isNear(doubled, CGRect(x: 0, y: 0, width: 80, height: 40)))
    let small = CGRect(x: 0, y: 0, width: 7, height: 8)
    #expect(shape.size(small.size).path(in: box).boundingRect == small)
    #expect(shape.size(width: 7, height: 8).path(in: box).boundingRect == small)
  }

  @Test("what a derived shape is made of can be read, and counts up with it")
  func parts() {
    var offset = OffsetShape(shape: Rectangle(), offset: CGSize(width: 1, height: 2))
    offset.animatableData.second += offset.animatableData.second
    #expect(offset.offset == CGSize(width: 2, height: 4) && offset.shape.path(in: box).boundingRect == box)
    #expect(offset.inset(by: 2).path(in: box).boundingRect == CGRect(x: 4, y: 6, width: 36, height: 16))
    var scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 3), anchor: .topLeading)
    #expect(scaled.anchor == .topLeading && scaled.shape.path(in: box).boundingRect == box)
    let data = scaled.animatableData
    scaled.animatableData = data + data
    #expect(scaled.scale == CGSize(width: 4, height: 6))
    var rotated = RotatedShape(shape: Rectangle(), angle: .degrees(20), anchor: .bottom)
    let turn = rotated.animatableData
    rotated.animatableData = turn + turn
    #expect(abs(rotated.angle.degrees - 40) < 1e-9 && rotated.anchor == UnitPoint(x: 1, y: 2))
    #expect(rotated.shape.path(in: box).boundingRect == box)
    let level = RotatedShape(shape: Rectangle(), angle: .zero)
    #expect(isNear(level.inset(by: 2).path(in: box).boundingRect, box.insetBy(dx: 2, dy: 2)))
    let transformed = TransformedShape(shape: Rectangle(), transform: CGAffineTransform(translationX: 3, y: 0))
    #expect(transformed.transform.tx == 3 && transformed.shape.path(in: box).boundingRect == box)
    #expect(transformed.path(in: box).boundingRect.minX == 3)
  }

  @Test("derived shapes are drawn in the role of what they are made of")
  func roles() {
    #expect(Rectangle.role == .fill && OffsetShape<Rectangle>.role == .fill)
    #expect(ScaledShape<Circle>.role == .fill && RotatedShape<Circle>.role == .fill)
    #expect(TransformedShape<Circle>.role == .fill && ShapeRole.stroke != .fill && ShapeRole.separator != .stroke)
  }

  @Test("shapes with a leading edge mirror, and those without do not need to")
  func mirroring() {
    #expect(Rectangle().layoutDirectionBehavior == .fixed && Circle().layoutDirectionBehavior == .fixed)
    #expect(Capsule().layoutDirectionBehavior == .fixed && Ellipse().layoutDirectionBehavior == .fixed)
    #expect(UnevenRoundedRectangle(topLeadingRadius: 5).layoutDirectionBehavior == .mirrors)
    #expect(OffsetShape(shape: Circle(), offset: .zero).layoutDirectionBehavior == .fixed)
    #expect(ScaledShape(shape: Circle(), scale: CGSize(width: 1, height: 1)).layoutDirectionBehavior == .fixed)
    #expect(RotatedShape(shape: Circle(), angle: .zero).layoutDirectionBehavior == .fixed)
    #expect(TransformedShape(shape: Circle(), transform: .identity).layoutDirectionBehavior == .fixed)
  }

  @Test("rounded rectangles keep their corners and styles")
  func corners() {
    let round = RoundedRectangle(cornerSize: CGSize(width: 4, height: 6), style: .circular)
    #expect(round.cornerSize == CGSize(width: 4, height: 6) && round.style == .circular)
    #expect(RoundedRectangle(cornerRadius: 5).style == .continuous)
    #expect(round.path(in: box) == Path(roundedRect: box, cornerSize: round.cornerSize, style: .circular))
    #expect(!round.path(in: box).contains(CGPoint(x: 0.2, y: 0.2)))
    #expect(round.path(in: box).contains(CGPoint(x: 4, y: 6)))
    var grown = RoundedRectangle(cornerRadius: 5)
    grown.animatableData += grown.animatableData
    #expect(grown.cornerSize == CGSize(width: 10, height: 10))
    #expect(Capsule(style: .circular).style == .circular)
    var uneven = UnevenRoundedRectangle(topLeadingRadius: 5, style: .circular)
    uneven.animatableData += uneven.animatableData
    #expect(uneven.cornerRadii.topLeading == 10 && uneven.style == .circular)
  }

  @Test("shapes by name are the shapes by type")
  func named() {
    func outline(_ shape: some Shape) -> Path { shape.path(in: box) }
    let radii = RectangleCornerRadii(topLeading: 5)
    #expect(outline(.capsule(style: .circular)) == Capsule(style: .circular).path(in: box))
    #expect(outline(.ellipse) == Ellipse().path(in: box) && outline(.circle) == Circle().path(in: box))
    #expect(
      outline(.rect(cornerSize: CGSize(width: 3, height: 3)))
        == RoundedRectangle(cornerSize: CGSize(width: 3, height: 3)).path(in: box))
    #expect(outline(.rect(cornerRadii: radii)) == UnevenRoundedRectangle(cornerRadii: radii).path(in: box))
    #expect(Path(roundedRect: box, cornerRadii: radii) == UnevenRoundedRectangle(cornerRadii: radii).path(in: box))
  }
}
