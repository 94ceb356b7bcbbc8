import CoreGraphics
import Drawing
import Testing

@Suite("Damage") struct DisplayDamageTests {
  private static let picture = PixelRect(minX: 0, minY: 0, maxX: 1000, maxY: 1000)

  private func damage(_ old: DisplayList, _ new: DisplayList, scale: CGFloat = 1) -> DisplayDamage {
    DisplayDamage(from: old, to: new, picture: Self.picture, scale: scale)
  }

  private func square(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 10, _ color: ResolvedColor = .black) -> DisplayItem {
    .fill(.rect(CGRect(x: x, y: y, width: side, height: side)), .color(color), evenOdd: false)
  }

  private func row(_ node: Int, _ color: ResolvedColor = .black) -> DisplayList {
    DisplayList([square(0, 0, side: 30, color)], node: node)
  }

  /// The damage is these rectangles, give or take the pixels that edges are rounded by.
  private func expect(
    _ damage: DisplayDamage, near expected: [CGRect], slack: Int = 3,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let rects = damage.region.rects.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    #expect(rects.count == expected.count, "\(rects)", sourceLocation: sourceLocation)
    for (rect, expected) in zip(rects, expected.map { PixelRect(covering: $0).intersection(Self.picture) }) {
      #expect(rect.contains(expected), "\(rect) lacks some of \(expected)", sourceLocation: sourceLocation)
      #expect(
        expected.grown(by: slack).contains(rect), "\(rect) is larger than \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test("lists that say the same have no damage, be they one object or two")
  func same() {
    let list = DisplayList([square(5, 5), .list(row(1), at: CGPoint(x: 40, y: 40))])
    let other = DisplayList([square(5, 5), .list(row(1), at: CGPoint(x: 40, y: 40))])
    #expect(damage(list, list).region.isEmpty)
    #expect(damage(list, other).region.isEmpty)
  }

  @Test("what is moved damages where it was and where it is")
  func moved() {
    let child = row(1)
    let old = DisplayList([.list(child, at: CGPoint(x: 100, y: 100))])
    let new = DisplayList([.list(child, at: CGPoint(x: 500, y: 300))])
    expect(
      damage(old, new),
      near: [CGRect(x: 100, y: 100, width: 30, height: 30), CGRect(x: 500, y: 300, width: 30, height: 30)])
  }

  @Test("a content that is scrolled by whole pixels is moved, and what comes in or lies over it is drawn")
  func scrolled() {
    let rows = (0..<30).map { row($0) }
    func screen(_ offset: CGFloat, ground: DisplayItem) -> DisplayList {
      let content = DisplayList(rows.map { .list($0, at: CGPoint(x: 400, y: 50 * ($0.node ?? 0))) })
      return DisplayList([
        ground,
        .effect(
          .clip(.rect(CGRect(x: 0, y: 100, width: 1000, height: 800)), evenOdd: false),
          DisplayList([.list(content, at: CGPoint(x: 0, y: offset))])),
        square(900, 500),
      ])
    }
    let ground = square(0, 0, side: 1000, .white)
    let moved = damage(screen(0, ground: ground), screen(-40, ground: ground))
    #expect(
      moved.move == PixelMove(frame: PixelRect(minX: 0, minY: 100, maxX: 1000, maxY: 900), distance: -40))
    expect(
      moved,
      near: [CGRect(x: 900, y: 460, width: 10, height: 50), CGRect(x: 0, y: 860, width: 1000, height: 40)])
    // Parts of pixels, and a ground that scrolled content is not moved over.
    #expect(damage(screen(0, ground: ground), screen(-40.5, ground: ground)).move == nil)
    let spots = square(300, 300, side: 200, .white)
    #expect(damage(screen(0, ground: spots), screen(-40, ground: spots)).move == nil)
  }

  @Test("the scale of the picture scales the damage")
  func scale() {
    expect(
      damage(DisplayList([square(10, 20)]), DisplayList([square(10, 20, .white)]), scale: 3),
      near: [CGRect(x: 30, y: 60, width: 30, height: 30)])
  }

  @Test("what comes into a list damages itself, and the others are found again")
  func inserted() {
    let rows = (0..<6).map { row($0) }
    func item(_ index: Int, at place: Int) -> DisplayItem { .list(rows[index], at: CGPoint(x: place * 100, y: 500)) }
    let old = DisplayList([item(0, at: 0), item(1, at: 1), item(2, at: 2), item(3, at: 3)])
    let new = DisplayList([
      item(0, at: 0), item(4, at: 6), item(1, at: 1), item(2, at: 2), item(5, at: 8), item(3, at: 3),
    ])
    expect(
      damage(old, new),
      near: [CGRect(x: 600, y: 500, width: 30, height: 30), CGRect(x: 800, y: 500, width: 30, height: 30)])
    // And what goes.
    expect(
      damage(new, old),
      near: [CGRect(x: 600, y: 500, width: 30, height: 30), CGRect(x: 800, y: 500, width: 30, height: 30)])
  }

  @Test("a row that changes while another goes is still known by its node")
  func changedAmongOthers() {
    func list(_ rows: [DisplayList]) -> DisplayList {
      DisplayList(rows.map { .list($0, at: CGPoint(x: 100 * ($0.node ?? 0), y: 0)) })
    }
    let small = DisplayList([square(0, 0, side: 30), square(20, 20)], node: 5)
    let changed = DisplayList([square(0, 0, side: 30), square(20, 20, .white)], node: 5)
    expect(
      damage(list([row(1), row(2), small]), list([row(1), changed])),
      near: [CGRect(x: 200, y: 0, width: 30, height: 30), CGRect(x: 520, y: 20, width: 10, height: 10)])
  }

  @Test("two that change places in drawing order damage one of them")
  func reordered() {
    let (a, b) = (row(1), row(2, .white))
    func list(_ rows: [DisplayList]) -> DisplayList { DisplayList(rows.map { .list($0, at: CGPoint(x: 50, y: 50)) }) }
    expect(damage(list([a, b]), list([b, a])), near: [CGRect(x: 50, y: 50, width: 30, height: 30)])
  }

  @Test("a clip cuts the damage, and one that changes damages what it held and holds")
  func clip() {
    func list(_ color: ResolvedColor, width: CGFloat) -> DisplayList {
      let clip = Effect.clip(.rect(CGRect(x: 0, y: 0, width: width, height: 50)), evenOdd: false)
      return DisplayList([.effect(clip, DisplayList([square(0, 0, side: 400, color)]))])
    }
    expect(damage(list(.black, width: 60), list(.white, width: 60)), near: [CGRect(x: 0, y: 0, width: 60, height: 50)])
    expect(damage(list(.black, width: 60), list(.black, width: 90)), near: [CGRect(x: 0, y: 0, width: 90, height: 50)])
  }

  @Test("an opacity that changes damages the group, one that stays damages what changed in it")
  func opacity() {
    func list(_ opacity: Double, _ color: ResolvedColor) -> DisplayList {
      DisplayList([.effect(.opacity(opacity), DisplayList([square(100, 100, color), square(300, 100)]))])
    }
    expect(damage(list(0.5, .black), list(0.6, .black)), near: [CGRect(x: 100, y: 100, width: 210, height: 10)])
    expect(damage(list(0.5, .black), list(0.5, .white)), near: [CGRect(x: 100, y: 100, width: 10, height: 10)])
  }

  @Test("an opacity that goes from a shape's colour to a group's damages the whole group")
  func opacityOfOneColor() {
    func list(_ items: [DisplayItem]) -> DisplayList { DisplayList([.effect(.opacity(0.5), DisplayList(items))]) }
    expect(
      damage(list([square(100, 100)]), list([square(100, 100), square(300, 100)])),
      near: [CGRect(x: 100, y: 100, width: 210, height: 10)])
  }

  @Test("a shadow carries the damage to where it falls")
  func shadow() {
    func list(_ color: ResolvedColor) -> DisplayList {
      let shadow = Effect.shadow(color: .black, radius: 8, offset: CGSize(width: 0, height: 400))
      return DisplayList([.effect(shadow, DisplayList([square(100, 100, color)]))])
    }
    // The Gaussian's deviation is half the radius; three of them, and the pixels of the kernel.
    expect(
      damage(list(.black), list(.white)),
      near: [CGRect(x: 100, y: 100, width: 10, height: 10), CGRect(x: 88, y: 488, width: 34, height: 34)], slack: 8)
  }

  @Test("a blur spreads the damage by what its kernel reaches")
  func blur() {
    func list(_ color: ResolvedColor) -> DisplayList {
      DisplayList([.effect(.blur(radius: 4, opaque: false), DisplayList([square(100, 100, color), square(500, 500)]))])
    }
    expect(damage(list(.black), list(.white)), near: [CGRect(x: 88, y: 88, width: 34, height: 34)], slack: 8)
  }

  @Test("effects that fill the content's box damage it when the box grows")
  func boxes() {
    let something = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0.5]
    for effect in [Effect.blur(radius: 4, opaque: true), .colorMatrix(something)] {
      func list(_ items: [DisplayItem]) -> DisplayList { DisplayList([.effect(effect, DisplayList(items))]) }
      expect(
        damage(list([square(100, 100)]), list([square(100, 100), square(300, 100)])),
        near: [CGRect(x: 100, y: 100, width: 210, height: 10)], slack: 18)
      // A change within the box stays where it is.
      let small = damage(
        list([square(100, 100), square(300, 100)]), list([square(100, 100, .white), square(300, 100)]))
      #expect(small.region.rects.allSatisfy { $0.maxX < 140 })
    }
  }

  @Test("a material over what changed is damaged as far as it reads, one that lies below is not")
  func material() {
    let glass = DisplayList([
      .fill(
        .rect(CGRect(x: 0, y: 100, width: 1000, height: 100)),
        .backdrop(Backdrop(blurRadius: 5, saturation: 1, tint: .clear)), evenOdd: false)
    ])
    func list(_ color: ResolvedColor, glassIsBelow: Bool) -> DisplayList {
      let items: [DisplayItem] = [.list(glass, at: .zero), square(500, 95, color)]
      return DisplayList(glassIsBelow ? items : items.reversed())
    }
    expect(
      damage(list(.black, glassIsBelow: true), list(.white, glassIsBelow: true)),
      near: [CGRect(x: 500, y: 95, width: 10, height: 10)])
    // What changed ends 5 points below the glass's edge.
    expect(
      damage(list(.black, glassIsBelow: false), list(.white, glassIsBelow: false)),
      near: [CGRect(x: 485, y: 95, width: 40, height: 25)], slack: 8)
    // Far away it does not matter.
    let far = { (color: ResolvedColor) in DisplayList([self.square(500, 400, color), .list(glass, at: .zero)]) }
    expect(damage(far(.black), far(.white)), near: [CGRect(x: 500, y: 400, width: 10, height: 10)])
  }

  @Test("the shadow of what is drawn after a material falls below the material")
  func shadowBelowMaterial() {
    func list(_ color: ResolvedColor) -> DisplayList {
      let glass = DisplayItem.fill(
        .rect(CGRect(x: 0, y: 600, width: 1000, height: 100)),
        .backdrop(Backdrop(blurRadius: 5, saturation: 1, tint: .clear)), evenOdd: false)
      let shadow = Effect.shadow(color: .black, radius: 0, offset: CGSize(width: 0, height: 490))
      return DisplayList([.effect(shadow, DisplayList([glass, square(500, 105, color)]))])
    }
    // The shadow ends 5 points below the glass's upper edge.
    expect(
      damage(list(.black), list(.white)),
      near: [CGRect(x: 500, y: 105, width: 10, height: 10), CGRect(x: 485, y: 595, width: 40, height: 25)], slack: 8)
  }

  @Test("a mask that changes damages where there is content")
  func mask() {
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList([.effect(.mask(DisplayList([square(x, 100, side: 50)])), DisplayList([square(100, 100, side: 200)]))])
    }
    expect(damage(list(80), list(120)), near: [CGRect(x: 100, y: 100, width: 70, height: 50)])
  }

  @Test("under a projection all of it is damaged, where it is seen")
  func projection() {
    func list(_ color: ResolvedColor) -> DisplayList {
      // Twice as far away and a little more to the right: about half as large.
      let projection = Effect.projection([1, 0, 0, 0, 1, 0, 0.0001, 0, 2])
      return DisplayList([.effect(projection, DisplayList([square(200, 200, color), square(400, 400)]))])
    }
    expect(damage(list(.black), list(.white)), near: [CGRect(x: 99, y: 98, width: 101, height: 104)], slack: 5)
  }

  @Test("rectangles are few, and close ones are one")
  func region() {
    var region = DamageRegion()
    for index in 0..<100 {
      let (x, y) = (index % 10 * 100, index / 10 * 100)
      region.add(PixelRect(minX: x, minY: y, maxX: x + 10, maxY: y + 10))
    }
    #expect(region.rects.count <= DamageRegion.mostRects)
    for index in 0..<100 {
      let (x, y) = (index % 10 * 100, index / 10 * 100)
      #expect(region.rects.contains { $0.contains(PixelRect(minX: x, minY: y, maxX: x + 10, maxY: y + 10)) })
    }
    var close = DamageRegion()
    close.add(PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10))
    close.add(PixelRect(minX: 12, minY: 0, maxX: 20, maxY: 10))
    #expect(close.rects == [PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 10)])
  }

  @Test("one of 500 rows is found without a look into the others")
  func cost() {
    func list(_ changed: ResolvedColor) -> DisplayList {
      DisplayList(
        (0..<500).map { .list(row($0, $0 == 250 ? changed : .black), at: CGPoint(x: 0, y: 30 * CGFloat($0))) })
    }
    let rows = list(.black)
    var items = rows.items
    items[250] = .list(row(250, .white), at: CGPoint(x: 0, y: 7500))
    let found = DisplayDamage(
      from: rows, to: DisplayList(items), picture: PixelRect(minX: 0, minY: 0, maxX: 100, maxY: 15000), scale: 1)
    // The row and what it draws.
    #expect(found.visitedItems == 2)
    #expect(found.region.rects.reduce(0) { $0 + $1.count } < 40 * 40)
    // All rows are looked into where all are new objects.
    #expect(damage(rows, list(.white)).visitedItems >= 500)
  }
}
