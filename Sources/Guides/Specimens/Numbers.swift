import Foundation

/// Numbers for parameters, by name and by what the guide's comment says about them.
enum Numbers {
  /// Whole numbers.
  static func integers(for name: String, component: String, comment: String?, uses: LiteralUses.Uses) -> SampleChoice {
    if let choice = stated(comment: comment, uses: uses, isWhole: true) { return choice }
    let typical = typicalIntegers(for: Words(name), component: Words(component))
    return withThresholds(typical, uses: uses)
  }

  static func fractions(for name: String, component: String, comment: String?, uses: LiteralUses.Uses) -> SampleChoice {
    if let choice = stated(comment: comment, uses: uses, isWhole: false) { return choice }
    return withThresholds(typicalFractions(for: Words(name)), uses: uses)
  }

  /// The values of a chart; `nil` where the elements are no numbers.
  static func series(of element: TypeShape) -> Sample? {
    guard case .named(let name, []) = element else { return nil }
    switch name {
    case "Double", "CGFloat", "Float":
      return Sample(code: "[0.35, 0.52, 0.41, 0.63, 0.58, 0.74, 0.66, 0.9]", display: "8 values", itemCount: 8)
    case "Int": return Sample(code: "[12, 18, 9, 24, 16, 28, 21]", display: "7 values", itemCount: 7)
    default: return nil
    }
  }

  /// Values that code compares with, and values and ranges that the comment names: `24, 32, or 40`, `0...5`.
  private static func stated(comment: String?, uses: LiteralUses.Uses, isWhole: Bool) -> SampleChoice? {
    var values = uses.equal.compactMap { Double($0) }
    let text = comment ?? ""
    if let range = text.firstMatch(of: /(-?\d+(?:\.\d+)?)\s*(?:\.\.\.|\.\.<|…|–|to)\s*(-?\d+(?:\.\d+)?)/),
      let low = Double(range.1), let high = Double(range.2), low < high
    {
      // Partly filled in two ways, full and empty.
      values = [0.62, 0.3, 1, 0].map { low + (high - low) * $0 }
    } else if text.contains(/^\s*\d/) || text.contains(/\d\s*(?:,|\/|or|\|)\s*\d/) {
      let listed = text.matches(of: /\d+(?:\.\d+)?/).compactMap { Double($0.0) }
      if listed.count > 1 { values = listed }
    }
    guard !values.isEmpty else { return nil }
    let samples = distinct(values.map { isWhole ? sample(Int($0.rounded())) : sample($0) })
    return SampleChoice(samples, isTelling: true)
  }

  private static func withThresholds(_ typical: [Double], uses: LiteralUses.Uses) -> SampleChoice {
    let isWhole = typical.allSatisfy { $0 == $0.rounded() }
    let limits = uses.thresholds.map { $0 > 5 ? $0 + 28 : $0 }
    // What can fall as well as rise is shown both ways.
    let shown = typical.prefix(limits.isEmpty ? typical.count : typical.contains { $0 < 0 } ? 2 : 1)
    let samples = distinct(
      (shown + limits).map {
        isWhole ? sample(Int($0.rounded())) : sample($0)
      })
    return SampleChoice(samples, isTelling: !limits.isEmpty && samples.count > 1)
  }

  static func sample(_ value: Int) -> Sample { Sample(code: String(value), display: String(value)) }

  static func sample(_ value: Double) -> Sample {
    let rounded = (value * 1000).rounded() / 1000
    let text = rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    return Sample(code: text, display: text)
  }

  private static func distinct(_ samples: [Sample]) -> [Sample] {
    samples.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func typicalIntegers(for words: Words, component: Words) -> [Double] {
    for word in words.list.reversed() {
      switch word {
      case "percent", "percentage", "progress", "completion": return [62, 25, 100]
      case "rating", "star": return [4, 5, 3]
      case "year": return [2026, 2025, 2024]
      case "age": return [29, 34, 41]
      case "step": return component.contains("stepper") ? [2, 3, 1] : [7432, 10_180, 3204]
      case "index", "page", "selection", "selected", "current", "active": return [1, 2, 0]
      case "goal", "target": return [20, 10, 30]
      case "total", "max", "limit", "capacity", "length": return [5, 8, 10]
      case "like", "view", "follower", "subscriber", "play", "download", "vote", "upvote", "point", "xp":
        return [1284, 312, 48]
      case "minute", "min": return [25, 48, 90]
      case "second", "duration": return [222, 95, 312]
      case "hour": return [9, 14, 18]
      case "day", "streak": return [12, 3, 30]
      case "price", "amount", "cost", "balance": return [24, 180, 8]
      case "column", "row", "line": return [3, 2, 4]
      case "temperature": return [21, 16, -2]
      case "bpm", "heart": return [72, 128, 58]
      case "size", "width", "height": return [48, 64, 32]
      case "hue", "seed": return [3, 7, 11]
      case "unread", "badge", "notification", "quantity", "reply", "comment": return [3, 12, 1]
      case "score": return [87, 64, 92]
      case "level", "rank", "position", "place", "number": return [1, 2, 3]
      case "count": return [12, 5, 3]
      default: continue
      }
    }
    return [3, 12, 5]
  }

  private static func typicalFractions(for words: Words) -> [Double] {
    if words.containsAny(of: ["change", "delta", "gain"]) { return [2.4, -1.3] }
    for word in words.list.reversed() {
      switch word {
      case "progress", "fraction", "completion", "percent", "percentage", "ratio", "proportion", "fill", "amount",
        "level",
        "intensity", "completed", "played", "loaded", "buffered":
        if word == "amount", !words.contains("fill") { return [42.5, 1280.5, 8] }
        return [0.62, 0.25, 1]
      case "opacity", "alpha": return [0.8, 0.5]
      case "rating", "score": return [4.5, 3.8, 5]
      case "price", "cost", "fare", "total", "subtotal", "fee": return [24.99, 132.4, 8]
      case "balance", "income", "value": return word == "value" ? [0.62, 0.25, 1] : [2480.55, 180.2]
      case "distance", "kilometer", "mile": return [3.2, 12.5, 0.8]
      case "temperature": return [21, 16.5, -2]
      case "radius", "cornerradius": return [12, 20]
      case "corner": return [12, 20]
      case "spacing", "padding", "inset", "margin": return [12, 20]
      case "linewidth", "stroke", "thickness", "border": return [4, 2]
      case "angle", "rotation", "degree": return [45, 90]
      case "scale": return [1, 1.2]
      case "width":
        return words.contains("line") || words.contains("stroke") || words.contains("border") ? [4, 2] : [160, 120]
      case "height": return [48, 64]
      case "size", "diameter", "length", "dimension": return [48, 64, 32]
      case "offset", "phase": return [0, 8]
      case "time", "elapsed", "current", "position": return [84, 12]
      case "duration", "interval": return [222, 95]
      case "amplitude": return [0.6, 0.3]
      case "low", "min", "lower", "start": return [0.2, 0.1]
      case "high", "max", "upper", "end": return [0.8, 1]
      case "latitude": return [38.72, 59.91]
      case "longitude": return [-9.14, 10.75]
      case "speed", "pace": return [5.2, 24]
      default: continue
      }
    }
    return [0.62, 0.25, 1]
  }
}
