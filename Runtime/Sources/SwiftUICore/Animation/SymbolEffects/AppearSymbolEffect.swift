/// A symbol that comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("appear")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Growing.
  public var up: AppearSymbolEffect { adding("up") }
  /// Shrinking.
  public var down: AppearSymbolEffect { adding("down") }
  /// Each layer by itself.
  public var byLayer: AppearSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// A symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
