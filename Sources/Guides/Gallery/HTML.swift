/// A piece of markup. What is interpolated into a literal is escaped unless it is markup itself, so that a guide's
/// names and texts can never become tags.
struct HTML: Sendable, Equatable {
  private(set) var markup: String

  init(verbatim markup: String) {
    self.markup = markup
  }

  /// Text as markup: `&`, `<`, `>` and both quotes are escaped, characters that HTML forbids are replaced.
  init(text: String) {
    markup = ""
    markup.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      case "\"": markup += "&quot;"
      case "'": markup += "&#39;"
      case "\n", "\t": markup.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE:
        markup.unicodeScalars.append("\u{FFFD}")
      default: markup.unicodeScalars.append(scalar)
      }
    }
  }

  static func + (left: HTML, right: HTML) -> HTML { HTML(verbatim: left.markup + right.markup) }
  static func += (left: inout HTML, right: HTML) { left.markup += right.markup }
}

extension HTML: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) {
    markup = value
  }

  init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { markup += literal }
    mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    mutating func appendInterpolation(_ html: HTML?) { markup += html?.markup ?? "" }
    /// Disfavoured, so that a literal in a condition is markup and only text that comes from elsewhere is escaped.
    @_disfavoredOverload
    mutating func appendInterpolation(_ text: String) { markup += HTML(text: text).markup }
    mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    mutating func appendInterpolation(_ color: HexColor) { markup += color.description }
    /// A length or a ratio: no decimals where there are none, and at most two.
    mutating func appendInterpolation(_ number: Double) { markup += number.plain }
  }
}

extension Sequence where Element == HTML {
  func joined(separator: HTML = "") -> HTML {
    HTML(verbatim: map(\.markup).joined(separator: separator.markup))
  }
}

extension Double {
  /// At most two decimals, without trailing zeros: `44`, `28.67`.
  package var plain: String {
    guard isFinite, abs(self) < 1e12 else { return "–" }
    let hundredths = Int((abs(self) * 100).rounded())
    let (whole, part) = hundredths.quotientAndRemainder(dividingBy: 100)
    let sign = self < 0 && hundredths > 0 ? "−" : ""
    guard part > 0 else { return sign + String(whole) }
    return sign + "\(whole)." + (part % 10 == 0 ? String(part / 10) : (part < 10 ? "0" : "") + String(part))
  }
}
