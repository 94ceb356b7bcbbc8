internal import CCairo
import CoreGraphics
import Drawing

/// Hands a display list to a vector format. What such formats lack (blurs, shadows, projections,
/// colour matrices, materials, angular gradients) becomes pixels, group by group, at three a point.
final class VectorWalker {
  private let rasterizer: Rasterizer
  private let target: any VectorTarget
  private let page: CGRect
  private let background: ResolvedColor?
  /// The enclosing lists, and how the list that follows stands in them.
  private var enclosing: [(place: Place, wrap: (DisplayList) -> DisplayItem)] = []

  /// An item of a list.
  private struct Place {
    var list: DisplayList
    var index: Int
    /// What the list draws before it.
    var before: ArraySlice<DisplayItem> { list.items[..<index] }
  }

  static let pixelScale: CGFloat = 3

  init(_ rasterizer: Rasterizer, target: any VectorTarget, size: CGSize, background: ResolvedColor?) {
    self.rasterizer = rasterizer
    self.target = target
    self.background = background
    page = CGRect(origin: .zero, size: size)
  }

  func draw(_ list: DisplayList, _ t: CGAffineTransform = .identity) throws(RasterError) {
    guard t.isInvertible, !list.bounds.isNull, list.bounds.applying(t).intersects(page) else { return }
    for (index, item) in list.items.enumerated() {
      let place = Place(list: list, index: index)
      switch item {
      case .list(let child, let origin):
        try descend(place, { .list($0, at: origin) }) { () throws(RasterError) in
          try draw(child, t.translatedBy(x: origin.x, y: origin.y))
        }
      case .marked(let mark, let child):
        try descend(place, { .marked(mark, $0) }) { () throws(RasterError) in try draw(child, t) }
      case .effect(let effect, let child):
        try draw(effect, child, t, place)
      case .fill(let figure, let paint, let evenOdd):
        if try rasterized(paint, item, place, t, figure.outline) { continue }
        target.fill(figure.outline, evenOdd: evenOdd, paint, t, alpha: 1)
      case .stroke(let figure, let paint, let pen):
        if try rasterized(paint, item, place, t, nil) { continue }
        target.stroke(figure.outline, pen, paint, t, alpha: 1)
      case .glyphs(let run, let origin, let paint):
        if try rasterized(paint, item, place, t, nil) { continue }
        try target.draw(run, at: origin, paint, t, alpha: 1)
      case .image(let image, let rect, let drawing):
        if drawing.template != nil || drawing.tiles || drawing.capInsets.contains(where: { $0 != 0 }) {
          try drawPixels(of: DisplayList([item]), t)
        } else {
          try target.draw(image, in: rect.standardized, smooth: drawing.interpolation != .none, t, alpha: 1)
        }
      }
    }
  }

  private func descend(
    _ place: Place, _ wrap: @escaping (DisplayList) -> DisplayItem,
    _ body: () throws(RasterError) -> Void
  ) throws(RasterError) {
    enclosing.append((place, wrap))
    defer { enclosing.removeLast() }
    try body()
  }

  private func draw(
    _ effect: Effect, _ list: DisplayList, _ t: CGAffineTransform, _ place: Place
  ) throws(RasterError) {
    let wrap = { (child: DisplayList) in DisplayItem.effect(effect, child) }
    func content() throws(RasterError) {
      try descend(place, wrap) { () throws(RasterError) in try draw(list, t) }
    }
    switch effect {
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      if opacity >= 1 { return try content() }
      try target.grouped(opacity: opacity, blend: .normal, content)
    case .transform(let inner):
      try descend(place, wrap) { () throws(RasterError) in try draw(list, inner.concatenating(t)) }
    case .clip(let figure, let evenOdd):
      try target.clipped(to: figure.outline, evenOdd: evenOdd, t, content)
    case .mask(let mask):
      try target.masked(content) { () throws(RasterError) in try draw(mask, t) }
    case .compositingGroup: try target.grouped(opacity: 1, blend: .normal, content)
    case .blend(let mode) where mode.isSeparableInVectors:
      try target.grouped(opacity: 1, blend: mode, content)
    case .shadow(let color, let radius, let offset):
      let shadow = try pixels(over: effect.bounds(of: list.bounds), t) { (painter, map) throws(RasterError) in
        try painter.castShadow(of: list, color: color, radius: radius, offset: offset, map)
      }
      try draw(shadow)
      try content()
    case .blend:
      // Modes that reach what lies below: the picture so far is taken over with the result.
      try drawSoFar(DisplayItem.effect(effect, list), place, t, clip: .rect(list.bounds))
    case .blur, .projection, .colorMatrix:
      try drawPixels(of: DisplayList([.effect(effect, list)]), t)
    }
  }

  /// Draws items whose paint the format lacks as pixels.
  private func rasterized(
    _ paint: Paint, _ item: DisplayItem, _ place: Place, _ t: CGAffineTransform, _ outline: Outline?
  ) throws(RasterError) -> Bool {
    switch paint {
    case .color, .linear, .radial, .elliptical: return false
    case .angular, .image:
      try drawPixels(of: DisplayList([item]), t)
      return true
    case .backdrop:
      try drawSoFar(item, place, t, clip: outline ?? .rect(item.bounds), reach: paint.backdropReach)
      return true
    }
  }

  private func drawPixels(of list: DisplayList, _ t: CGAffineTransform) throws(RasterError) {
    let drawn = try pixels(over: list.bounds, t) { (painter, map) throws(RasterError) in try painter.draw(list, map) }
    try draw(drawn)
  }

  /// An item that depends on what lies behind it: the whole picture up to it, shown within the clip.
  private func drawSoFar(
    _ item: DisplayItem, _ place: Place, _ t: CGAffineTransform, clip: Outline, reach: CGFloat = 0
  ) throws(RasterError) {
    var picture = DisplayList(place.before + [item])
    for level in enclosing.reversed() { picture = DisplayList(level.place.before + [level.wrap(picture)]) }
    let drawn = try pixels(over: item.bounds.insetBy(dx: -reach, dy: -reach), t) { (painter, _) throws(RasterError) in
      if let background {
        setColor(painter.cr, background)
        cairo_paint(painter.cr)
      }
      try painter.draw(picture, CGAffineTransform(scaleX: Self.pixelScale, y: Self.pixelScale))
    }
    try target.clipped(to: clip, evenOdd: false, t) { () throws(RasterError) in try draw(drawn) }
  }

  private struct Pixels {
    var image: BitmapImage
    /// On the page, in points.
    var rect: CGRect
  }

  private func pixels(
    over bounds: CGRect, _ t: CGAffineTransform,
    _ body: (Painter, CGAffineTransform) throws(RasterError) -> Void
  ) throws(RasterError) -> Pixels? {
    let scale = Self.pixelScale
    let map = t.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let pagePixels = PixelRect(covering: page.applying(CGAffineTransform(scaleX: scale, y: scale)))
    let seen = PixelRect(covering: bounds.isInfinite ? bounds : bounds.applying(map)).grown(by: 1)
      .intersection(pagePixels)
    if seen.isEmpty { return nil }
    let layer = try Layer(rect: seen)
    let painter = Painter(rasterizer, target: layer, scale: scale, options: RenderOptions())
    try body(painter, map)
    let bytes = layer.withPixels(of: seen) { words, stride in
      [UInt8](UnsafeRawBufferPointer(start: words, count: stride * seen.height))
    }
    return Pixels(
      image: BitmapImage(
        width: seen.width, height: seen.height, bytesPerRow: seen.width * 4, pixels: bytes, scale: scale),
      rect: seen.cgRect.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)))
  }

  private func draw(_ pixels: Pixels?) throws(RasterError) {
    guard let pixels else { return }
    try target.draw(pixels.image, in: pixels.rect, smooth: true, .identity, alpha: 1)
  }
}

extension Paint {
  /// How far around an item its paint looks, in points.
  fileprivate var backdropReach: CGFloat {
    guard case .backdrop(let backdrop) = self, backdrop.blurRadius.isFinite else { return 0 }
    return max(0, backdrop.blurRadius) * 3
  }
}

extension CGBlendMode {
  /// The modes that SVG and PDF name.
  var isSeparableInVectors: Bool { rawValue <= CGBlendMode.luminosity.rawValue }
}
