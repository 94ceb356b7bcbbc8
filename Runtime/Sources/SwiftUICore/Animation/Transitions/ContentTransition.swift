/// How new content of a view takes the place of the old.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    case numericText(countsDown: Bool)
    case numericValue(Double)
    case symbolEffect(SymbolEffectConfiguration, SymbolEffectOptions)
  }

  package var kind: Kind

  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// By fading.
  public static let opacity = ContentTransition(kind: .opacity)
  /// By interpolating what can be.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits roll, upwards or downwards.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Digits roll in the direction in which the value changed.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// By the symbol effect that suits.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// By a symbol effect.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(kind: .symbolEffect(effect.configuration, options))
  }

  /// The transition in the words of the API, such as `numericText(value: 3)`.
  package var text: String {
    switch kind {
    case .identity: "identity"
    case .opacity: "opacity"
    case .interpolate: "interpolate"
    case .numericText(let down): callText("numericText", [("countsDown", down ? "true" : nil)])
    case .numericValue(let value): callText("numericText", [("value", value.typed)])
    case .symbolEffect(let effect, let options):
      callText("symbolEffect", [("", ".\(effect.text)"), ("options", options.argument)])
    }
  }
}

/// A symbol that comes and goes by a symbol effect.
nonisolated public struct SymbolEffectTransition: DescribedTransition {
  package var configuration: SymbolEffectConfiguration
  package var options: SymbolEffectOptions

  public init<T: TransitionSymbolEffect & SymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    configuration = effect.configuration
    self.options = options
  }

  /// The symbol grows out of nothing, and shrinks into it.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }

  var text: String {
    callText("symbolEffect", [("", ".\(configuration.text)"), ("options", options.argument)])
  }
}

extension Transition where Self == SymbolEffectTransition {
  nonisolated public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
