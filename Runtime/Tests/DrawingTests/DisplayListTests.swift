import CoreGraphics
import Drawing
import Testing

@Suite("Display lists") struct DisplayListTests {
  private let square = DisplayItem.fill(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.black), evenOdd: false)

  @Test("bounds are those of everything that is drawn")
  func bounds() {
    #expect(DisplayList.empty.bounds.isNull)
    #expect(
      DisplayList([.list(DisplayList([square]), at: CGPoint(x: 10, y: 20))]).bounds
        == CGRect(x: 11, y: 22, width: 3, height: 4))
    let stroke = DisplayItem.stroke(
      .rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black), Pen(width: 2, join: .round))
    #expect(DisplayList([stroke]).bounds == CGRect(x: -1, y: -1, width: 12, height: 12))
    let doubled = DisplayItem.effect(.transform(CGAffineTransform(scaleX: 2, y: 2)), DisplayList([square]))
    #expect(doubled.bounds == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test("a clip cuts bounds, a shadow and a blur widen them")
  func effectBounds() {
    let list = DisplayList([square])
    let half = Effect.clip(.rect(CGRect(x: 0, y: 0, width: 2, height: 100)), evenOdd: false)
    #expect(half.bounds(of: list.bounds) == CGRect(x: 1, y: 2, width: 1, height: 4))
    // Three deviations, of which the radius is two.
    let shadow = Effect.shadow(color: .black, radius: 2, offset: CGSize(width: 10, height: 0))
    #expect(shadow.bounds(of: list.bounds).maxX >= 4 + 10 + 3)
    #expect(shadow.bounds(of: list.bounds).minX == 1)
    #expect(Effect.blur(radius: 2, opaque: false).bounds(of: list.bounds).minX <= 1 - 6)
    #expect(Effect.blur(radius: 2, opaque: false).bounds(of: .null).isNull)
  }

  @Test("equal lists are equal, whoever made them")
  func equality() {
    #expect(DisplayList([square]) == DisplayList([square]))
    #expect(DisplayList([square]) != DisplayList([square, square]))
  }

  @Test("the text of a list is one line an item, without needless digits")
  func description() {
    let run = GlyphRun(
      face: FontFace(file: "/x.ttf", name: "Inter-Bold"), drawSize: 16.5, glyphs: [], text: "Hi\nyou",
      isRightToLeft: true, isColor: false, width: 20.12345)
    let paint = Paint.linear(
      stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)], start: .zero,
      end: CGPoint(x: 0, y: 1.0 / 3))
    let list = DisplayList([
      .list(
        DisplayList([.marked(Mark(node: 5), DisplayList([square]))]), at: CGPoint(x: -0.0001, y: 7.5)),
      .effect(
        .shadow(color: ResolvedColor.black.multiplyingAlpha(by: 0.25), radius: 4, offset: CGSize(width: 0, height: 2)),
        DisplayList([
          .glyphs(run, at: CGPoint(x: 1, y: 2), paint)
        ])),
      .effect(.mask(DisplayList([square])), DisplayList([square])),
      .fill(
        .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9), corner: CGSize(width: 2, height: 2), continuous: true),
        paint, evenOdd: true),
      .stroke(
        .outline(Outline([.move(.zero), .quad(CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1)), .close])),
        .color(.black), Pen(width: 2, cap: .round, dash: [1, 2])),
    ])
    #expect(
      list.description == """
        list at (0 7.5)
          node 5
            fill rect (1 2 3 4) #000000
        shadow #00000040 radius 4 offset 0×2
          glyphs "Hi\\nyou" Inter-Bold 16.5 right-to-left width 20.123 at (1 2) \
        linear (0 0) to (0 0.333) [#FFFFFF 0, #00000000 1]
        mask
          fill rect (1 2 3 4) #000000
        through
          fill rect (1 2 3 4) #000000
        fill rounded (0 0 9 9) 2×2 continuous even-odd linear (0 0) to (0 0.333) [#FFFFFF 0, #00000000 1]
        stroke path "M0 0Q1 1 2 0Z" pen 2 round cap dash [1 2] from 0 #000000
        """)
  }

  @Test("numbers are written shortest, the same everywhere")
  func numbers() {
    let cases: [(CGFloat, String)] = [
      (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (1.0 / 3, "0.333"), (0.0004, "0"), (-0.0004, "0"),
      (1234567.1, "1234567.1"), (0.05, "0.05"), (.nan, "nan"), (-.infinity, "-inf"), (2.9999, "3"),
    ]
    for (value, text) in cases { #expect(value.short() == text) }
  }

  @Test("a visit sees each item where it ends up, under its clip and mark")
  func visit() {
    let inner = DisplayList([.marked(Mark(node: 9), DisplayList([square]))])
    let list = DisplayList([
      .effect(
        .clip(.rect(CGRect(x: 0, y: 0, width: 50, height: 50)), evenOdd: false),
        DisplayList([
          .effect(
            .transform(CGAffineTransform(scaleX: 2, y: 2)),
            DisplayList([.effect(.opacity(0.5), DisplayList([.list(inner, at: CGPoint(x: 5, y: 0))]))]))
        ])),
      square,
    ])
    var seen: [(CGRect, DisplayContext)] = []
    list.visit { item, context in seen.append((item.bounds.applying(context.transform), context)) }
    #expect(seen.count == 2)
    #expect(seen[0].0 == CGRect(x: 12, y: 4, width: 6, height: 8))
    #expect(seen[0].1.clip == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(seen[0].1.opacity == 0.5 && seen[0].1.node == 9)
    #expect(seen[1].1.node == nil && seen[1].1.clip.isInfinite && seen[1].1.opacity == 1)
    let hasMark: (DisplayItem) -> Bool = { if case .marked = $0 { true } else { false } }
    #expect(list.contains(where: hasMark) && !DisplayList([square]).contains(where: hasMark))
  }
}
