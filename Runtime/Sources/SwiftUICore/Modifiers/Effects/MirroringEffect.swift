import CoreGraphics
import Drawing

/// `flipsForRightToLeftLayoutDirection`: the picture in a mirror where the layout reads right to left.
struct MirroringEffect: DrawingModifier {
  var isEnabled: Bool

  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    isEnabled && isMirrored ? CGAffineTransform(-1, 0, 0, 1, size.width, 0) : nil
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let mirror = transform(in: size, isMirrored: isMirrored) else { return content.items }
    return [.effect(.transform(mirror), content)]
  }

  var name: String { "flipsForRightToLeftLayoutDirection" }
}

extension View {
  /// Mirrors the drawn view where the layout reads from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    primitive(MirroringEffect(isEnabled: enabled))
  }
}
