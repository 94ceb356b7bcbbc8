internal import CCairo
import CoreGraphics
import Drawing

/// Writes a PDF page through cairo. Text stays text: glyphs carry the characters they stand for.
final class PDFTarget: VectorTarget {
  private let surface: OpaquePointer
  private let cr: OpaquePointer
  private let glyphs: GlyphStore
  private let output: Output
  private let freeType: FreeType
  private var fonts: [FontFace: PDFFont] = [:]

  private final class Output {
    var data = Data()
  }

  init(size: CGSize, glyphs: GlyphStore) throws(RasterError) {
    self.glyphs = glyphs
    freeType = try FreeType()
    output = Output()
    surface = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(context).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)!
    // cairo writes the time of day otherwise.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cr = cairo_create(surface)!
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  func document() throws(RasterError) -> Data {
    cairo_show_page(cr)
    let status = cairo_status(cr)
    cairo_surface_finish(surface)
    guard status == CAIRO_STATUS_SUCCESS, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw .output(String(cString: cairo_status_to_string(status)))
    }
    return output.data
  }

  // MARK: Paint

  /// - Parameter t: from the paint's space; the context's matrix is the page's.
  private func setSource(_ paint: Paint, _ t: CGAffineTransform, alpha: Double) -> Bool {
    let pattern: OpaquePointer
    var stops: [Paint.Stop]
    var space = t
    switch paint {
    case .color(let color):
      setColor(cr, color, alpha: alpha)
      return true
    case .linear(let list, let start, let end):
      stops = list
      pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let list, let center, let from, let to):
      stops = to >= from ? list : SVGTarget.reversed(list)
      pattern = cairo_pattern_create_radial(
        center.x, center.y, max(0, min(from, to)), center.x, center.y, max(from, to))
    case .elliptical(let list, let rect, let center, let from, let to):
      stops = to >= from ? list : SVGTarget.reversed(list)
      pattern = cairo_pattern_create_radial(0, 0, max(0, min(from, to)), 0, 0, max(from, to))
      space = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
        .concatenating(t)
    case .angular, .image, .backdrop: return false
    }
    defer { cairo_pattern_destroy(pattern) }
    guard space.isInvertible else { return false }
    for stop in stops {
      let color = stop.color.clamped
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
    }
    var matrix = space.inverted().cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cr, pattern)
    return true
  }

  private func setPath(_ outline: Outline, _ t: CGAffineTransform) {
    cairo_new_path(cr)
    var current = CGPoint.zero
    for element in outline.applying(t).elements {
      switch element {
      case .move(let p):
        cairo_move_to(cr, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(cr, p.x, p.y)
        current = p
      case .quad(let p, let c):
        let (a, b) = (CurveMath.mix(current, c, 2 / 3), CurveMath.mix(p, c, 2 / 3))
        cairo_curve_to(cr, a.x, a.y, b.x, b.y, p.x, p.y)
        current = p
      case .cubic(let p, let c1, let c2):
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .close: cairo_close_path(cr)
      }
    }
  }

  // MARK: Items

  func fill(_ outline: Outline, evenOdd: Bool, _ paint: Paint, _ t: CGAffineTransform, alpha: Double) {
    guard outline.isFinite, setSource(paint, t, alpha: alpha) else { return }
    setPath(outline, t)
    cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(cr)
  }

  func stroke(_ outline: Outline, _ pen: Pen, _ paint: Paint, _ t: CGAffineTransform, alpha: Double) {
    fill(outline.stroked(pen, tolerance: 0.01 / max(t.meanScale, 1e-6)), evenOdd: false, paint, t, alpha: alpha)
  }

  func draw(
    _ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    if run.isColor {
      let (index, file) = try glyphs.file(run.face)
      for glyph in run.glyphs {
        guard let picture = glyphs.picture(glyph.id, face: index, file: file) else { continue }
        try draw(picture.image, in: picture.rect(of: glyph, run, origin), smooth: true, t, alpha: alpha)
      }
      return
    }
    guard setSource(paint, t, alpha: alpha) else { return }
    let font: PDFFont
    if let known = fonts[run.face] {
      font = known
    } else {
      font = try PDFFont(run.face, freeType: freeType)
      fonts[run.face] = font
    }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    var matrix = t.cairo
    cairo_transform(cr, &matrix)
    font.select(in: cr, size: run.drawSize, skew: run.face.skew)
    font.show(run, at: origin, in: cr)
    if run.face.embolden > 0 {
      let (_, file) = try glyphs.file(run.face)
      for glyph in run.glyphs {
        let outline = file.outline(of: glyph.id, size: run.drawSize)
        let place = CGAffineTransform(translationX: origin.x + glyph.x, y: origin.y + glyph.y)
        setPath(outline, place)
        cairo_set_line_width(cr, run.face.embolden * run.drawSize)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(cr)
      }
    }
  }

  func draw(
    _ image: BitmapImage, in rect: CGRect, smooth: Bool, _ t: CGAffineTransform, alpha: Double
  ) throws(RasterError) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    cairo_save(cr)
    defer { cairo_restore(cr) }
    var matrix = t.cairo
    cairo_transform(cr, &matrix)
    cairo_translate(cr, rect.minX, rect.minY)
    cairo_scale(cr, rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    // The surface is copied: the page is written when it is finished.
    guard let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height)),
      let data = cairo_image_surface_get_data(copy)
    else { throw .memory }
    defer { cairo_surface_destroy(copy) }
    let stride = Int(cairo_image_surface_get_stride(copy))
    image.pixels.withUnsafeBytes { bytes in
      for row in 0..<image.height {
        memcpy(data + row * stride, bytes.baseAddress! + row * image.bytesPerRow, image.width * 4)
      }
    }
    cairo_surface_mark_dirty(copy)
    cairo_set_source_surface(cr, copy, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cr), smooth ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST)
    cairo_new_path(cr)
    cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
    cairo_clip(cr)
    cairo_paint_with_alpha(cr, alpha)
  }

  // MARK: Groups

  func clipped(
    to outline: Outline, evenOdd: Bool, _ t: CGAffineTransform, _ content: () throws(RasterError) -> Void
  ) throws(RasterError) {
    cairo_save(cr)
    defer { cairo_restore(cr) }
    setPath(outline.isFinite ? outline : Outline(), t)
    cairo_set_fill_rule(cr, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cr)
    try content()
  }

  func grouped(
    opacity: Double, blend: CGBlendMode, _ content: () throws(RasterError) -> Void
  ) throws(RasterError) {
    cairo_push_group(cr)
    do { try content() } catch {
      cairo_pattern_destroy(cairo_pop_group(cr))
      throw error
    }
    cairo_pop_group_to_source(cr)
    cairo_set_operator(cr, blend.cairoOperator)
    cairo_paint_with_alpha(cr, opacity)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  func masked(
    _ content: () throws(RasterError) -> Void, by mask: () throws(RasterError) -> Void
  ) throws(RasterError) {
    cairo_push_group(cr)
    do { try content() } catch {
      cairo_pattern_destroy(cairo_pop_group(cr))
      throw error
    }
    let picture = cairo_pop_group(cr)!
    defer { cairo_pattern_destroy(picture) }
    cairo_push_group(cr)
    do { try mask() } catch {
      cairo_pattern_destroy(cairo_pop_group(cr))
      throw error
    }
    let coverage = cairo_pop_group(cr)!
    defer { cairo_pattern_destroy(coverage) }
    cairo_set_source(cr, picture)
    cairo_mask(cr, coverage)
  }
}

extension CGBlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    default: CAIRO_OPERATOR_OVER
    }
  }
}

extension Outline {
  var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.x.isFinite && p.y.isFinite
      case .quad(let p, let c): p.x.isFinite && p.y.isFinite && c.x.isFinite && c.y.isFinite
      case .cubic(let p, let a, let b):
        [p, a, b].allSatisfy { $0.x.isFinite && $0.y.isFinite }
      case .close: true
      }
    }
  }
}
