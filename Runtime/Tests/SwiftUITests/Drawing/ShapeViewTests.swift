import CoreGraphics
import Drawing
import SwiftUI
import SwiftUICore
import Testing

@MainActor
@Suite("Shapes as views")
struct ShapeViewTests {
  private let blue = ResolvedColor(0x007AFF)
  private let red = ResolvedColor(0xFF3B30)

  private func drawn(_ view: some View) throws -> [DisplayItem] {
    try Host(view.frame(width: 40, height: 20)).drawn
  }

  @Test("standard shapes stay figures, so that the rasteriser can put them on whole pixels")
  func figures() throws {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(try drawn(Rectangle().fill(.blue)) == [.fill(.rect(box), .color(blue), evenOdd: false)])
    #expect(
      try drawn(RoundedRectangle(cornerRadius: 5).fill(.blue))
        == [
          .fill(
            .roundedRect(box, corner: CGSize(width: 5, height: 5), continuous: true), .color(blue), evenOdd: false)
        ])
    #expect(try drawn(Ellipse().fill(.blue)) == [.fill(.ellipse(box), .color(blue), evenOdd: false)])
  }

  @Test("a circle takes a square of the room it is offered")
  func circle() throws {
    let host = try Host(Circle().frame(width: 40, height: 20).border(.red))
    #expect(
      host.frames(of: "Circle")
        == host.frames(of: "Circle").map { CGRect(origin: $0.origin, size: CGSize(width: 20, height: 20)) })
  }

  @Test("a shape by itself is filled with the foreground, in its rank")
  func foreground() throws {
    #expect(try Host(Circle()).fills == [.black])
    #expect(try Host(Circle().foregroundStyle(.red)).fills == [red])
    let secondary = try Host(Circle().foregroundStyle(.secondary).foregroundStyle(.red)).fills
    #expect(secondary == [red.multiplyingAlpha(by: 0.5)])
    #expect(try Host(Circle().foregroundStyle(.secondary).foregroundStyle(.red, .blue)).fills == [blue])
  }

  @Test("a stroke runs along the edge, a border within it")
  func strokes() throws {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      try drawn(Rectangle().stroke(.red, lineWidth: 4)) == [.stroke(.rect(box), .color(red), Pen(width: 4))])
    #expect(
      try drawn(Rectangle().strokeBorder(.red, lineWidth: 4))
        == [.stroke(.rect(box.insetBy(dx: 2, dy: 2)), .color(red), Pen(width: 4))])
    #expect(
      try drawn(RoundedRectangle(cornerRadius: 6).strokeBorder(.red, lineWidth: 2))
        == [
          .stroke(
            .roundedRect(box.insetBy(dx: 1, dy: 1), corner: CGSize(width: 5, height: 5), continuous: true),
            .color(red), Pen(width: 2))
        ])
  }

  @Test("a border of 3 points leaves just the points within it")
  func borderPixels() throws {
    let host = try Host(Color.white.border(.black, width: 3), width: 10, height: 10, scale: 1)
    let picture = try host.picture(width: 10, height: 10)
    #expect((0..<10).map { picture.word(x: $0, y: 5) & 255 } == [0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
  }

  @Test("fills and strokes of one shape stand one over the other in their order")
  func chain() throws {
    let items = try drawn(Rectangle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.white))
    let colors = items.map { item -> ResolvedColor? in
      switch item {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
      default: nil
      }
    }
    #expect(colors == [red, blue, .white])
  }

  @Test("gradients are laid over the frame")
  func gradients() throws {
    let gradient = LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
    let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: .black, location: 1)]
    let expected = Paint.linear(stops: stops, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 40, y: 10))
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(try drawn(gradient) == [.fill(.rect(box), expected, evenOdd: false)])
    #expect(try drawn(Rectangle().fill(gradient)) == [.fill(.rect(box), expected, evenOdd: false)])
  }

  @Test("an environment that changes recolours what is below without running bodies")
  func scheme() throws {
    let flag = Flag<ColorScheme>()
    let host = try Host(
      Switchable(value: .light, flag: flag) { scheme in
        VStack {
          Circle().fill(.blue); Color.primary; Circle().fill(.tint)
        }.tint(.red).environment(\.colorScheme, scheme)
      })
    #expect(host.fills == [blue, .black, red])
    let bodies = host.graph.counters.bodies
    flag.binding?.wrappedValue = .dark
    try host.frame()
    #expect(host.fills == [ResolvedColor(0x0A84FF), .white, ResolvedColor(0xFF453A)])
    #expect(host.graph.counters.bodies == bodies + 1)
  }

  @Test("a shape of one's own is mirrored right to left, a rectangle is not")
  func mirroring() throws {
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 4, height: rect.height)) }
    }
    let host = try Host(
      Corner().frame(width: 40, height: 20).environment(\.layoutDirection, .rightToLeft))
    #expect(host.drawn == [.fill(.rect(CGRect(x: 30, y: 0, width: 10, height: 20)), .color(.black), evenOdd: false)])
  }

  @Test("an inner shadow darkens the edge and leaves the middle")
  func innerShadow() throws {
    let host = try Host(
      Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 4))), width: 40, height: 40, scale: 1)
    let picture = try host.picture(width: 40, height: 40, background: .white)
    #expect(picture.word(x: 0, y: 20) & 255 < 200)
    #expect(picture.word(x: 20, y: 20) & 255 == 255)
    // Nothing falls outside, and there is no line along the edge.
    #expect(picture.word(x: 0, y: 20) & 255 > 90)
  }
}
