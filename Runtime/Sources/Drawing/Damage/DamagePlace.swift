import CoreGraphics

/// Where a list stands in the picture, and what becomes of its pixels on their way there.
struct DamagePlace {
  /// What happens to the pixels of a group, from the inside out.
  enum Step {
    case clip(PixelRect)
    /// A blur carries pixels so far.
    case spread(Int)
    /// Pixels stay, and a copy is moved and blurred.
    case shadow(x: Int, y: Int, reach: Int)
  }

  /// From the list's space to device pixels.
  private(set) var map: CGAffineTransform
  /// From the outside in.
  private var steps: [Step] = []
  /// Device pixels that a projection around the list may reach: nothing within is where it says.
  private(set) var projected: PixelRect?

  /// Origins and edges are moved to whole pixels, half a pixel each; edges are smooth over one more.
  static let margin = 2

  init(scale: CGFloat) { map = CGAffineTransform(scaleX: scale, y: scale) }

  func moved(to origin: CGPoint) -> DamagePlace {
    var place = self
    place.map = map.translatedBy(x: origin.x, y: origin.y)
    return place
  }

  /// Device pixels that a box in the list's space may reach before the steps; nil for none.
  func pixels(of box: CGRect) -> PixelRect? {
    if box.isNull { return nil }
    return PixelRect(covering: box.isInfinite ? box : box.applying(map)).grown(by: Self.margin)
  }

  /// Calls the body for the rectangles of the picture that pixels of the list reach.
  func forEachTarget(of rect: PixelRect, _ body: (PixelRect) -> Void) {
    if let projected { return body(projected) }
    carry(rect, steps.count, body)
  }

  private func carry(_ rect: PixelRect, _ count: Int, _ body: (PixelRect) -> Void) {
    if rect.isEmpty { return }
    if count == 0 { return body(rect) }
    switch steps[count - 1] {
    case .clip(let clip): carry(rect.intersection(clip), count - 1, body)
    case .spread(let reach): carry(rect.grown(by: reach), count - 1, body)
    case .shadow(let x, let y, let reach):
      carry(rect, count - 1, body)
      carry(rect.grown(by: reach).moved(x: x, y: y), count - 1, body)
    }
  }

  /// The pixels of the list's group that are needed for a part of the picture.
  func source(of rect: PixelRect) -> PixelRect {
    var rect = rect
    for step in steps {
      if rect.isEmpty { return .empty }
      switch step {
      case .clip(let clip): rect = rect.intersection(clip)
      case .spread(let reach): rect = rect.grown(by: reach)
      // A shadow is cast by alpha, which does not read what lies behind.
      case .shadow: break
      }
    }
    return rect
  }

  /// The place of an effect's content.
  func within(_ effect: Effect, bounds: CGRect) -> DamagePlace {
    var place = self
    switch effect {
    case .opacity, .blend, .compositingGroup, .colorMatrix: break
    case .transform(let t): place.map = t.concatenating(map)
    case .projection(let numbers):
      let projection = Projection(numbers)
      if let affine = projection.affine {
        place.map = affine.concatenating(map)
      } else if projected == nil {
        place.projected = targets(of: pixels(of: effect.bounds(of: bounds)) ?? .empty)
      }
    case .clip(let figure, _): place.steps.append(.clip(pixels(of: figure.bounds.measurable) ?? .empty))
    case .mask(let mask): place.steps.append(.clip(pixels(of: mask.bounds) ?? .empty))
    case .shadow(_, let radius, let offset):
      guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { break }
      func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e8), 1e8).rounded()) }
      place.steps.append(
        .shadow(
          x: whole(map.a * offset.width + map.c * offset.height),
          y: whole(map.b * offset.width + map.d * offset.height),
          reach: BlurReach.pixels(deviation: max(0, radius) / 2 * map.meanScale) + Self.margin))
    case .blur(let radius, _):
      let reach = BlurReach.pixels(deviation: radius * map.meanScale)
      if reach > 0 { place.steps.append(.spread(reach + Self.margin)) }
    }
    return place
  }

  private func targets(of rect: PixelRect) -> PixelRect {
    var result = PixelRect.empty
    forEachTarget(of: rect) { result = result.union($0) }
    return result
  }
}

extension CGAffineTransform {
  /// How much an area grows, as a length.
  package var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
