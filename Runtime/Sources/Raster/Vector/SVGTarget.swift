internal import CPixels
import CoreGraphics
import Drawing

/// Writes SVG. Glyphs are outlines, defined once and used where they stand; their text is kept as the
/// label of its run. The same list gives the same bytes: identifiers are counted from zero.
final class SVGTarget: VectorTarget {
  private let glyphs: GlyphStore
  private var definitions = ""
  private var body = ""
  private var identifiers = 0
  private var glyphIdentifiers: [GlyphKey: String] = [:]

  private struct GlyphKey: Hashable {
    var face: Int
    var glyph: UInt32
  }

  init(glyphs: GlyphStore) { self.glyphs = glyphs }

  func document(size: CGSize) -> String {
    let (width, height) = (size.width.short(), size.height.short())
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(definitions.isEmpty ? "" : "<defs>\n\(definitions)</defs>\n")\(body)</svg>

      """
  }

  private func newIdentifier(_ prefix: String) -> String {
    identifiers += 1
    return prefix + String(identifiers)
  }

  private func attribute(_ t: CGAffineTransform, _ name: String = "transform") -> String {
    if t.isIdentity { return "" }
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { $0.short(5) }
    return " \(name)=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  // MARK: Paint

  /// `fill="…"` or `stroke="…"`.
  private func attributes(_ paint: Paint, _ name: String, alpha: Double) -> String {
    if case .color(let color) = paint {
      let color = color.clamped
      let opaque = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      let opacity = color.alpha * alpha
      return " \(name)=\"\(opaque.hexText)\"" + (opacity < 1 ? " \(name)-opacity=\"\(opacity.short(4))\"" : "")
    }
    guard let identifier = define(gradient: paint) else { return " \(name)=\"none\"" }
    return " \(name)=\"url(#\(identifier))\"" + (alpha < 1 ? " \(name)-opacity=\"\(alpha.short(4))\"" : "")
  }

  private func define(gradient paint: Paint) -> String? {
    let identifier: String
    let head: String
    let stops: [Paint.Stop]
    switch paint {
    case .linear(let list, let start, let end):
      identifier = newIdentifier("g")
      stops = list
      head =
        "linearGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.short())\""
        + " y1=\"\(start.y.short())\" x2=\"\(end.x.short())\" y2=\"\(end.y.short())\""
    case .radial(let list, let center, let from, let to):
      identifier = newIdentifier("g")
      stops = to >= from ? list : Self.reversed(list)
      head =
        "radialGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(center.x.short())\""
        + " cy=\"\(center.y.short())\" r=\"\(max(from, to).short())\" fr=\"\(max(0, min(from, to)).short())\""
    case .elliptical(let list, let rect, let center, let from, let to):
      identifier = newIdentifier("g")
      stops = to >= from ? list : Self.reversed(list)
      let space = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
      head =
        "radialGradient id=\"\(identifier)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\""
        + " r=\"\(max(from, to).short())\" fr=\"\(max(0, min(from, to)).short())\""
        + attribute(space, "gradientTransform")
    case .color, .angular, .image, .backdrop: return nil
    }
    definitions += "<\(head)>"
    for stop in stops {
      let color = stop.color.clamped
      let opaque = ResolvedColor(red: color.red, green: color.green, blue: color.blue)
      definitions += "<stop offset=\"\(stop.location.short(4))\" stop-color=\"\(opaque.hexText)\""
      definitions += color.alpha < 1 ? " stop-opacity=\"\(color.alpha.short(4))\"/>" : "/>"
    }
    definitions += "</\(head.prefix { $0 != " " })>\n"
    return identifier
  }

  static func reversed(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    stops.reversed().map { Paint.Stop(color: $0.color, location: 1 - $0.location) }
  }

  // MARK: Items

  func fill(_ outline: Outline, evenOdd: Bool, _ paint: Paint, _ t: CGAffineTransform, alpha: Double) {
    body += "<path d=\"\(outline.pathData())\"\(evenOdd ? " fill-rule=\"evenodd\"" : "")"
    body += attributes(paint, "fill", alpha: alpha) + attribute(t) + "/>\n"
  }

  func stroke(_ outline: Outline, _ pen: Pen, _ paint: Paint, _ t: CGAffineTransform, alpha: Double) {
    body += "<path d=\"\(outline.pathData())\" fill=\"none\"" + attributes(paint, "stroke", alpha: alpha)
    body += " stroke-width=\"\(pen.width.short())\""
    if pen.cap != .butt { body += " stroke-linecap=\"\(pen.cap == .round ? "round" : "square")\"" }
    if pen.join != .miter { body += " stroke-linejoin=\"\(pen.join == .round ? "round" : "bevel")\"" }
    if pen.join == .miter { body += " stroke-miterlimit=\"\(max(1, pen.miterLimit).short())\"" }
    if pen.dash.contains(where: { $0 > 0 }) {
      body += " stroke-dasharray=\"\(pen.dash.map { $0.short() }.joined(separator: " "))\""
      if pen.dashPhase != 0 { body += " stroke-dashoffset=\"\(pen.dashPhase.short())\"" }
    }
    body += attribute(t) + "/>\n"
  }

  func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let (index, file) = try glyphs.file(run.face)
    body += "<g role=\"img\" aria-label=\"\(Self.escaped(run.text))\"\(attribute(t))"
    if run.isColor {
      body += ">\n"
      for glyph in run.glyphs {
        guard let picture = glyphs.picture(glyph.id, face: index, file: file) else { continue }
        try draw(
          picture.image, in: picture.rect(of: glyph, run, origin), smooth: true, .identity, alpha: alpha)
      }
      body += "</g>\n"
      return
    }
    body += attributes(paint, "fill", alpha: alpha)
    if run.face.embolden > 0 {
      body += attributes(paint, "stroke", alpha: alpha) + " stroke-linejoin=\"round\""
    }
    body += ">\n"
    // Outlines are defined at one em of 1000, so that all sizes share them.
    let scale = run.drawSize / 1000
    for glyph in run.glyphs {
      let key = GlyphKey(face: index, glyph: glyph.id)
      let identifier: String
      if let known = glyphIdentifiers[key] {
        identifier = known
      } else {
        identifier = newIdentifier("t")
        glyphIdentifiers[key] = identifier
        definitions += "<path id=\"\(identifier)\" d=\"\(file.outline(of: glyph.id, size: 1000).pathData(digits: 1))\""
        definitions += run.face.embolden > 0 ? " stroke-width=\"\((run.face.embolden * 1000).short())\"/>\n" : "/>\n"
      }
      let place = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: origin.x + glyph.x, ty: origin.y + glyph.y)
      body += "<use href=\"#\(identifier)\"\(attribute(place))/>\n"
    }
    body += "</g>\n"
  }

  func draw(
    _ image: BitmapImage, in rect: CGRect, smooth: Bool, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    let data = try image.png().base64EncodedString()
    body += "<image x=\"\(rect.minX.short(4))\" y=\"\(rect.minY.short(4))\" width=\"\(rect.width.short(4))\""
    body += " height=\"\(rect.height.short(4))\" preserveAspectRatio=\"none\""
    if !smooth { body += " image-rendering=\"pixelated\"" }
    if alpha < 1 { body += " opacity=\"\(alpha.short(4))\"" }
    body += attribute(t) + " href=\"data:image/png;base64,\(data)\"/>\n"
  }

  // MARK: Groups

  func clipped(
    to outline: Outline, evenOdd: Bool, _ t: CGAffineTransform, _ content: () throws(RasterError) -> Void
  ) throws(RasterError) {
    let identifier = newIdentifier("c")
    definitions += "<clipPath id=\"\(identifier)\"><path d=\"\(outline.pathData())\""
    definitions += (evenOdd ? " clip-rule=\"evenodd\"" : "") + attribute(t) + "/></clipPath>\n"
    try group(" clip-path=\"url(#\(identifier))\"", content)
  }

  func grouped(
    opacity: Double, blend: CGBlendMode, _ content: () throws(RasterError) -> Void
  ) throws(RasterError) {
    var attributes = opacity < 1 ? " opacity=\"\(opacity.short(4))\"" : ""
    if blend == .normal {
      attributes += opacity < 1 ? "" : " style=\"isolation:isolate\""
    } else {
      attributes += " style=\"mix-blend-mode:\(blend.cssName)\""
    }
    try group(attributes, content)
  }

  func masked(
    _ content: () throws(RasterError) -> Void, by mask: () throws(RasterError) -> Void
  ) throws(RasterError) {
    let identifier = newIdentifier("m")
    let outside = body
    body = ""
    try mask()
    // Written before the definitions that the mask itself made would be too early for nothing:
    // references may point forwards.
    definitions += "<mask id=\"\(identifier)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\""
    definitions += " x=\"-10000\" y=\"-10000\" width=\"20000\" height=\"20000\">\n\(body)</mask>\n"
    body = outside
    try group(" mask=\"url(#\(identifier))\"", content)
  }

  private func group(_ attributes: String, _ content: () throws(RasterError) -> Void) throws(RasterError) {
    body += "<g\(attributes)>\n"
    try content()
    body += "</g>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      // XML has no place for the other controls.
      case _ where scalar.value < 32 || (0xFFFE...0xFFFF).contains(scalar.value): continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension CGBlendMode {
  var cssName: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    default: "normal"
    }
  }
}

extension BitmapImage {
  /// The pixels as a PNG file.
  package func png() throws(RasterError) -> Data {
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    let status = pixels.withUnsafeBytes {
      px_png_encode(
        $0.bindMemory(to: UInt32.self).baseAddress, Int32(width), Int32(height), bytesPerRow, PX_PNG_SMALL, &bytes,
        &count)
    }
    guard status == PX_OK, let bytes else { throw .memory }
    defer { px_free(bytes) }
    return Data(bytes: bytes, count: count)
  }
}
