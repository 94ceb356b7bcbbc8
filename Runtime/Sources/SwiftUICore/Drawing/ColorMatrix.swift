import Drawing

/// An affine map of straight colour components: four rows of red, green, blue, alpha and a constant.
struct ColorFilterMatrix: Equatable {
  var rows: [Double]

  /// What red, green and blue weigh in luminance (Rec. 709).
  private static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

  static let identity = ColorFilterMatrix(rows: [
    1, 0, 0, 0, 0,
    0, 1, 0, 0, 0,
    0, 0, 1, 0, 0,
    0, 0, 0, 1, 0,
  ])

  /// Each colour component times a factor, plus a constant; alpha stays.
  private static func scaling(_ factors: (Double, Double, Double), constant: Double = 0) -> ColorFilterMatrix {
    ColorFilterMatrix(rows: [
      factors.0, 0, 0, 0, constant,
      0, factors.1, 0, 0, constant,
      0, 0, factors.2, 0, constant,
      0, 0, 0, 1, 0,
    ])
  }

  /// Lighter by the amount: 0 changes nothing, 1 is white.
  static func brightness(_ amount: Double) -> ColorFilterMatrix { scaling((1, 1, 1), constant: amount) }

  /// Further from middle gray by the factor; negative factors invert.
  static func contrast(_ factor: Double) -> ColorFilterMatrix {
    scaling((factor, factor, factor), constant: (1 - factor) / 2)
  }

  /// Further from the gray of the same luminance by the factor.
  static func saturation(_ factor: Double) -> ColorFilterMatrix {
    let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
    let rest = 1 - factor
    return ColorFilterMatrix(rows: [
      r * rest + factor, g * rest, b * rest, 0, 0,
      r * rest, g * rest + factor, b * rest, 0, 0,
      r * rest, g * rest, b * rest + factor, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Towards gray by the amount, 0…1.
  static func grayscale(_ amount: Double) -> ColorFilterMatrix { saturation(1 - min(max(amount, 0), 1)) }

  /// Towards the opposite by the amount, 0…1.
  static func invert(_ amount: Double = 1) -> ColorFilterMatrix {
    let factor = 1 - 2 * amount
    return scaling((factor, factor, factor), constant: amount)
  }

  static func multiply(_ color: ResolvedColor) -> ColorFilterMatrix {
    var matrix = scaling((color.red, color.green, color.blue))
    matrix.rows[18] = color.alpha
    return matrix
  }

  /// Hues turned about the gray axis, luminance kept (the matrix of the SVG filter).
  static func hueRotation(_ angle: Angle) -> ColorFilterMatrix {
    let (r, g, b) = (luminance.red, luminance.green, luminance.blue)
    let c = cos(angle.radians)
    let s = sin(angle.radians)
    return ColorFilterMatrix(rows: [
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
      0, 0, 0, 1, 0,
    ])
  }

  /// Black, as opaque as the content was light.
  static let luminanceToAlpha = ColorFilterMatrix(rows: [
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    0, 0, 0, 0, 0,
    luminance.red, luminance.green, luminance.blue, 0, 0,
  ])
}
