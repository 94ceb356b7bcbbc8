internal import CCairo
import CoreGraphics
import Drawing

/// A face as cairo embeds it. It is opened apart from the rasteriser's: cairo sets the axes anew.
final class PDFFont {
  private let file: FontFile
  private let font: OpaquePointer
  private let options: OpaquePointer

  init(_ face: FontFace, freeType: FreeType) throws(RasterError) {
    file = try FontFile(face, freeType: freeType)
    font = cairo_ft_font_face_create_for_ft_face(file.handle, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP))!
    options = cairo_font_options_create()!
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    if !face.axes.isEmpty {
      let axes = face.axes.map { "\($0.tag)=\($0.value.short(4))" }
      cairo_font_options_set_variations(options, axes.joined(separator: ","))
    }
    // cairo's own caches may hold the font after this object: the face lives as long as they do.
    Self.keepAlive(file, with: font)
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(font)
  }

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  private static func keepAlive(_ file: FontFile, with font: OpaquePointer) {
    let owner = Unmanaged.passRetained(file).toOpaque()
    let status = cairo_font_face_set_user_data(font, key, owner) { owner in
      if let owner { Unmanaged<FontFile>.fromOpaque(owner).release() }
    }
    if status != CAIRO_STATUS_SUCCESS { Unmanaged<FontFile>.fromOpaque(owner).release() }
  }

  func select(in cr: OpaquePointer, size: CGFloat, skew: CGFloat) {
    cairo_set_font_face(cr, font)
    var matrix = cairo_matrix_t(xx: size, yx: 0, xy: -skew * size, yy: size, x0: 0, y0: 0)
    cairo_set_font_matrix(cr, &matrix)
    cairo_set_font_options(cr, options)
  }

  /// Shows the run with the characters of each cluster.
  func show(_ run: GlyphRun, at origin: CGPoint, in cr: OpaquePointer) {
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: origin.x + $0.x, y: origin.y + $0.y)
    }
    let clusters = Self.clusters(of: run)
    guard !clusters.isEmpty else { return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count)) }
    run.text.withCString { text in
      cairo_show_text_glyphs(
        cr, text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    }
  }

  /// Glyphs with no bytes of their own belong to the cluster before them. Empty where the counts do
  /// not add up to the text.
  private static func clusters(of run: GlyphRun) -> [cairo_text_cluster_t] {
    var clusters: [cairo_text_cluster_t] = []
    for glyph in run.glyphs {
      if glyph.clusterBytes > 0 || clusters.isEmpty {
        clusters.append(cairo_text_cluster_t(num_bytes: Int32(glyph.clusterBytes), num_glyphs: 1))
      } else {
        clusters[clusters.count - 1].num_glyphs += 1
      }
    }
    let bytes = clusters.reduce(0) { $0 + Int($1.num_bytes) }
    return bytes == run.text.utf8.count ? clusters : []
  }
}
