import CoreGraphics
import Drawing

/// `blur`.
struct BlurEffect: DrawingModifier {
  /// Points; the standard deviation of the Gaussian.
  var radius: CGFloat
  var isOpaque: Bool

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let radius = radius.drawableRadius
    guard radius > 0 else { return content.items }
    return [.effect(.blur(radius: radius, opaque: isOpaque), content)]
  }

  var name: String { "blur" }
  var detail: String { "radius: \(number(radius))" }
}

extension View {
  /// Blurs the view.
  /// - Parameters:
  ///   - radius: points; 0 and less change nothing.
  ///   - opaque: keeps the edges solid instead of fading them out.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    primitive(BlurEffect(radius: radius, isOpaque: opaque))
  }
}
