/// A symbol that shakes.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  public var configuration = SymbolEffectConfiguration("wiggle")

  private func adding(_ variant: String) -> Self {
    var copy = self
    copy.configuration.variants.append(variant)
    return copy
  }

  /// Upwards and back.
  public var up: WiggleSymbolEffect { adding("up") }
  /// Downwards and back.
  public var down: WiggleSymbolEffect { adding("down") }
  /// To the left and back.
  public var left: WiggleSymbolEffect { adding("left") }
  /// To the right and back.
  public var right: WiggleSymbolEffect { adding("right") }
  /// In the direction of reading and back.
  public var forward: WiggleSymbolEffect { adding("forward") }
  /// Against the direction of reading and back.
  public var backward: WiggleSymbolEffect { adding("backward") }
  /// Turning clockwise and back.
  public var clockwise: WiggleSymbolEffect { adding("clockwise") }
  /// Turning counter-clockwise and back.
  public var counterClockwise: WiggleSymbolEffect { adding("counterClockwise") }
  /// Each layer by itself.
  public var byLayer: WiggleSymbolEffect { adding("byLayer") }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { adding("wholeSymbol") }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A symbol that shakes.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
