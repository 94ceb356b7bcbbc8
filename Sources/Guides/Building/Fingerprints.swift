import Building

/// Stand for the code that pictures depend on: equal ones say that a picture need not be drawn again.
enum Fingerprints {
  static func key(component: String, index: Int) -> String { "component \(component)#\(index)" }
  static func key(token: String) -> String { "token \(token)" }

  /// - Parameter placeholders: The source of the names that were stood in for.
  static func of(
    _ specimens: [Specimen], _ tokens: [Token], in guide: AnalysedGuide, placeholders: String,
    standIns: Set<String> = []
  ) -> [String: String] {
    let closure = CodeClosure(
      units: guide.index.units + [SwiftUnit(text: placeholders, firstLine: 1, block: 0)])
    let supplies = EnvironmentSupplies.modifiers(for: guide, standIns: standIns).joined()
    var result: [String: String] = [:]
    for specimen in specimens {
      let code = specimen.expression + supplies
      let name = specimen.component.drop { $0 == "." }.prefix { $0 != " " }
      let parts = [
        code, specimen.presentation.rawValue, "\(specimen.width)", specimen.variant,
        closure.text(reachableFrom: "\(code)\n\(name)"),
      ]
      result[key(component: specimen.component, index: specimen.index)] = digest(parts)
    }
    for token in tokens {
      result[key(token: token.registeredName)] = digest([
        token.expression, token.kind.rawValue, closure.text(reachableFrom: token.expression),
      ])
    }
    return result
  }

  private static func digest(_ parts: [String]) -> String {
    SHA256.digest(of: parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n").utf8)
  }
}
