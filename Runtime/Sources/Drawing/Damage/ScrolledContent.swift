import CoreGraphics

/// The content of a clip that has been moved along the vertical by whole pixels, as scrolling does.
struct ScrolledContent {
  let old: DisplayList
  let new: DisplayList
  /// Device pixels further down.
  let distance: Int
  /// Where the content stands now.
  let place: DamagePlace

  /// - Parameter place: of what is within the clip.
  init?(_ old: DisplayList, _ new: DisplayList, within place: DamagePlace) {
    var (old, new, place) = (old, new, place)
    while old.items.count == 1, new.items.count == 1 {
      switch (old.items[0], new.items[0]) {
      case (.list(let a, let from), .list(let b, let to)):
        place = place.moved(to: to)
        (old, new) = (a, b)
        if from == to { continue }
        // Along the vertical alone: a glyph's quarter of a pixel is that of its own place along the line.
        let distance = (to.y - from.y) * place.map.d
        guard from.x == to.x, abs(distance) < 1e6, abs(distance) >= 1 else { return nil }
        guard abs(distance - distance.rounded()) < 1e-6 else { return nil }
        self.old = a
        self.new = b
        self.distance = Int(distance.rounded())
        self.place = place
        return
      case (.marked(let before, let a), .marked(let after, let b)) where before == after: (old, new) = (a, b)
      default: return nil
      }
    }
    return nil
  }
}
