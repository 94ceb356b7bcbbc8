/// What a `symbolEffect` modifier asks of the symbols below it.
struct SymbolEffectRequest: Equatable, Sendable {
  enum Occasion: Equatable, Sendable {
    /// Runs each time the number changes.
    case changes(Int)
    case active(Bool)
  }

  var effect: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  var occasion: Occasion
}

private struct SymbolEffectRequestsKey: EnvironmentKey { static let defaultValue: [SymbolEffectRequest] = [] }

extension EnvironmentValues {
  /// From the outermost modifier to the innermost.
  var symbolEffectRequests: [SymbolEffectRequest] {
    get { self[SymbolEffectRequestsKey.self] }
    set { self[SymbolEffectRequestsKey.self] = newValue }
  }
}

/// Counts the changes of a value for the symbols in a view.
nonisolated struct SymbolEffectTrigger<Content: View, Value: Equatable>: View {
  /// Kept from one body to the next; a change of it is part of the body that makes it.
  private final class Count {
    var last: Value?
    var changes = 0
  }

  let content: Content
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions
  let value: Value
  @State private var count = Count()

  init(content: Content, effect: SymbolEffectConfiguration, options: SymbolEffectOptions, value: Value) {
    self.content = content
    self.effect = effect
    self.options = options
    self.value = value
  }

  var body: some View {
    if let last = count.last, last != value { count.changes += 1 }
    count.last = value
    let request = SymbolEffectRequest(effect: effect, options: options, occasion: .changes(count.changes))
    return content.transformEnvironment(\.symbolEffectRequests) { $0.append(request) }
  }
}
