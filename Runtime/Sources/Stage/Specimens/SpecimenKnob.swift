import SwiftUI

/// A parameter of a specimen that a person can turn while it runs.
public struct SpecimenKnob: Codable, Sendable, Equatable {
  public typealias Value = _KnobValue

  /// The parameter's name; unique within a specimen.
  public var name: String
  /// As the source has it, such as `Binding<Bool>`.
  public var type: String
  public var value: Value
  /// What can be chosen from; empty for knobs that are no choice.
  public var choices: [String]
  /// Bounds of a number where something is known of them.
  public var range: ClosedRange<Double>?
  /// Only whole numbers.
  public var isWhole: Bool
  /// The colours that the guide has registered are choices, too.
  public var offersColors: Bool

  public init(
    name: String, type: String, value: Value, choices: [String] = [], range: ClosedRange<Double>? = nil,
    isWhole: Bool = false, offersColors: Bool = false
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.choices = choices
    self.range = range
    self.isWhole = isWhole
    self.offersColors = offersColors
  }
}

/// Why a knob could not be turned.
public enum KnobError: Error, Equatable, CustomStringConvertible {
  case unknown(String, known: [String])
  case wrongKind(String, type: String)
  case noSuchChoice(String, count: Int)

  public var description: String {
    switch self {
    case .unknown(let name, let known):
      known.isEmpty
        ? "There is no knob called \"\(name)\": this specimen has none."
        : "There is no knob called \"\(name)\". There are \(known.map { "\"\($0)\"" }.joined(separator: ", "))."
    case .wrongKind(let name, let type): "The knob \"\(name)\" takes a value of the type \(type)."
    case .noSuchChoice(let name, let count): "The knob \"\(name)\" has \(count) choices, counted from 0."
    }
  }
}
