/// A piece of markup. What is interpolated into a literal is escaped unless it is markup itself, so that a guide's
/// names and texts can never become tags.
package struct HTML: Sendable, Equatable {
  package private(set) var markup: String

  package init(verbatim markup: String) {
    self.markup = markup
  }

  /// Text as markup: `&`, `<`, `>` and both quotes are escaped, characters that HTML forbids are replaced.
  package init(text: String) {
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

  package static func + (left: HTML, right: HTML) -> HTML { HTML(verbatim: left.markup + right.markup) }
  package static func += (left: inout HTML, right: HTML) { left.markup += right.markup }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) {
    markup = value
  }

  package init(stringInterpolation: Interpolation) {
    markup = stringInterpolation.markup
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) { markup += literal }
    package mutating func appendInterpolation(_ html: HTML) { markup += html.markup }
    package mutating func appendInterpolation(_ html: HTML?) { markup += html?.markup ?? "" }
    /// Disfavoured, so that a literal in a condition is markup and only text that comes from elsewhere is escaped.
    @_disfavoredOverload
    package mutating func appendInterpolation(_ text: String) { markup += HTML(text: text).markup }
    package mutating func appendInterpolation(_ number: Int) { markup += String(number) }
    mutating func appendInterpolation(_ color: HexColor) { markup += color.description }
    /// A length or a ratio: no decimals where there are none, and at most two.
    package mutating func appendInterpolation(_ number: Double) { markup += number.plain }
  }
}

extension Sequence where Element == HTML {
  package func joined(separator: HTML = "") -> HTML {
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
