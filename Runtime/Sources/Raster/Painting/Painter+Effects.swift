internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  func draw(
    _ effect: Effect, _ list: DisplayList, _ exact: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    if alpha < 1 {
      // Only opacities pass their alpha on, and only where that is the same as a group.
      guard
        let layer = try group(
          .infinite, exact,
          { () throws(RasterError) in
            try draw(effect, list, exact, alpha: 1)
          })
      else { return }
      return composite(layer, alpha: alpha)
    }
    switch effect {
    case .opacity(let opacity):
      try drawGroup(list, exact, opacity: opacity)
    case .transform(let t):
      try draw(list, t.concatenating(exact))
    case .projection(let numbers):
      try project(list, Projection(numbers), exact)
    case .clip(let figure, let evenOdd):
      try clip(list, exact, to: figure, evenOdd: evenOdd)
    case .mask(let mask):
      let content = try group(list.bounds.intersection(mask.bounds), exact) { () throws(RasterError) in
        try draw(list, exact)
        let coverage = try group(layer.rect) { () throws(RasterError) in try draw(mask, exact) }
        guard let coverage else { return }
        Raster.setSource(cr, coverage)
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
        cairo_paint(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
      }
      composite(content)
    case .shadow(let color, let radius, let offset):
      try castShadow(of: list, color: color, radius: radius, offset: offset, exact)
      try draw(list, exact)
    case .blur(let radius, let opaque):
      try blur(list, exact, radius: radius, opaque: opaque)
    case .blend(let mode):
      try blend(list, exact, mode)
    case .compositingGroup:
      composite(try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) })
    case .colorMatrix(let numbers):
      try recolor(list, exact, numbers)
    }
  }

  private func drawGroup(
    _ list: DisplayList, _ exact: CGAffineTransform, opacity: Double
  ) throws(RasterError) {
    // A number that is none is drawn as nothing.
    guard opacity > 0 else { return }
    if opacity >= 1 { return try draw(list, exact) }
    if list.isSingleColor { return try draw(list, exact, alpha: opacity) }
    let content = try group(list.bounds, exact) { () throws(RasterError) in try draw(list, exact) }
    composite(content, alpha: opacity)
  }

  /// A clip of whole pixels cuts; any other is a mask of the finished group, so that what lies below
  /// within the group does not shine through at its edge.
  private func clip(
    _ list: DisplayList, _ exact: CGAffineTransform, to figure: Figure, evenOdd: Bool
  ) throws(RasterError) {
    switch place(figure, exact, Snapping.snapOrigin(exact, scale: scale)) {
    case .pixels(let rect): try clip(to: rect) { () throws(RasterError) in try draw(list, exact) }
    case .snapped(let figure, let x, let y):
      let origin = CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y))
      try clip(list, exact, through: PathBuffer(figure.outline, origin, evenOdd: evenOdd))
    case .outline(let outline, let map):
      try clip(list, exact, through: PathBuffer(outline, map, evenOdd: evenOdd))
    }
  }

  private func clip(
    _ list: DisplayList, _ exact: CGAffineTransform, through path: PathBuffer
  ) throws(RasterError) {
    let box = deviceRect(list.bounds, exact).grown(by: 1).intersection(layer.clip)
    guard let mask = try path.coverage(within: box) else { return }
    guard !list.cutsHoles, list.hasGround(under: mask.rect, self, exact) else {
      return try draw(list, exact, through: mask)
    }
    // Over an opaque ground a group is what is drawn without one: only the edges of the figure need it.
    let (rect, rows) = (mask.rect, mask.fullRows)
    let edges = [
      PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.minY + rows.lowerBound),
      PixelRect(minX: rect.minX, minY: rect.minY + rows.upperBound, maxX: rect.maxX, maxY: rect.maxY),
    ].filter { !$0.isEmpty }
    let before = try edges.map { edge throws(RasterError) in try Layer(edge, of: layer) }
    try clip(to: rect) { () throws(RasterError) in try draw(list, exact) }
    for (edge, before) in zip(edges, before) {
      let drawn = try Layer(edge, of: layer)
      layer.copy(edge, from: before)
      clip(to: edge) {
        Raster.setSource(cr, drawn)
        cairo_mask_surface(cr, mask.surface, 0, 0)
      }
    }
  }

  /// Cuts what the body draws to whole pixels.
  private func clip<Failure: Error>(to rect: PixelRect, _ body: () throws(Failure) -> Void) throws(Failure) {
    if rect.isEmpty { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(cr)
    if !layer.clip.isEmpty { try body() }
  }

  private func draw(_ list: DisplayList, _ exact: CGAffineTransform, through mask: AlphaMask) throws(RasterError) {
    guard let content = try group(mask.rect, { () throws(RasterError) in try draw(list, exact) }) else { return }
    Raster.setSource(cr, content)
    cairo_mask_surface(cr, mask.surface, 0, 0)
  }

  private func blur(
    _ list: DisplayList, _ exact: CGAffineTransform, radius: CGFloat, opaque: Bool
  ) throws(RasterError) {
    let sigma = radius * exact.meanScale
    guard sigma > 0.05, sigma.isFinite else { return try draw(list, exact) }
    let margin = BlurReach.pixels(deviation: sigma)
    let t = Snapping.snapOrigin(exact, scale: scale)
    let box = deviceRect(list.bounds, exact)
    let room = (opaque ? box : box.grown(by: margin)).intersection(layer.clip.grown(by: margin))
    let content = try group(room) { () throws(RasterError) in try draw(list, exact) }
    guard let content else { return }
    content.change { pixels, width, height, stride in
      _ = px_blur_argb(
        pixels, width, height, stride, sigma, sigma, room.left(of: t), room.top(of: t),
        opaque ? PX_EDGE_CLAMP : PX_EDGE_TRANSPARENT)
    }
    composite(content)
  }
}

extension DisplayList {
  /// Whether the first thing that is drawn is opaque all over a part of the device.
  func hasGround(under part: PixelRect, _ painter: Painter, _ exact: CGAffineTransform) -> Bool {
    switch items.first {
    case .fill(.rect(let rect), .color(let color), _) where color.alpha >= 1:
      let t = Snapping.snapOrigin(exact, scale: painter.scale)
      guard case .pixels(let ground) = painter.place(.rect(rect), exact, t) else { return false }
      return ground.contains(part)
    case .list(let list, let origin):
      return list.hasGround(under: part, painter, exact.translatedBy(x: origin.x, y: origin.y))
    default: return false
    }
  }
}

extension PixelRect {
  /// How far right of the whole pixel at or before a list's origin the rectangle starts: what is blurred stays the
  /// same when it is moved by whole pixels.
  func left(of t: CGAffineTransform) -> Int32 { Self.distance(minX, t.tx) }

  func top(of t: CGAffineTransform) -> Int32 { Self.distance(minY, t.ty) }

  private static func distance(_ edge: Int, _ origin: CGFloat) -> Int32 {
    abs(origin) < 1e8 ? Int32(clamping: edge - Int(origin.rounded(.down))) : 0
  }
}
