/// The levels of WCAG 2 and the ratios they ask of text.
package enum TextLevel: String, Sendable {
  case aa = "AA"
  case aaa = "AAA"

  /// Large text is 18 points of any weight, or 14 points that are bold; medium and semibold are not bold.
  package static func isLarge(pointSize: Double, weight: Double) -> Bool {
    pointSize >= 18 || (pointSize >= 14 && weight >= 700)
  }

  package func required(pointSize: Double, weight: Double) -> Double {
    let large = Self.isLarge(pointSize: pointSize, weight: weight)
    return switch self {
    case .aa: large ? 3 : 4.5
    case .aaa: large ? 4.5 : 7
    }
  }
}
