/// A symbol's name taken apart at its dots.
struct SymbolName: Hashable, Sendable {
  let components: [Substring]

  init(_ name: String) { components = name.split(separator: ".", omittingEmptySubsequences: false) }

  private static let enclosures: Set<Substring> = [
    "circle", "square", "rectangle", "seal", "shield", "diamond", "triangle", "octagon", "hexagon", "app", "capsule",
    "bubble", "message",
  ]

  var isFilled: Bool { components.last == "fill" }

  /// Without `fill` at its end.
  private var plain: ArraySlice<Substring> { isFilled ? components.dropLast() : components[...] }

  /// Something within a shape: `checkmark.circle`, `person.crop.square.fill`.
  var isEnclosed: Bool { plain.count > 1 && plain.last.map(Self.enclosures.contains) == true }

  /// Something beside a small sign: `calendar.badge.plus`, `app.badge`.
  var hasBadge: Bool { components.dropFirst().contains("badge") }

  /// The name without its last component, or nil for a name of one.
  var shortened: String? { components.count > 1 ? components.dropLast().joined(separator: ".") : nil }

  /// `mic` for `mic.slash`, `mic.fill` for `mic.slash.fill`.
  var withoutSlash: String? { without("slash") }

  /// `video` for `video.badge.plus`, `video.fill` for `video.fill.badge.plus`.
  var withoutBadge: String? {
    components.firstIndex(of: "badge").flatMap { $0 > 0 ? components[..<$0].joined(separator: ".") : nil }
  }

  private func without(_ component: Substring) -> String? {
    guard let index = components.lastIndex(of: component), index > 0 else { return nil }
    var rest = components
    rest.remove(at: index)
    return rest.joined(separator: ".")
  }

  /// What stands in a circle or square, and the name of that.
  var enclosure: (content: String, enclosure: String)? {
    guard plain.count > 1, let last = plain.last, last == "circle" || last == "square" else { return nil }
    return (plain.dropLast().joined(separator: "."), last + (isFilled ? ".fill" : ""))
  }

  /// A letter or a number of one or two digits within a circle or a square.
  var enclosedCharacters: (text: String, enclosure: String, isFilled: Bool)? {
    guard plain.count == 2, let text = plain.first, let enclosure = plain.last,
      enclosure == "circle" || enclosure == "square"
    else { return nil }
    let isLetter = text.count == 1 && text.allSatisfy { ("a"..."z").contains($0) }
    let isNumber = (1...2).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
    return isLetter || isNumber ? (text.uppercased(), String(enclosure), isFilled) : nil
  }
}
