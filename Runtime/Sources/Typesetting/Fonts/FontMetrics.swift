import CoreGraphics

/// A font's own measures, in em.
struct FontMetrics: Hashable, Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  var lineGap: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  /// From the baseline down to the middle of the underline.
  var underlineOffset: CGFloat
  var underlineThickness: CGFloat
  /// From the baseline up to the middle of the strikethrough.
  var strikethroughOffset: CGFloat
  var strikethroughThickness: CGFloat

  /// Reads `hhea`, which is what iOS lays text out by, `OS/2` and `post`.
  init(_ data: FontData) {
    let em = data.unitsPerEm
    func reader(_ tag: String) -> (Int) -> CGFloat? {
      let table = data.table(tag)
      return { at in
        guard at + 2 <= table.count else { return nil }
        return CGFloat(Int16(bitPattern: UInt16(table[at]) << 8 | UInt16(table[at + 1]))) / em
      }
    }
    let hhea = reader("hhea")
    let os2 = reader("OS/2")
    let post = reader("post")
    func positive(_ value: CGFloat?, else other: CGFloat) -> CGFloat { (value ?? 0) > 0 ? value! : other }

    ascent = hhea(4) ?? 0.8
    descent = -(hhea(6) ?? -0.2)
    lineGap = max(0, hhea(8) ?? 0)
    xHeight = positive(os2(86), else: 0.5)
    capHeight = positive(os2(88), else: 0.7)
    underlineThickness = positive(post(10), else: 0.05)
    underlineOffset = -(post(8) ?? -0.1) + underlineThickness / 2
    strikethroughThickness = positive(os2(26), else: 0.05)
    strikethroughOffset = positive(os2(28), else: 0.3) - strikethroughThickness / 2
  }

  /// iOS's system font (measured: TYPE_CALIBRATION, section 4): the same in every weight and size.
  static let system = FontMetrics(
    ascent: 0.9521484375, descent: 0.2412109375, lineGap: 0, capHeight: 0.70458984375, xHeight: 0.52637)

  init(
    ascent: CGFloat, descent: CGFloat, lineGap: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
    underlineOffset: CGFloat = 0.125, underlineThickness: CGFloat = 0.05,
    strikethroughOffset: CGFloat? = nil, strikethroughThickness: CGFloat = 0.05
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.underlineOffset = underlineOffset
    self.underlineThickness = underlineThickness
    self.strikethroughOffset = strikethroughOffset ?? xHeight / 2
    self.strikethroughThickness = strikethroughThickness
  }
}
