/// What is known of the bounds of a number.
enum KnobBounds {
  /// - Parameter start: The number that the knob has before it is touched; it lies within the bounds.
  /// - Returns: nil where nothing is known.
  static func range(of name: String, comment: String?, start: Double, isWhole: Bool) -> ClosedRange<Double>? {
    guard start.isFinite else { return nil }
    let stated = comment.flatMap(stated)
    let words = Words(name).list.reversed()
    let known = stated ?? words.lazy.compactMap { usual(for: $0, isWhole: isWhole) }.first { $0.contains(start) }
    if let known { return min(known.lowerBound, start)...max(known.upperBound, start) }
    // Things are counted from nought; what can fall below it says so by its name or its value.
    guard isWhole, start >= 0, !words.contains(where: signed.contains) else { return nil }
    return 0...max(20, start, power(above: start))
  }

  /// Whether a number says which element of a list is meant.
  static func isIndex(_ name: String) -> Bool {
    Words(name).containsAny(of: ["index", "selected", "selection", "current", "active", "page", "position"])
  }

  private static let signed: Set<String> = [
    "change", "delta", "gain", "difference", "offset", "temperature", "balance", "value", "x", "y", "rotation",
  ]

  /// `0...5`, `1 to 10`.
  private static func stated(in comment: String) -> ClosedRange<Double>? {
    guard
      let match = comment.firstMatch(of: /(-?\d+(?:\.\d+)?)\s*(?:\.\.\.|\.\.<|…|–|to)\s*(-?\d+(?:\.\d+)?)/),
      let low = Double(match.1), let high = Double(match.2), low < high
    else { return nil }
    return low...high
  }

  /// Points, degrees, parts of a whole.
  private static func usual(for word: String, isWhole: Bool) -> ClosedRange<Double>? {
    switch word {
    case "progress", "percent", "percentage", "completion": isWhole ? 0...100 : 0...1
    case "fraction", "ratio", "proportion", "fill", "intensity", "opacity", "alpha", "level", "completed", "played",
      "loaded", "buffered", "amplitude", "value":
      isWhole ? nil : 0...1
    case "rating", "star": 0...5
    case "score": isWhole ? 0...100 : nil
    case "hour": 0...23
    case "angle", "degree", "hue": isWhole || word != "hue" ? 0...360 : 0...1
    case "scale": isWhole ? nil : 0...3
    case "radius", "cornerradius", "corner", "spacing", "padding", "inset", "margin": 0...64
    case "linewidth", "stroke", "thickness", "border": 0...24
    case "size", "diameter", "width", "height", "dimension", "length": isWhole ? nil : 0...400
    default: nil
    }
  }

  /// The least power of ten that leaves some room above a number.
  private static func power(above number: Double) -> Double {
    var power = 10.0
    while power < number * 2, power < 1e15 { power *= 10 }
    return power
  }
}
