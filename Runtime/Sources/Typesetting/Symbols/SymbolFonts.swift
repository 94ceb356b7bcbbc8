import CoreGraphics
import Drawing

/// The two fonts that symbols are taken from, brought to the proportions of SF Symbols.
struct SymbolFonts: Sendable {
  private let cupertino: FontData
  private let material: FontData
  private let cupertinoFont: ShapingFont
  /// Draws letters and numbers in circles and squares.
  private let text: FontData

  init(folder: String) throws(FontError) {
    cupertino = try FontData(path: folder + "/CupertinoIcons.ttf")
    material = try FontData(path: folder + "/MaterialSymbolsSubset.ttf")
    text = try FontData(path: folder + "/Inter[opsz,wght].ttf")
    cupertinoFont = cupertino.makeFont(axes: [])
  }

  /// A glyph in em of the point size, its ink centred on the capitals; nil where the font has none.
  /// - Parameter stroke: the thickness of lines, in em.
  func shape(_ entry: SymbolTable.Entry, name: SymbolName, stroke: CGFloat) -> SymbolShape? {
    switch entry.font {
    case .cupertino:
      guard let outline = Self.outline(entry.scalar, font: cupertinoFont, by: Self.cupertino) else { return nil }
      return Self.weighted(outline, name: name, change: (stroke - Self.cupertinoStroke) / 2)
    case .material:
      let axis = interpolate(Self.materialStrokes, at: stroke)
      let font = material.makeFont(axes: [FontFace.Axis(tag: "wght", value: axis)])
      guard let scalar = Self.scalar(entry), let outline = Self.outline(scalar, font: font, by: Self.material) else {
        return nil
      }
      // Beyond the ends of the axis the outline is moved.
      let reached = min(max(stroke, Self.materialStrokes[0].0), Self.materialStrokes[6].0)
      return Self.weighted(outline, name: name, change: (stroke - reached) / 2)
    }
  }

  /// Characters side by side, their capitals one em high, to be scaled into a frame.
  func letters(_ characters: String, stroke: CGFloat) -> Outline {
    // Stems of Inter's capitals at 32 points grow from 0.02 to 0.21 em over the axis; half as large
    // letters want them twice as thick, a little less in so small a place.
    let weight = min(max((stroke * 1.7 - 0.02) / 0.19 * 800 + 100, 100), 900)
    let font = text.makeFont(axes: [
      FontFace.Axis(tag: "opsz", value: 32), FontFace.Axis(tag: "wght", value: weight),
    ])
    var outline = Outline()
    var x: CGFloat = 0
    for scalar in characters.unicodeScalars {
      let glyph = font.glyph(for: scalar)
      let scale = 1 / font.unitsPerEm
      outline.append(
        font.outline(of: glyph).applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: 0)))
      x += font.advance(of: glyph) * scale
    }
    return outline
  }

  // MARK: Proportions

  /// How a font's em maps to SF Symbols'.
  private struct Fit {
    var scale: CGFloat
    /// The height on which glyphs are centred, in em of the font.
    var centre: CGFloat
  }

  /// SF's `circle` is 0.996 em wide; CupertinoIcons' is 0.854, Material's round icons are 0.833.
  private static let cupertino = Fit(scale: 1.166, centre: 0.375)
  private static let material = Fit(scale: 1.195, centre: 0.5)

  /// Measured on `minus`: 0.074 of CupertinoIcons' em.
  private static let cupertinoStroke: CGFloat = 0.0863

  /// Measured on the bars of Material's `checklist`: the thickness in em of the point size, and the axis.
  private static let materialStrokes: [(CGFloat, CGFloat)] = [
    (0.0349, 100), (0.0498, 200), (0.0747, 300), (0.0996, 400), (0.1133, 500), (0.1320, 600), (0.1568, 700),
  ]

  private static func outline(_ scalar: Unicode.Scalar, font: ShapingFont, by fit: Fit) -> Outline? {
    let glyph = font.glyph(for: scalar)
    guard glyph != 0 else { return nil }
    let scale = fit.scale / font.unitsPerEm
    let outline = font.outline(of: glyph)
    guard !outline.isEmpty else { return nil }
    return outline.applying(
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: 0, ty: SymbolMetrics.capCentre - fit.centre * fit.scale))
  }

  /// Set-up puts the filled form of a glyph into the subset as a glyph of its own, in the last private use area.
  private static func scalar(_ entry: SymbolTable.Entry) -> Unicode.Scalar? {
    entry.isFilled ? Unicode.Scalar(entry.scalar.value + 0x10_0000) : entry.scalar
  }

  // MARK: Weight and parts

  private static func weighted(_ outline: Outline, name: SymbolName, change: CGFloat) -> SymbolShape {
    let contours = Contours(outline)
    let outerIsAnticlockwise = (contours.all.max { abs($0.area) < abs($1.area) }?.area ?? 0) > 0
    func part(by distance: CGFloat = change, _ isIncluded: (Contours.Contour) -> Bool) -> Outline {
      contours.outline(where: isIncluded).offset(by: distance, outerIsAnticlockwise: outerIsAnticlockwise)
    }
    if name.isFilled, !name.hasBadge {
      // Filled shapes grow less than lines, so that the gaps between them stay open; what is cut out of
      // an enclosing shape is drawn with a pen of the weight.
      let shape = part(by: change * 0.35) { $0.depth == 0 }
      let cut = part(by: name.isEnclosed ? -change : 0) { $0.depth > 0 }
      let whole = Outline(shape.elements + cut.elements)
      return SymbolShape(parts: name.isEnclosed && !cut.isEmpty ? [cut, shape] : [whole], whole: whole)
    }
    let whole = part { _ in true }
    if name.hasBadge, let (badge, rest) = Self.badge(in: contours) {
      return SymbolShape(
        parts: [part(badge), part(rest)], whole: whole)
    }
    let ring = part { $0.depth <= 1 }
    let inner = part { $0.depth > 1 }
    return SymbolShape(parts: name.isEnclosed && !inner.isEmpty ? [inner, ring] : [whole], whole: whole)
  }

  /// Tells the small sign of a symbol from the rest: it lies apart, in a corner.
  private static func badge(in contours: Contours)
    -> (badge: (Contours.Contour) -> Bool, rest: (Contours.Contour) -> Bool)?
  {
    let boxes = contours.all.map(\.outline.boundingBox)
    let all = boxes.reduce(CGRect.null) { $0.union($1) }
    guard !all.isNull else { return nil }
    let corners = zip(contours.all, boxes).filter { contour, box in
      contour.depth <= 1 && !box.isEmpty && box.width < 0.62 * all.width && box.height < 0.62 * all.height
        && abs(box.midX - all.midX) > 0.15 * all.width && abs(box.midY - all.midY) > 0.08 * all.height
    }
    guard let corner = corners.max(by: { abs($0.0.area) < abs($1.0.area) })?.1 else { return nil }
    func isBadge(_ contour: Contours.Contour) -> Bool {
      let box = contour.outline.boundingBox
      return box.minX >= corner.minX && box.maxX <= corner.maxX && box.minY >= corner.minY && box.maxY <= corner.maxY
    }
    return ({ isBadge($0) }, { !isBadge($0) })
  }
}
