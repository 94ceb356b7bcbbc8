import CoreGraphics
import Drawing

extension FontFace {
  /// The weight that a face drawn for a font has, 1…1000: that of its name where the font was asked for by name, since
  /// the name holds the weight then (`Lato-Black`).
  package func weight(for spec: FontSpec) -> CGFloat {
    if case .custom = spec.family { return FaceStyle(name).weight ?? spec.weight }
    return spec.weight
  }
}
