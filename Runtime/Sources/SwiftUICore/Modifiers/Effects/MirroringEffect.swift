import CoreGraphics
import Drawing

/// `flipsForRightToLeftLayoutDirection` and `layoutDirectionBehavior`: the picture in a mirror where the
/// layout reads in a direction.
struct MirroringEffect: DrawingModifier {
  /// nil never mirrors.
  var direction: LayoutDirection?

  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    let current: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    return current == direction ? CGAffineTransform(-1, 0, 0, 1, size.width, 0) : nil
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let mirror = transform(in: size, isMirrored: isMirrored) else { return content.items }
    return [.effect(.transform(mirror), content)]
  }

  var name: String { "layoutDirectionBehavior" }
}

extension View {
  /// Mirrors the drawn view where the layout reads from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    primitive(MirroringEffect(direction: enabled ? .rightToLeft : nil))
  }

  /// Mirrors the drawn view where the layout reads in the behaviour's direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    var direction: LayoutDirection?
    if case .mirrors(let mirrored) = behavior { direction = mirrored }
    return primitive(MirroringEffect(direction: direction))
  }
}
