import Stage

/// What the rules look at: the guide as it was read and what its components show when they are drawn.
package struct Evidence: Sendable {
  package var analysis: GuideAnalysis
  /// One for each picture, of every text size and scheme that was drawn.
  package var snapshots: [Snapshot]
  package var tokens: [Report.Token]
  package var fonts: [Report.FontRole]
  package var symbols: Report.Symbols
  /// Names that a placeholder stands in for: what they show is ours and not the guide's.
  package var placeholders: Set<String>

  package init(
    analysis: GuideAnalysis, snapshots: [Snapshot] = [], tokens: [Report.Token] = [],
    fonts: [Report.FontRole] = [], symbols: Report.Symbols = .init(), placeholders: Set<String> = []
  ) {
    self.analysis = analysis
    self.snapshots = snapshots
    self.tokens = tokens
    self.fonts = fonts
    self.symbols = symbols
    self.placeholders = placeholders
  }
}

extension Evidence {
  /// The text size that people have who change nothing.
  package static let defaultSize = "large"
  /// The largest of the twelve text sizes.
  package static let largestSize = "AX5"

  func component(named name: String) -> Component? {
    analysis.components.first { $0.name == name }
  }

  /// The first line of a component that names a colour: a token of it, or white and black by their names. The
  /// component's own line where none does.
  func line(naming color: HexColor, in component: String) -> Int {
    let names = Set(tokens(colored: color) + [color.plainName].compactMap { $0 })
    let uses = analysis.uses.filter { $0.component == component && names.contains($0.name) }
    return uses.map(\.line).min() ?? self.component(named: component)?.line ?? 1
  }

  /// A colour as a reader of a component knows it: by the token that the component names, as white or black where it
  /// says so, or else by any token of that value.
  func name(of color: HexColor, in component: String) -> (text: String, token: String?) {
    let tokens = tokens(colored: color)
    let used = Set(analysis.uses.filter { $0.component == component }.map(\.name))
    if let token = tokens.first(where: used.contains) { return ("\(token) \(color)", token) }
    if let plain = color.plainName, used.contains(plain) { return ("\(plain) \(color)", nil) }
    return (tokens.first.map { "\($0) \(color)" } ?? "\(color)", tokens.first)
  }

  /// The tokens whose value is a colour, in either scheme.
  func tokens(colored color: HexColor) -> [String] {
    let hex = color.opaque.description
    return tokens.filter { $0.kind == .color && ($0.light.contains(hex) || $0.dark.contains(hex)) }.map(\.name)
  }
}

extension HexColor {
  /// SwiftUI's own name of the two colours that everybody knows by value.
  fileprivate var plainName: String? { ["#FFFFFF": "white", "#000000": "black"][opaque.description] }

  var opaque: HexColor { HexColor(red: red, green: green, blue: blue) }
}
