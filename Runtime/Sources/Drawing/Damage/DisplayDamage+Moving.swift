import CoreGraphics

extension DisplayDamage {
  /// Finds the damage of a content that was scrolled: its pixels move, and what has not moved with them is drawn.
  /// - Returns: false where that is not possible, or not worth it.
  mutating func compareScrolled(_ old: DisplayList, _ new: DisplayList, _ place: DamagePlace) -> Bool {
    guard move == nil, let content = ScrolledContent(old, new, within: place),
      let before = ScrollSurroundings(of: content.old, in: shown, picture: picture, scale: scale),
      let after = ScrollSurroundings(of: content.new, in: next, picture: picture, scale: scale),
      before.frame == after.frame, abs(content.distance) < before.frame.height
    else { return false }
    let move = PixelMove(frame: after.frame, distance: content.distance)
    var trial = self
    trial.move = move
    trial.add(move.uncovered)
    for cover in before.covers { trial.add(cover.rect.moved(x: 0, y: move.distance).intersection(move.frame)) }
    for cover in after.covers {
      guard let reach = cover.reach else {
        trial.add(cover.rect.intersection(move.frame))
        continue
      }
      if !cover.rect.grown(by: reach).intersection(move.frame).isEmpty { trial.add(cover.rect) }
    }
    // What was drawn before lies where the new content is.
    trial.compare(content.old, content.new, content.place)
    trial.addUnmovable(of: content.new, content.place)
    let drawn = trial.region.rects.reduce(0) { $0 + $1.intersection(move.frame).count }
    guard drawn < move.frame.count / 4 * 3 else { return false }
    self = trial
    return true
  }

  /// What would come out otherwise at another place.
  private mutating func addUnmovable(of list: DisplayList, _ place: DamagePlace) {
    guard !list.keepsPixelsWhenMoved else { return }
    for item in list.items where !item.keepsPixelsWhenMoved {
      switch item {
      case .list(let child, let origin): addUnmovable(of: child, place.moved(to: origin))
      case .marked(_, let child): addUnmovable(of: child, place)
      case .effect(.clip(let figure, let evenOdd), let child):
        addUnmovable(of: child, place.within(.clip(figure, evenOdd: evenOdd), bounds: child.bounds))
      case .effect, .fill, .stroke, .glyphs, .image: add(item.bounds, place)
      }
    }
  }
}
