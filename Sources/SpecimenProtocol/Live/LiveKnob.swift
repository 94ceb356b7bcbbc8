/// A parameter of a specimen that a person can turn while it runs.
package struct LiveKnob: Codable, Sendable, Equatable {
  package enum Value: Codable, Sendable, Equatable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// The place among `choices`.
    case choice(Int)
  }

  /// The parameter's name; unique within a specimen.
  package var name: String
  /// The type as the source has it, such as `Binding<Bool>`.
  package var type: String
  package var value: Value
  /// What can be chosen from; empty for knobs that are no choice.
  package var choices: [String]
  /// Bounds of a number where something is known of them.
  package var range: ClosedRange<Double>?

  package init(name: String, type: String, value: Value, choices: [String] = [], range: ClosedRange<Double>? = nil) {
    self.name = name
    self.type = type
    self.value = value
    self.choices = choices
    self.range = range
  }
}
