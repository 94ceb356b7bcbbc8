/// A sentence of a guide that says how well two colours contrast.
struct ContrastClaim: Equatable {
  /// What is said to be reached.
  enum Promise: Equatable {
    case level(TextLevel)
    /// A number as it is said; at least so much, or just so much.
    case ratio(Double, decimals: Int, isMinimum: Bool)
  }

  struct Setting: Equatable {
    var pointSize: Double
    /// 1…1000 as in CSS.
    var weight: Double
    /// As the sentence says it, such as `14 pt medium`.
    var words: String
  }

  var text: HexColor
  var background: HexColor
  var promise: Promise
  /// Sizes and weights that the claim is made for; none for a claim about every size.
  var settings: [Setting]
  /// "Only at 18 pt": below that, so the sentence says, it fails.
  var isExclusive: Bool
  /// "Fails AA".
  var isNegative: Bool
  /// The part of the sentence that makes the claim.
  var words: String
}

extension ContrastClaim {
  /// How large text is where a claim names no size: any size at all.
  static let anySize = Setting(pointSize: 0, weight: 400, words: "every size")
}
