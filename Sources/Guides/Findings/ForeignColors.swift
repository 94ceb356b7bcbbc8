/// Colours that are drawn and that the guide did not choose: what a rule measures of them says nothing about it.
struct ForeignColors {
  private let evidence: Evidence

  init(_ evidence: Evidence) { self.evidence = evidence }

  /// Whether a colour of a component or what lies under it is none of the guide's.
  func include(_ color: HexColor, on background: HexColor, in component: String) -> Bool {
    if isPlaceholder(color) || isPlaceholder(background) { return true }
    // Mixed with what lies under it a placeholder is any colour.
    if usesPlaceholder(component), !isNamed(color, in: component) || !isNamed(background, in: component) { return true }
    return isSystems(color, in: component) && ContrastRatio(color, on: background).value >= Self.unreadable
  }

  /// What nobody can read is wrong, whoever chose the colour.
  private static let unreadable = 1.5

  private func isPlaceholder(_ color: HexColor) -> Bool { color.opaque == StandInColors.placeholder }

  private func usesPlaceholder(_ component: String) -> Bool {
    let names = evidence.placeholders.filter { $0.hasPrefix("Color.") }.map { $0.dropFirst("Color.".count) }
    return !names.isEmpty
      && evidence.analysis.uses.contains { $0.component == component && names.contains($0.name[...]) }
  }

  private func isNamed(_ color: HexColor, in component: String) -> Bool {
    color.opaque == .white || color.opaque == .black || !evidence.tokens(colored: color).isEmpty
  }

  /// The levels of labels, which the system makes faint on purpose, and its tints where the component names none.
  private func isSystems(_ color: HexColor, in component: String) -> Bool {
    guard evidence.tokens(colored: color).isEmpty else { return false }
    if Self.labels.contains(color) { return true }
    guard let names = Self.tints[color] else { return false }
    return !evidence.analysis.uses.contains { $0.component == component && names.contains($0.name) }
  }

  /// Secondary, tertiary and quaternary labels and the prompts of text fields, light and dark.
  private static let labels = Set(
    ["#3C3C4399", "#EBEBF599", "#3C3C434D", "#EBEBF54D", "#3C3C432E", "#EBEBF529", "#3C3C432D", "#EBEBF528"]
      .compactMap { HexColor($0) })

  /// The tint that controls have from the start, and that of destructive ones, with the names of who asks for them.
  private static let tints: [HexColor: Set<String>] = [
    HexColor(red: 0x00, green: 0x7A, blue: 0xFF): ["blue", "accentColor", "systemBlue", "tint"],
    HexColor(red: 0x0A, green: 0x84, blue: 0xFF): ["blue", "accentColor", "systemBlue", "tint"],
    HexColor(red: 0xFF, green: 0x3B, blue: 0x30): ["red", "systemRed"],
    HexColor(red: 0xFF, green: 0x45, blue: 0x3A): ["red", "systemRed"],
  ]
}
