import CoreGraphics
import Drawing

/// `brightness`, `contrast`, `saturation`, … : a map of every colour of the view.
struct ColorFilterEffect: DrawingModifier {
  enum Kind: Equatable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    case hueRotation(Angle)
    case invert
    case luminanceToAlpha
  }

  var kind: Kind

  private var matrix: ColorFilterMatrix {
    switch kind {
    case .brightness(let amount): .brightness(amount)
    case .contrast(let factor): .contrast(factor)
    case .saturation(let factor): .saturation(factor)
    case .grayscale(let amount): .grayscale(amount)
    case .hueRotation(let angle): .hueRotation(angle)
    case .invert: .invert()
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let matrix = matrix
    guard matrix != .identity, matrix.rows.allSatisfy(\.isFinite) else { return content.items }
    return [.effect(.colorMatrix(matrix.rows), content)]
  }

  var name: String {
    switch kind {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .invert: "colorInvert"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }

  var detail: String {
    switch kind {
    case .brightness(let value), .contrast(let value), .saturation(let value), .grayscale(let value):
      number(value)
    case .hueRotation(let angle): "\(number(angle.degrees))°"
    case .invert, .luminanceToAlpha: ""
    }
  }
}

/// `colorMultiply`: each component times that of a colour.
struct ColorMultiplyEffect: DrawingModifier {
  var color: Color

  var readsEnvironment: Bool { true }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let color = color.resolved(in: environment.colorContext)
    return [.effect(.colorMatrix(ColorFilterMatrix.multiply(color).rows), content)]
  }

  var name: String { "colorMultiply" }
  var detail: String { color.description }
}

extension View {
  /// Makes every colour lighter: 0 changes nothing, 1 is white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    primitive(ColorFilterEffect(kind: .brightness(amount)))
  }

  /// Moves every colour away from middle gray; 1 changes nothing, negative amounts invert.
  nonisolated public func contrast(_ amount: Double) -> some View {
    primitive(ColorFilterEffect(kind: .contrast(amount)))
  }

  /// Moves every colour away from its gray; 1 changes nothing, 0 is gray.
  nonisolated public func saturation(_ amount: Double) -> some View {
    primitive(ColorFilterEffect(kind: .saturation(amount)))
  }

  /// Moves every colour towards its gray: 0 changes nothing, 1 is gray.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    primitive(ColorFilterEffect(kind: .grayscale(amount)))
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    primitive(ColorFilterEffect(kind: .hueRotation(angle)))
  }

  nonisolated public func colorInvert() -> some View { primitive(ColorFilterEffect(kind: .invert)) }

  /// Draws black where the view is light and nothing where it is dark: a mask made of a picture.
  nonisolated public func luminanceToAlpha() -> some View {
    primitive(ColorFilterEffect(kind: .luminanceToAlpha))
  }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    primitive(ColorMultiplyEffect(color: color))
  }
}
