/// Rectangles that hold what has to be drawn again: few, and not much larger together than what is in them.
package struct DamageRegion: Sendable, Equatable {
  package private(set) var rects: [PixelRect] = []

  /// Each rectangle is a walk over the list and a picture for a host.
  package static let mostRects = 8

  /// What one more rectangle costs, in pixels.
  private static let overhead = 4096

  package init() {}

  package var isEmpty: Bool { rects.isEmpty }

  package mutating func add(_ rect: PixelRect) {
    if rect.isEmpty { return }
    var rect = rect
    // What was brought together may come close to others.
    var index = 0
    while index < rects.count {
      if rects[index].contains(rect) { return }
      if Self.waste(rects[index], rect) > Self.overhead {
        index += 1
      } else {
        rect = rect.union(rects.remove(at: index))
        index = 0
      }
    }
    rects.append(rect)
    if rects.count > Self.mostRects { bringTwoTogether() }
  }

  /// Pixels that the rectangle around both draws more than both do.
  private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int { a.union(b).count - a.count - b.count }

  private mutating func bringTwoTogether() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let rect = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(rect)
  }
}
