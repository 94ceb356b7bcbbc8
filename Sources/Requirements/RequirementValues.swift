/// What can be read from a requirement's sentence. A test that takes its expectation from here fails when the row says
/// something else.
extension Requirement {
  /// `#RRGGBB`, in the order of the sentence.
  package var colors: [String] { text.matches(of: #/#[0-9A-Fa-f]{6}\b/#).map { String($0.output) } }

  /// What stands between backticks.
  package var names: [String] { text.matches(of: #/`([^`]+)`/#).map { String($0.output.1) } }

  /// What stands between straight quotation marks.
  package var words: [String] { text.matches(of: #/"([^"]+)"/#).map { String($0.output.1) } }

  /// The numbers outside names, words and colours: `1.5`, `-8`, `44`; `10 %` is 10.
  package var numbers: [Double] {
    let rest = text.replacing(#/`[^`]*`|"[^"]*"|#[0-9A-Fa-f]{6}\b/#, with: " ")
    return rest.matches(of: #/(?:^|[^A-Za-z0-9.])(-?\d+(?:\.\d+)?)/#).compactMap { Double($0.output.1) }
  }
}
