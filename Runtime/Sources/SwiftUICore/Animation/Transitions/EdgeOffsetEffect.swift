import CoreGraphics
import Drawing

/// Draws its content moved by fractions of its own size.
nonisolated struct EdgeOffsetEffect: DrawingModifier {
  /// Parts of the width towards the trailing edge.
  var x: CGFloat = 0
  /// Parts of the height downwards.
  var y: CGFloat = 0

  init(towards edge: Edge, fraction: CGFloat) {
    switch edge {
    case .top: y = -fraction
    case .bottom: y = fraction
    case .leading: x = -fraction
    case .trailing: x = fraction
    }
  }

  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    guard x != 0 || y != 0 else { return nil }
    return CGAffineTransform(translationX: size.width * (isMirrored ? -x : x), y: size.height * y)
  }

  @MainActor func items(
    drawing content: DisplayList, size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] {
    guard let transform = transform(in: size, isMirrored: environment.layoutDirection == .rightToLeft) else {
      return content.items
    }
    return [.effect(.transform(transform), content)]
  }

  @MainActor var name: String { "edgeOffset" }
  @MainActor var detail: String { "x: \(Double(x).typed), y: \(Double(y).typed)" }
}

extension EdgeOffsetEffect: NumericModifier {
  var numbers: [Double] {
    get { [Double(x), Double(y)] }
    set {
      var numbers = newValue[...]
      Self.take(&x, &numbers)
      Self.take(&y, &numbers)
    }
  }
}
