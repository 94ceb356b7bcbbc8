import CoreGraphics

/// A font as the view engine asks for it, after the text size setting has been applied.
package struct FontSpec: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// iOS's own faces, stood in for by pinned fonts.
    case system(Design)
    /// A family name or a PostScript name, as `Font.custom` takes it.
    case custom(String)
  }

  package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

  package enum Leading: Hashable, Sendable { case standard, tight, loose }

  package var family: Family
  /// Points, the nominal iOS size.
  package var size: CGFloat
  /// 1…1000 as in CSS; 400 is regular. A custom name that says a weight (`Inter-SemiBold`) is
  /// overridden only when `weightIsExplicit`.
  package var weight: CGFloat
  package var weightIsExplicit: Bool
  /// Percent of the normal width; 100 is normal.
  package var width: CGFloat
  package var isItalic: Bool
  package var monospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading
  /// The distance between baselines that iOS prescribes for a text style at this size; nil for
  /// fonts that are no text style.
  package var styleLeading: CGFloat?

  package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

  package init(
    family: Family, size: CGFloat, weight: CGFloat = 400, weightIsExplicit: Bool = false,
    width: CGFloat = 100, isItalic: Bool = false, monospacedDigits: Bool = false,
    smallCaps: SmallCaps = .none, leading: Leading = .standard, styleLeading: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.weightIsExplicit = weightIsExplicit
    self.width = width
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.styleLeading = styleLeading
  }
}
