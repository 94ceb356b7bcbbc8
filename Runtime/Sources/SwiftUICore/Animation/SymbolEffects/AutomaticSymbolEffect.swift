/// The effect that suits the place.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("automatic")
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the place.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
