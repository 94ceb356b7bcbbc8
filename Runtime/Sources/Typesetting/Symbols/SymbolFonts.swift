import CoreGraphics
import Drawing

/// The two fonts that symbols are taken from, brought to the proportions of SF Symbols.
struct SymbolFonts: Sendable {
  private let cupertino: FontData
  private let material: FontData
  private let cupertinoFont: ShapingFont

  init(folder: String) throws(FontError) {
    cupertino = try FontData(path: folder + "/CupertinoIcons.ttf")
    material = try FontData(path: folder + "/MaterialSymbolsSubset.ttf")
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
      let font = material.makeFont(axes: [
        FontFace.Axis(tag: "FILL", value: entry.isFilled ? 1 : 0), FontFace.Axis(tag: "wght", value: axis),
      ])
      guard let outline = Self.outline(entry.scalar, font: font, by: Self.material) else { return nil }
      // Beyond the ends of the axis the outline is moved.
      let reached = min(max(stroke, Self.materialStrokes[0].0), Self.materialStrokes[6].0)
      return Self.weighted(outline, name: name, change: (stroke - reached) / 2)
    }
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

  // MARK: Weight and parts

  private static func weighted(_ outline: Outline, name: SymbolName, change: CGFloat) -> SymbolShape {
    let contours = Contours(outline)
    let outerIsAnticlockwise = (contours.all.max { abs($0.area) < abs($1.area) }?.area ?? 0) > 0
    func part(isHole: Bool, _ isIncluded: (Contours.Contour) -> Bool) -> Outline {
      contours.outline(where: isIncluded).offset(
        by: change, outerIsAnticlockwise: isHole ? !outerIsAnticlockwise : outerIsAnticlockwise)
    }
    if name.isFilled {
      // What is cut out of a filled shape is drawn with a pen of the same weight.
      let shape = part(isHole: false) { $0.depth == 0 }
      let cut = part(isHole: true) { $0.depth > 0 }
      let whole = Outline(shape.elements + cut.elements)
      return SymbolShape(parts: name.isEnclosed && !cut.isEmpty ? [cut, shape] : [whole], whole: whole)
    }
    let whole = part(isHole: false) { _ in true }
    let ring = part(isHole: false) { $0.depth <= 1 }
    let inner = part(isHole: false) { $0.depth > 1 }
    return SymbolShape(parts: name.isEnclosed && !inner.isEmpty ? [inner, ring] : [whole], whole: whole)
  }
}
