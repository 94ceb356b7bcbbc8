import CoreGraphics
import Drawing

/// `shadow`: a blurred copy of the view's own alpha, below it.
struct ShadowEffect: DrawingModifier {
  var color: Color
  /// Points, as iOS counts it: twice the standard deviation of the blur.
  var radius: CGFloat
  var offset: CGSize

  var readsEnvironment: Bool { true }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let color = color.resolved(in: environment.colorContext)
    guard color.alpha > 0, !content.isEmpty else { return content.items }
    return [.effect(.shadow(color: color, radius: radius.drawableRadius, offset: offset.drawableOffset), content)]
  }

  var name: String { "shadow" }
  var detail: String {
    "\(color), radius: \(number(radius)), x: \(number(offset.width)), y: \(number(offset.height))"
  }
}

extension View {
  /// Adds a shadow.
  /// - Parameters:
  ///   - radius: points; the blur. Negative radii count as 0.
  ///   - x: points to the right, in either layout direction.
  ///   - y: points down.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    primitive(
      ShadowEffect(
        color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
