/// A symbol's name taken apart at its dots.
struct SymbolName: Hashable, Sendable {
  let components: [Substring]

  init(_ name: String) { components = name.split(separator: ".", omittingEmptySubsequences: false) }

  private static let enclosures: Set<Substring> = [
    "circle", "square", "rectangle", "seal", "shield", "diamond", "triangle", "octagon", "hexagon", "app", "capsule",
    "bubble", "message",
  ]

  var isFilled: Bool { components.last == "fill" }

  /// Something within a shape: `checkmark.circle`, `person.crop.square.fill`.
  var isEnclosed: Bool {
    let plain = isFilled ? components.dropLast() : components[...]
    return plain.count > 1 && plain.last.map(Self.enclosures.contains) == true
  }

  /// The name without its last component, or nil for a name of one.
  var shortened: String? { components.count > 1 ? components.dropLast().joined(separator: ".") : nil }

  /// A letter or a number of one or two digits within a circle or a square.
  var enclosedCharacters: (text: String, enclosure: String, isFilled: Bool)? {
    let plain = isFilled ? components.dropLast() : components[...]
    guard plain.count == 2, let text = plain.first, let enclosure = plain.last,
      enclosure == "circle" || enclosure == "square"
    else { return nil }
    let isLetter = text.count == 1 && text.allSatisfy { ("a"..."z").contains($0) }
    let isNumber = (1...2).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
    return isLetter || isNumber ? (text.uppercased(), String(enclosure), isFilled) : nil
  }
}
