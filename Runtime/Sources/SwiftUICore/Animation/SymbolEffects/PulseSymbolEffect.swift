/// A symbol that fades and returns.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("pulse")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Each layer by itself.
  public var byLayer: PulseSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A symbol that fades and returns.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
