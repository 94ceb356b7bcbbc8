import CoreGraphics

/// A part of the picture that is made of what lies behind it.
struct PlacedBackdrop {
  /// Device pixels in the group that holds it.
  var box: PixelRect
  /// How far around a pixel it reads, in device pixels.
  var reach: Int
  var place: DamagePlace
}

extension DisplayItem {
  /// The paint of what lies behind, where the item itself is painted with it.
  var backdrop: Backdrop? {
    let paint: Paint?
    switch self {
    case .fill(_, let ink, _), .stroke(_, let ink, _), .glyphs(_, _, let ink): paint = ink
    case .image(_, _, let drawing): paint = drawing.template
    case .list, .effect, .marked: paint = nil
    }
    guard case .backdrop(let backdrop)? = paint else { return nil }
    return backdrop
  }

  var readsBackdrop: Bool {
    switch self {
    case .list(let list, _), .marked(_, let list): list.readsBackdrop
    case .effect(.mask(let mask), let list): list.readsBackdrop || mask.readsBackdrop
    case .effect(_, let list): list.readsBackdrop
    case .fill, .stroke, .glyphs, .image: backdrop != nil
    }
  }
}

extension DisplayItem {
  /// Calls the body for what reads its backdrop, in drawing order.
  func forEachBackdrop(_ place: DamagePlace, _ body: (PlacedBackdrop) -> Void) {
    guard readsBackdrop else { return }
    switch self {
    case .list(let list, let origin): list.forEachBackdrop(place.moved(to: origin), body)
    case .marked(_, let list): list.forEachBackdrop(place, body)
    case .effect(let effect, let list):
      let inner = place.within(effect, bounds: list.bounds)
      list.forEachBackdrop(inner, body)
      if case .mask(let mask) = effect { mask.forEachBackdrop(inner, body) }
    case .fill, .stroke, .glyphs, .image:
      guard let backdrop, let box = place.pixels(of: bounds) else { return }
      let deviation = max(0, backdrop.blurRadius.isFinite ? backdrop.blurRadius : 0) * place.map.meanScale
      body(PlacedBackdrop(box: box, reach: BlurReach.pixels(deviation: deviation), place: place))
    }
  }
}

extension DisplayList {
  func forEachBackdrop(_ place: DamagePlace, _ body: (PlacedBackdrop) -> Void) {
    guard readsBackdrop else { return }
    for item in items { item.forEachBackdrop(place, body) }
  }

  /// The pixels that have to be drawn for a part of the picture to come out right: blurs of what lies behind
  /// read beyond it.
  /// - Parameters:
  ///   - picture: beyond it there is nothing to read.
  ///   - scale: device pixels a point.
  package func pixelsRead(by part: PixelRect, of picture: PixelRect, scale: CGFloat) -> PixelRect {
    guard readsBackdrop else { return part }
    var backdrops: [PlacedBackdrop] = []
    forEachBackdrop(DamagePlace(scale: scale)) { backdrops.append($0) }
    var result = part
    // What lies on top reads what lies below, which reads what lies below that.
    for backdrop in backdrops.reversed() {
      if let projected = backdrop.place.projected {
        // It reads where it lies before it is projected.
        if !projected.intersection(result).isEmpty { return picture }
        continue
      }
      let needed = backdrop.place.source(of: result).intersection(backdrop.box)
      if !needed.isEmpty { result = result.union(needed.grown(by: backdrop.reach)).intersection(picture) }
    }
    return result
  }
}
