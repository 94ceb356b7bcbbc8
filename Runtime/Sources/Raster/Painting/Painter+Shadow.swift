internal import CCairo
internal import CPixels
import CoreGraphics
import Drawing

extension Painter {
  /// The shadow of the list's alpha; the list itself is drawn by the caller.
  func castShadow(
    of list: DisplayList, color: ResolvedColor, radius: CGFloat, offset: CGSize,
    _ exact: CGAffineTransform
  ) throws(RasterError) {
    guard color.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return }
    let sigma = max(0, radius) / 2 * exact.meanScale
    let shift = CGSize(
      width: exact.a * offset.width + exact.c * offset.height,
      height: exact.b * offset.width + exact.d * offset.height)
    let (dx, dy) = (Snapping.round(shift.width), Snapping.round(shift.height))
    let margin = BlurReach.pixels(deviation: sigma)

    // The mask is made where the content lies, then moved. It is drawn from a whole pixel, so that one mask serves
    // while the content glides.
    let t = Snapping.snapOrigin(exact, scale: scale)
    let (originX, originY) = (t.tx.rounded(.down), t.ty.rounded(.down))
    let whole = deviceRect(list.bounds, t).grown(by: 1 + margin)
    let seen = layer.clip
    let wanted = PixelRect(
      minX: seen.minX - Int(dx), minY: seen.minY - Int(dy), maxX: seen.maxX - Int(dx),
      maxY: seen.maxY - Int(dy))
    let part = whole.intersection(wanted)
    if part.isEmpty { return }
    let key = ShadowKey(
      list: ObjectIdentifier(list), a: t.a, b: t.b, c: t.c, d: t.d, x: t.tx - originX,
      y: t.ty - originY, sigma: sigma, options: options)
    // A shadow much larger than what shows is made in part only, and not kept.
    let isModest =
      !drawsShapes && whole.width * whole.height <= 4 * max(1 << 16, layer.rect.width * layer.rect.height)
      && whole.width <= Bitmap.maximumSide && whole.height <= Bitmap.maximumSide
    let (mask, x, y): (AlphaMask, CGFloat, CGFloat)
    if isModest, let found = rasterizer.shadows.find(key)?.mask {
      (mask, x, y) = (found, originX, originY)
    } else {
      guard let made = try blurredAlpha(of: list, isModest ? whole : part, margin, sigma, t) else { return }
      if isModest {
        let kept = try made.moved(x: -Int(originX), y: -Int(originY))
        rasterizer.shadows.store(CastShadow(list: list, mask: kept), cost: kept.cost, for: key)
        (mask, x, y) = (kept, originX, originY)
      } else {
        (mask, x, y) = (made, 0, 0)
      }
    }
    setColor(cr, drawsShapes ? .black : color)
    cairo_mask_surface(cr, mask.surface, x + dx, y + dy)
  }

  private func blurredAlpha(
    of list: DisplayList, _ rect: PixelRect, _ margin: Int, _ sigma: CGFloat, _ t: CGAffineTransform
  ) throws(RasterError) -> AlphaMask? {
    let room = rect.grown(by: margin).intersection(deviceRect(list.bounds, t).grown(by: 1 + margin))
    let content = try group(room) { () throws(RasterError) in
      let before = drawsAlphaOnly
      drawsAlphaOnly = true
      defer { drawsAlphaOnly = before }
      try draw(list, t)
    }
    guard let content else { return nil }
    let mask = try AlphaMask(rect: room)
    mask.change { bytes, width, height, stride in
      content.withPixels(of: room) { pixels, pitch in
        _ = px_extract_alpha(pixels, width, height, pitch, bytes, stride)
      }
      _ = px_blur_a8(
        bytes, width, height, stride, sigma, sigma, room.left(of: t), room.top(of: t), PX_EDGE_TRANSPARENT)
    }
    return mask
  }
}

extension AlphaMask {
  /// The same coverage elsewhere.
  func moved(x: Int, y: Int) throws(RasterError) -> AlphaMask {
    let result = try AlphaMask(
      rect: PixelRect(minX: rect.minX + x, minY: rect.minY + y, maxX: rect.maxX + x, maxY: rect.maxY + y))
    result.change { copy, _, height, _ in copy.update(from: bytes, count: pitch * Int(height)) }
    return result
  }
}
