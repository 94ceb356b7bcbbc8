/// A way in which symbols move.
public protocol SymbolEffect: Sendable {
  /// The effect and its variant.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on until it is switched off.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once each time a value changes.
public protocol DiscreteSymbolEffect {}

/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// The name of an effect and its variant.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package var name: String
  /// In the order in which they were asked for, such as `up`, `byLayer`.
  package var variants: [String] = []

  package init(_ name: String, _ variants: [String] = []) {
    self.name = name
    self.variants = variants
  }

  /// The effect in the words of the API, such as `bounce.up`.
  package var text: String { ([name] + variants).joined(separator: ".") }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  package var repetitions: Int?
  package var isRepeating: Bool?
  package var speedFactor: Double = 1
  package var steps: [String] = []

  /// As the effect itself says.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  /// 2 takes half the time.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// Without end.
  public var repeating: SymbolEffectOptions {
    adding("repeating") { $0.isRepeating = true }
  }

  /// Once.
  public var nonRepeating: SymbolEffectOptions {
    adding("nonRepeating") { $0.isRepeating = false }
  }

  /// So many times; nil is without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    adding("repeat(\(count.map(String.init) ?? "nil"))") {
      $0.repetitions = count
      $0.isRepeating = true
    }
  }

  /// 2 takes half the time.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    adding("speed(\(speed.typed))") { $0.speedFactor = speed }
  }

  private func adding(_ step: String, _ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    copy.steps.append(step)
    change(&copy)
    return copy
  }

  /// The options in the words of the API; nil for the default ones.
  package var argument: String? { steps.isEmpty ? nil : "." + steps.joined(separator: ".") }
}
