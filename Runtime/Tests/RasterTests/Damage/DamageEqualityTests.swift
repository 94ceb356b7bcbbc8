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
    let tree = RandomTree(&random, depth: 3)
    let kept = try KeptPicture(of: tree.list, size: Self.size, scale: scale)
    for step in 0..<12 {
      for _ in 0..<random.count(1...2) { tree.change(&random) }
      guard try kept.follow(tree.list, "seed \(seed), step \(step)") else { return }
    }
  }

  @Test("pixels that are moved with a scrolled content are those of the whole picture")
  func scrolling() throws {
    // Many of the screens have something that keeps pixels from being moved; without others this would show nothing.
    #expect(try (0..<60).reduce(0) { try $0 + movesOfScrolling(seed: $1) } > 100)
  }

  /// - Returns: how many changes of a random screen moved pixels.
  private func movesOfScrolling(seed: Int) throws -> Int {
    var random = Seeded(seed + 2000)
    let scale: CGFloat = random.pick([1, 2, 3])
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
    let kept = try KeptPicture(of: screen(offset), size: Self.size, scale: scale)
    for step in 0..<12 {
      if random.chance(0.4) { random.pick(trees).change(&random) }
      offset += random.pick([-7, -20, 3, -0.25, 11])
      guard try kept.follow(screen(offset), "seed \(seed), step \(step)") else { break }
    }
    return kept.moves
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

/// A picture that is kept by its damage, beside one that is drawn whole each time.
private final class KeptPicture {
  private let rasterizer: Rasterizer
  private let live: Bitmap
  private var shown: DisplayList
  private let size: CGSize
  private let scale: CGFloat
  /// Changes that moved pixels.
  private(set) var moves = 0

  init(of list: DisplayList, size: CGSize, scale: CGFloat) throws {
    rasterizer = try Rasterizer()
    live = try rasterizer.render(list, size: size, scale: scale, background: .white)
    shown = list
    self.size = size
    self.scale = scale
  }

  /// Shows another list.
  /// - Returns: whether every byte is that of the whole picture.
  func follow(_ list: DisplayList, _ place: String) throws -> Bool {
    let damage = DisplayDamage(from: shown, to: list, picture: live.rect, scale: scale)
    shown = list
    if let move = damage.move {
      live.move(move)
      moves += 1
    }
    try rasterizer.render(list, into: live, scale: scale, damage: damage.region.rects, background: .white)
    let whole = try Rasterizer().render(list, size: size, scale: scale, background: .white)
    let isSame = live.bytes == whole.bytes
    #expect(
      isSame,
      "\(place), scale \(scale): \(live.difference(from: whole)) at \(live.firstDifference(from: whole)); \(String(describing: damage.move)), damage \(damage.region.rects)"
    )
    return isSame
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
