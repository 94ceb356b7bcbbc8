/// A symbol that turns.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("rotate")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { adding("clockwise") }
  /// Counter-clockwise.
  public var counterClockwise: RotateSymbolEffect { adding("counterClockwise") }
  /// Each layer by itself.
  public var byLayer: RotateSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A symbol that turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
