/// A symbol that jumps once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("bounce")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Upwards.
  public var up: BounceSymbolEffect { adding("up") }
  /// Downwards.
  public var down: BounceSymbolEffect { adding("down") }
  /// Each layer by itself.
  public var byLayer: BounceSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A symbol that jumps once.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
