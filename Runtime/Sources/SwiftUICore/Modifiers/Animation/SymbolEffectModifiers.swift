extension View {
  /// Runs a symbol effect each time the value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectTrigger(content: self, effect: effect.configuration, options: options, value: value)
      .recorded("symbolEffect", text(effect, options))
  }

  /// Runs a symbol effect as long as it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let request = SymbolEffectRequest(
      effect: effect.configuration, options: options, occasion: .active(isActive))
    return transformEnvironment(\.symbolEffectRequests) { $0.append(request) }
      .recorded("symbolEffect", text(effect, options) + ", isActive: \(isActive)")
  }

  /// Leaves out the effects that are set outside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffectRequests) { if isEnabled { $0 = [] } }
      .recorded("symbolEffectsRemoved", "\(isEnabled)")
  }

  nonisolated private func text(_ effect: some SymbolEffect, _ options: SymbolEffectOptions) -> String {
    effect.configuration.text + (options.argument.map { ", options: \($0)" } ?? "")
  }
}
