import Foundation

/// Reads contrast claims out of prose.
///
/// A claim names a pair and a level. The pair are hex colours, names of tokens, or white and black; what a clause
/// leaves out it takes from the clauses before it in the same paragraph, as people read it. A clause that says "on"
/// something unknown makes no claim here.
struct ClaimReader {
  /// Colours by the names of their tokens.
  var tokens: [String: HexColor]

  func claims(in paragraph: String, text: HexColor? = nil) -> [ContrastClaim] {
    var context = Context()
    if let text { context.text = text }
    var claims: [ContrastClaim] = []
    for clause in Self.clauses(of: paragraph) {
      let colors = ColorMentions(in: clause, tokens: tokens)
      if let claim = claim(in: clause, colors: colors, context: context) { claims.append(claim) }
      context.take(colors)
    }
    return claims
  }

  /// What the clauses before this one spoke of.
  private struct Context {
    var text: HexColor?
    var background: HexColor?
    /// The words by which the background may be called again.
    var backgroundWords: Set<String> = []

    mutating func take(_ colors: ColorMentions) {
      if let mention = colors.text { text = mention.color }
      if let mention = colors.background {
        background = mention.color
        backgroundWords = mention.words
      }
    }
  }

  private func claim(in clause: String, colors: ColorMentions, context: Context) -> ContrastClaim? {
    guard let promise = promise(in: clause) else { return nil }
    let settings = Self.settings(in: clause)
    // "Raise the weight to medium" speaks of the text before; every other claim names its text.
    let isAdvice = clause.range(of: "\\bweight\\b", options: [.regularExpression, .caseInsensitive]) != nil
    guard let text = colors.text?.color ?? (isAdvice || colors.background != nil ? context.text : nil) else {
      return nil
    }
    let background: HexColor
    if let named = colors.background?.color {
      background = named
    } else if let unknown = colors.unknownBackground {
      guard let earlier = context.background, context.backgroundWords.contains(unknown) else { return nil }
      background = earlier
    } else {
      guard let earlier = context.background else { return nil }
      background = earlier
    }
    return ContrastClaim(
      text: text, background: background, promise: promise, settings: settings,
      isExclusive: clause.matches("\\bonly\\b"), isNegative: clause.matches(Self.negation), words: clause)
  }

  /// A denial at most four words before the level.
  private static let negation =
    "\\b(fails?|failing|below|does not|doesn[’']t|do not|don[’']t|never|not|short of|misses)\\b(\\W+\\w+){0,4}?\\W+(AAA?\\b|\\d+(\\.\\d+)?\\s*:\\s*1)"

  /// Words by which a ratio is a limit that is kept.
  private static let minimum =
    "\\b(at least|above|over|exceeds?|minimum|more than|better than|reach(es)?|keeps?|meets?|pass(es)?|clears?|holds?|"
    + "satisf(y|ies)|AAA?)\\b|[≥>]"

  private func promise(in clause: String) -> ContrastClaim.Promise? {
    if let ratio = clause.firstMatch("(?<![\\d.:])(\\d{1,2}(?:\\.\\d+)?)\\s*:\\s*1(?![\\d:])") {
      let decimals = ratio.split(separator: ".").dropFirst().first?.count ?? 0
      if let value = Double(ratio), value >= 1, value <= 21 {
        return .ratio(value, decimals: decimals, isMinimum: clause.matches(Self.minimum))
      }
    }
    guard let level = clause.firstMatch("\\b(AAA?)\\b", isCaseSensitive: true) else { return nil }
    return TextLevel(rawValue: level).map { .level($0) }
  }

  /// Sentences, and the parts of sentences between semicolons and dashes.
  static func clauses(of paragraph: String) -> [String] {
    let marked = paragraph.replacingOccurrences(
      of: "(?<=[^\\s.])[.!?](?=\\s|$)|;| [—–] ", with: "\u{1}", options: .regularExpression)
    return marked.split(separator: "\u{1}").flatMap { sentence -> [String] in
      // A list of claims: each part between commas names a level of its own.
      let parts = sentence.split(separator: ",").map(String.init)
      guard parts.count > 1, parts.allSatisfy({ $0.matches(level) }) else { return [String(sentence)] }
      // The verb of the first part holds for those that have none: "a on b reaches 4.5:1, c on d 7:1".
      let verb = parts[0].matches(minimum) ? " at least" : ""
      return [parts[0]] + parts.dropFirst().map { $0.matches(minimum) ? $0 : $0 + verb }
    }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static let level = "\\bAAA?\\b|\\d\\s*:\\s*1\\b"

  /// The sizes and weights that a clause speaks of.
  static func settings(in clause: String) -> [ContrastClaim.Setting] {
    let sizes = clause.allMatches(
      "(\\d+(?:\\.\\d+)?)\\s*(?:pt|points?)\\b\\+?(?:\\s*(?:and|or)\\s+(?:up|larger|above))?\\s*([A-Za-z]+)?")
    var settings = sizes.compactMap { groups -> ContrastClaim.Setting? in
      guard let size = Double(groups[1]) else { return nil }
      let weight = weights[groups[2].lowercased()]
      return ContrastClaim.Setting(
        pointSize: size, weight: weight ?? 400,
        words: size.plain + " pt" + (weight == nil ? "" : " " + groups[2].lowercased()))
    }
    if settings.isEmpty, clause.matches("\\blarge text\\b") {
      settings = [ContrastClaim.Setting(pointSize: 18, weight: 400, words: "large text")]
    }
    if settings.isEmpty, clause.matches("\\bweight\\b"),
      let name = clause.firstMatch("\\b(\(weights.keys.sorted().joined(separator: "|")))\\b")
    {
      let weight = weights[name.lowercased()] ?? 400
      settings = [ContrastClaim.Setting(pointSize: 13, weight: weight, words: "small text in \(name.lowercased())")]
    }
    return settings
  }

  private static let weights: [String: Double] = [
    "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
}

extension String {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
  }

  /// The first group of the first match.
  fileprivate func firstMatch(_ pattern: String, isCaseSensitive: Bool = false) -> String? {
    allMatches(pattern, isCaseSensitive: isCaseSensitive).first?[1]
  }

  /// The groups of every match; a group that took no part is empty.
  func allMatches(_ pattern: String, isCaseSensitive: Bool = false) -> [[String]] {
    guard
      let expression = try? NSRegularExpression(pattern: pattern, options: isCaseSensitive ? [] : [.caseInsensitive])
    else { return [] }
    return expression.matches(in: self, range: NSRange(startIndex..., in: self)).map { match in
      (0..<match.numberOfRanges).map { group in
        Range(match.range(at: group), in: self).map { String(self[$0]) } ?? ""
      }
    }
  }
}
