/// A symbol that swells and shrinks.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("breathe")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// By its size only.
  public var plain: BreatheSymbolEffect { adding("plain") }
  /// By its size and alpha.
  public var pulse: BreatheSymbolEffect { adding("pulse") }
  /// Each layer by itself.
  public var byLayer: BreatheSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A symbol that swells and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
