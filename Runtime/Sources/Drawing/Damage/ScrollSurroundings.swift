import CoreGraphics

/// What is drawn around a content that scrolls: whether its pixels can be moved in the picture depends on it.
struct ScrollSurroundings {
  /// Something that is drawn over the content, in device pixels, and how far around itself it reads.
  struct Cover {
    var rect: PixelRect
    var reach: Int?
  }

  /// Device pixels that the content is seen through.
  private(set) var frame = PixelRect.empty
  /// What lies on the content, and corners that cut it.
  private(set) var covers: [Cover] = []
  /// What lies under it: all that it may touch, and all that surely has one colour.
  private var grounds: [(box: PixelRect, uniform: PixelRect)] = []
  private let content: DisplayList
  private var found = 0

  /// nil where the pixels depend on more than the content's own place: an effect around it, a ground that is not of
  /// one colour, edges between pixels.
  init?(of content: DisplayList, in root: DisplayList, picture: PixelRect, scale: CGFloat) {
    self.content = content
    look(into: root, DamagePlace(scale: scale), seen: picture)
    guard found == 1, !frame.isEmpty else { return nil }
    for ground in grounds where !ground.box.intersection(frame).isEmpty {
      guard ground.uniform.contains(frame) else { return nil }
    }
  }

  private mutating func look(into list: DisplayList, _ place: DamagePlace, seen: PixelRect) {
    for item in list.items {
      switch item {
      case .list(let child, let origin):
        guard child === content else {
          look(into: child, place.moved(to: origin), seen: seen)
          continue
        }
        found += 1
        frame = seen
      case .marked(_, let child): look(into: child, place, seen: seen)
      case .effect(.clip(let figure, _), let child) where found == 0:
        var inside = self
        guard let clip = figure.wholePixels(place.map) else {
          add(item, place)
          continue
        }
        inside.look(
          into: child, place.within(.clip(figure, evenOdd: false), bounds: child.bounds), seen: seen.intersection(clip))
        guard inside.found > 0 else {
          add(item, place)
          continue
        }
        self = inside
        for corner in figure.corners(of: clip, place.map) { covers.append(Cover(rect: corner, reach: nil)) }
      case .effect, .fill, .stroke, .glyphs, .image: add(item, place)
      }
    }
  }

  private mutating func add(_ item: DisplayItem, _ place: DamagePlace) {
    guard let box = place.pixels(of: item.bounds) else { return }
    guard found > 0 else {
      var uniform = PixelRect.empty
      if case .fill(let figure, .color, _) = item, case .rect = figure {
        uniform = figure.wholePixels(place.map) ?? .empty
      }
      // What a clip leaves of a ground may end in the middle of the frame.
      var isWhole = true
      place.forEachTarget(of: uniform) { if $0 != uniform { isWhole = false } }
      place.forEachTarget(of: box) { grounds.append((box: $0, uniform: isWhole ? uniform : .empty)) }
      return
    }
    place.forEachTarget(of: box) { covers.append(Cover(rect: $0, reach: nil)) }
    if item.readsBackdrop {
      item.forEachBackdrop(place) { backdrop in
        backdrop.place.forEachTarget(of: backdrop.box) { covers.append(Cover(rect: $0, reach: backdrop.reach)) }
      }
    }
  }
}

extension Figure {
  /// The device pixels of a rectangle, with corners or without, whose edges lie between pixels.
  fileprivate func wholePixels(_ map: CGAffineTransform) -> PixelRect? {
    let rect: CGRect
    switch self {
    case .rect(let box), .roundedRect(let box, _, _): rect = box.standardized.applying(map)
    case .ellipse, .outline: return nil
    }
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard edges.allSatisfy({ abs($0) < 1e8 && abs($0 - $0.rounded()) < 1e-3 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(minX: whole[0], minY: whole[1], maxX: whole[2], maxY: whole[3])
  }

  /// The pixels at the corners of a rounded rectangle that it may not cover all of.
  fileprivate func corners(of box: PixelRect, _ map: CGAffineTransform) -> [PixelRect] {
    guard case .roundedRect(_, let corner, _) = self else { return [] }
    // Continuous corners start 1.53 radii from the edge.
    func side(_ radius: CGFloat, _ limit: Int) -> Int {
      min(limit, Int(min(max(radius, 0) * map.meanScale * 1.6, 1e6).rounded(.up)) + 2)
    }
    let (width, height) = (side(corner.width, box.width), side(corner.height, box.height))
    return [box.minX, box.maxX - width].flatMap { x in
      [box.minY, box.maxY - height].map { y in PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height) }
    }
  }
}
