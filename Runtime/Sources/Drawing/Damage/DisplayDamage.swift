import CoreGraphics

/// Where the pixels of two display lists may differ.
///
/// Lists that are the same object are passed over, so that the cost follows what changed.
package struct DisplayDamage: Sendable {
  package private(set) var region = DamageRegion()
  /// Pixels to move before anything is drawn again; nil for none.
  package internal(set) var move: PixelMove?
  /// Items that were looked into, for whoever watches the cost.
  package private(set) var visitedItems = 0
  let picture: PixelRect
  let scale: CGFloat
  let shown: DisplayList
  let next: DisplayList

  /// - Parameters:
  ///   - picture: device pixels; nothing beyond counts.
  ///   - scale: device pixels a point.
  package init(from old: DisplayList, to new: DisplayList, picture: PixelRect, scale: CGFloat) {
    self.picture = picture
    self.scale = scale
    shown = old
    next = new
    compare(old, new, DamagePlace(scale: scale))
  }

  mutating func compare(_ old: DisplayList, _ new: DisplayList, _ place: DamagePlace) {
    if old === new { return pass(new, place) }
    // What is the same at both ends needs no partners.
    let (a, b) = (old.items, new.items)
    let shorter = min(a.count, b.count)
    var start = 0
    while start < shorter, a[start].isSame(as: b[start]) { start += 1 }
    var end = 0
    while end < shorter - start, a[a.count - 1 - end].isSame(as: b[b.count - 1 - end]) { end += 1 }
    for item in b[..<start] { pass(item, place) }
    if start + end < max(a.count, b.count) {
      ListAlignment.forEachPair(Array(a[start..<a.count - end]), Array(b[start..<b.count - end])) { pair in
        visitedItems += 1
        switch pair {
        case .both(let before, let after): compare(before, after, place)
        case .removed(let item), .inserted(let item): add(item.bounds, place)
        }
      }
    }
    for item in b[(b.count - end)...] { pass(item, place) }
  }

  private mutating func compare(_ old: DisplayItem, _ new: DisplayItem, _ place: DamagePlace) {
    if old.isSame(as: new) { return pass(new, place) }
    switch (old, new) {
    case (.list(let a, let from), .list(let b, let to)) where from == to: compare(a, b, place.moved(to: from))
    case (.marked(_, let a), .marked(_, let b)): compare(a, b, place)
    case (.effect(.mask(let from), let a), .effect(.mask(let to), let b)): compare(a, b, from, to, place)
    case (.effect(let from, let a), .effect(let to, let b)) where from == to && !from.dependsOnAll(of: a, b):
      let inner = place.within(to, bounds: b.bounds)
      if case .clip = to, compareScrolled(a, b, inner) { return }
      compare(a, b, inner)
      // The shadow of what comes last lies below what comes first.
      if case .shadow = to { pass(b, inner) }
    default:
      add(old.bounds, place)
      add(new.bounds, place)
    }
  }

  /// Content shows where the mask lets it, and the mask counts where there is content.
  private mutating func compare(
    _ old: DisplayList, _ new: DisplayList, _ oldMask: DisplayList, _ newMask: DisplayList, _ place: DamagePlace
  ) {
    func clipped(to box: CGRect) -> DamagePlace { place.within(.clip(.rect(box), evenOdd: false), bounds: .null) }
    compare(old, new, clipped(to: oldMask.bounds.union(newMask.bounds)))
    compare(oldMask, newMask, clipped(to: old.bounds.union(new.bounds)))
  }

  mutating func add(_ bounds: CGRect, _ place: DamagePlace) {
    guard let pixels = place.pixels(of: bounds) else { return }
    add(pixels, place)
  }

  mutating func add(_ pixels: PixelRect) { region.add(pixels.intersection(picture)) }

  private mutating func add(_ pixels: PixelRect, _ place: DamagePlace) {
    place.forEachTarget(of: pixels) { region.add($0.intersection(picture)) }
  }

  // MARK: What lies behind

  private mutating func pass(_ list: DisplayList, _ place: DamagePlace) {
    guard list.readsBackdrop, !region.isEmpty else { return }
    for item in list.items { pass(item, place) }
  }

  /// What did not change is drawn anew where it reads what did.
  private mutating func pass(_ item: DisplayItem, _ place: DamagePlace) {
    guard item.readsBackdrop, !region.isEmpty else { return }
    var backdrops: [PlacedBackdrop] = []
    item.forEachBackdrop(place) { backdrops.append($0) }
    for backdrop in backdrops {
      visitedItems += 1
      // Within a projection it reads where it lies before it is projected.
      if backdrop.place.projected != nil { add(picture, backdrop.place) }
      for rect in region.rects { add(rect.grown(by: backdrop.reach).intersection(backdrop.box), backdrop.place) }
    }
  }
}

extension DisplayItem {
  /// Whether the items are the same without a look into lists: a list is what it is.
  fileprivate func isSame(as other: DisplayItem) -> Bool {
    switch (self, other) {
    case (.list(let a, let from), .list(let b, let to)): a === b && from == to
    case (.marked(_, let a), .marked(_, let b)): a === b
    case (.effect(.mask(let from), let a), .effect(.mask(let to), let b)): a === b && from === to
    case (.effect(let from, let a), .effect(let to, let b)): a === b && from == to
    case (.list, _), (.marked, _), (.effect, _): false
    default: self == other
    }
  }
}

extension Effect {
  /// Whether a change of some content can change pixels that the content does not touch.
  fileprivate func dependsOnAll(of old: DisplayList, _ new: DisplayList) -> Bool {
    switch self {
    // A single colour takes the opacity in, a group is composited: both round in their own way.
    case .opacity: old.isSingleColor != new.isSingleColor
    // The edges of the content's box go on.
    case .blur(_, let opaque): opaque && old.bounds != new.bounds
    // A matrix may make something of nothing, all over the content's box.
    case .colorMatrix: old.bounds != new.bounds
    case .projection(let numbers): Projection(numbers).affine == nil
    case .transform, .clip, .mask, .shadow, .blend, .compositingGroup: false
    }
  }
}
