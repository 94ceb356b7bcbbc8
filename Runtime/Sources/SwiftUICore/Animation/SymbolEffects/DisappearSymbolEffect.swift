/// A symbol that goes.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("disappear")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Growing.
  public var up: DisappearSymbolEffect { adding("up") }
  /// Shrinking.
  public var down: DisappearSymbolEffect { adding("down") }
  /// Each layer by itself.
  public var byLayer: DisappearSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// A symbol that goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
