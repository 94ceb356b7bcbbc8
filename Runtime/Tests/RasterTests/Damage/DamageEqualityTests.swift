import CoreGraphics
import Drawing
import Foundation
import Raster
import Testing

/// What is drawn of the damage alone is, byte for byte, what is drawn of everything.
@Suite("Damage and whole pictures") struct DamageEqualityTests {
  private static let size = CGSize(width: 150, height: 130)

  @Test("after any changes a picture kept by its damage is the whole picture", arguments: 0..<40)
  func randomChanges(seed: Int) throws {
    var random = Seeded(seed)
    let scale = random.pick([1, 2, 3, 1.37])
    let rasterizer = try Rasterizer()
    let tree = RandomTree(&random, depth: 3)
    var shown = tree.list
    let live = try rasterizer.render(shown, size: Self.size, scale: scale, background: .white)
    for step in 0..<12 {
      for _ in 0..<random.count(1...2) { tree.change(&random) }
      let damage = DisplayDamage(from: shown, to: tree.list, picture: live.rect, scale: scale)
      shown = tree.list
      if let move = damage.move { live.move(move) }
      try rasterizer.render(shown, into: live, scale: scale, damage: damage.region.rects, background: .white)
      let whole = try Rasterizer().render(shown, size: Self.size, scale: scale, background: .white)
      #expect(
        live.bytes == whole.bytes,
        "seed \(seed), step \(step), scale \(scale): \(live.difference(from: whole)) at \(live.firstDifference(from: whole)); damage \(damage.region.rects)"
      )
      if live.bytes != whole.bytes { return }
    }
  }

  @Test("pixels that are moved with a scrolled content are those of the whole picture", arguments: 0..<60)
  func scrolling(seed: Int) throws {
    var random = Seeded(seed + 2000)
    let scale: CGFloat = random.pick([1, 2, 3])
    let rasterizer = try Rasterizer()
    let trees = (0..<8).map { _ in RandomTree(&random, depth: 1) }
    let ground = DisplayItem.fill(
      .rect(CGRect(origin: .zero, size: Self.size)), .color(random.color()), evenOdd: false)
    let box = CGRect(x: 7, y: 5, width: 130, height: 120)
    let figure = random.pick([
      Figure.rect(box), .roundedRect(box, corner: CGSize(width: 9, height: 9), continuous: true),
    ])
    let bars = random.chance(0.5) ? [random.item()] : [random.item(), random.glass()]
    func screen(_ offset: CGFloat) -> DisplayList {
      let content = DisplayList(trees.enumerated().map { .list($1.list, at: CGPoint(x: 10, y: CGFloat($0) * 40)) })
      return DisplayList(
        [ground, .effect(.clip(figure, evenOdd: false), DisplayList([.list(content, at: CGPoint(x: 0, y: offset))]))]
          + bars)
    }
    var offset = 0.0
    var shown = screen(offset)
    let live = try rasterizer.render(shown, size: Self.size, scale: scale, background: .white)
    for step in 0..<12 {
      if random.chance(0.4) { random.pick(trees).change(&random) }
      offset += random.pick([-7, -20, 3, -0.25, 11])
      let list = screen(offset)
      let damage = DisplayDamage(from: shown, to: list, picture: live.rect, scale: scale)
      shown = list
      if let move = damage.move { live.move(move) }
      try rasterizer.render(shown, into: live, scale: scale, damage: damage.region.rects, background: .white)
      let whole = try Rasterizer().render(shown, size: Self.size, scale: scale, background: .white)
      #expect(
        live.bytes == whole.bytes,
        "seed \(seed), step \(step), scale \(scale): \(live.difference(from: whole)) at \(live.firstDifference(from: whole)); \(String(describing: damage.move)), damage \(damage.region.rects)"
      )
      if live.bytes != whole.bytes { return }
    }
  }

  @Test("any part that is drawn by itself is as in the whole", arguments: 0..<40)
  func parts(seed: Int) throws {
    var random = Seeded(seed + 1000)
    let scale = random.pick([1, 2, 3, 1.37])
    let list = RandomTree(&random, depth: 3).list
    let whole = try Rasterizer().render(list, size: Self.size, scale: scale, background: .white)
    let rasterizer = try Rasterizer()
    for _ in 0..<6 {
      let part = PixelRect(covering: random.rect().applying(CGAffineTransform(scaleX: scale, y: scale)))
        .intersection(whole.rect)
      let alone = try rasterizer.render(.empty, size: Self.size, scale: scale, background: .black)
      try rasterizer.render(list, into: alone, scale: scale, damage: [part], background: .white)
      for y in 0..<whole.height {
        for x in 0..<whole.width {
          let isInside = x >= part.minX && x < part.maxX && y >= part.minY && y < part.maxY
          let expected = isInside ? whole.word(x: x, y: y) : 0xFF00_0000
          guard alone.word(x: x, y: y) != expected else { continue }
          Issue.record("seed \(seed), part \(part), scale \(scale): pixel \(x), \(y)")
          return
        }
      }
    }
  }
}

extension Bitmap {
  /// The first pixel that differs, in reading order.
  func firstDifference(from other: Bitmap) -> CGPoint? {
    for y in 0..<height {
      for x in 0..<width where word(x: x, y: y) != other.word(x: x, y: y) { return CGPoint(x: x, y: y) }
    }
    return nil
  }
}
