extension View {
  /// Moves the symbols below for as long as the effect is active. A still picture shows them at rest;
  /// the effect is recorded.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recordingSymbolEffect(effect, options, isActive ? nil : "isActive: false")
  }

  /// Moves the symbols below each time a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    recordingSymbolEffect(effect, options, "value: \(value)")
  }

  nonisolated private func recordingSymbolEffect(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, _ last: String?
  ) -> some View {
    let arguments = [".\(effect.configuration.text)", options.argument.map { "options: \($0)" }, last]
    return primitive(
      RecordModifier(
        kind: .record(kind: "symbolEffect", detail: arguments.compactMap { $0 }.joined(separator: ", ")),
        payload: effect))
  }

  /// Keeps the symbols below from moving.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    primitive(RecordModifier(kind: .record(kind: "symbolEffectsRemoved", detail: "\(isEnabled)")))
  }
}
