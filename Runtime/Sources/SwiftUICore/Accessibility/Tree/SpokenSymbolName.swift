/// What VoiceOver calls a system symbol.
///
/// Apple gives its symbols spoken names of their own, which are not published as a list. Those that are known
/// from use stand here; any other symbol is called by the words of its name: `figure.walk` is "figure walk".
enum SpokenSymbolName {
  private static let known: [String: String] = [
    "plus": "Add", "plus.circle": "Add", "minus": "Remove", "minus.circle": "Remove", "xmark": "Close",
    "xmark.circle": "Close", "trash": "Delete", "pencil": "Edit", "square.and.pencil": "Compose",
    "square.and.arrow.up": "Share", "magnifyingglass": "Search", "gear": "Settings", "gearshape": "Settings",
    "heart": "Love", "star": "Favorite", "house": "Home", "ellipsis": "More", "ellipsis.circle": "More",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "checkmark": "Selected", "checkmark.circle": "Selected",
    "info.circle": "Info", "questionmark.circle": "Help", "arrow.clockwise": "Refresh",
  ]

  /// What says how a symbol is drawn, and not what it shows.
  private static let drawing: Set<Substring> = ["fill", "slash", "circle", "square", "rectangle"]

  static func words(for name: String) -> String {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let known = known[plain] { return known }
    let words = plain.split(separator: ".")
    // An enclosing shape is left out where something stands in it.
    let shown = words.enumerated().filter { $0.offset == 0 || !drawing.contains($0.element) || $0.element == "slash" }
    return shown.map { String($0.element) }.joined(separator: " ")
  }
}
