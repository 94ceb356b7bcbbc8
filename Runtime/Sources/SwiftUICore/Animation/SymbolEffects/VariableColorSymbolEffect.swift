/// A symbol whose layers light up one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("variableColor")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { adding("iterative") }
  /// Layers stay lit.
  public var cumulative: VariableColorSymbolEffect { adding("cumulative") }
  /// Forwards and backwards.
  public var reversing: VariableColorSymbolEffect { adding("reversing") }
  /// Forwards only.
  public var nonReversing: VariableColorSymbolEffect { adding("nonReversing") }
  /// Layers that are not lit are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { adding("dimInactiveLayers") }
  /// Layers that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { adding("hideInactiveLayers") }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
