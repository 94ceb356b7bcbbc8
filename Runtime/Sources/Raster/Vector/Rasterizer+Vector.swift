import CoreGraphics
import Drawing

extension Rasterizer {
  /// The list as an SVG document, one unit a point. The same list gives the same bytes.
  package func svg(
    _ list: DisplayList, size: CGSize, background: ResolvedColor? = nil
  ) throws(RasterError) -> Data {
    let target = SVGTarget(glyphs: glyphs)
    try draw(list, size: size, background: background, on: target)
    return Data(target.document(size: size).utf8)
  }

  /// The list as a PDF document of one page, with text that can be selected. The same list gives the
  /// same bytes; the document bears a fixed date.
  package func pdf(
    _ list: DisplayList, size: CGSize, background: ResolvedColor? = nil
  ) throws(RasterError) -> Data {
    try checkPage(size)
    let target = try PDFTarget(size: size, glyphs: glyphs)
    try draw(list, size: size, background: background, on: target)
    return try target.document()
  }

  private func draw(
    _ list: DisplayList, size: CGSize, background: ResolvedColor?, on target: any VectorTarget
  ) throws(RasterError) {
    try checkPage(size)
    if let background {
      let page = Outline.rect(CGRect(origin: .zero, size: size))
      target.fill(page, evenOdd: false, .color(background), .identity, alpha: 1)
    }
    try VectorWalker(self, target: target, size: size, background: background).draw(list)
  }

  private func checkPage(_ size: CGSize) throws(RasterError) {
    let most = CGFloat(Bitmap.maximumSide) / VectorWalker.pixelScale
    guard size.width > 0, size.height > 0, size.width <= most, size.height <= most else {
      func whole(_ value: CGFloat) -> Int { value.isFinite ? Int(min(max(value, -1e9), 1e9)) : 0 }
      throw .size(width: whole(size.width), height: whole(size.height))
    }
  }
}
