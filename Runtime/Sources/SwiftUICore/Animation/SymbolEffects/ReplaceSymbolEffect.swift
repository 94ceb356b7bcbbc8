/// A symbol that takes the place of another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("replace")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// The old one shrinks, the new one grows.
  public var downUp: ReplaceSymbolEffect { adding("downUp") }
  /// Both grow.
  public var upUp: ReplaceSymbolEffect { adding("upUp") }
  /// The old one goes at once, the new one grows.
  public var offUp: ReplaceSymbolEffect { adding("offUp") }
  /// Each layer by itself.
  public var byLayer: ReplaceSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// A symbol that takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
