/// A symbol at a larger or smaller scale.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("scale")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Larger.
  public var up: ScaleSymbolEffect { adding("up") }
  /// Smaller.
  public var down: ScaleSymbolEffect { adding("down") }
  /// Each layer by itself.
  public var byLayer: ScaleSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// A symbol at a larger or smaller scale.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
