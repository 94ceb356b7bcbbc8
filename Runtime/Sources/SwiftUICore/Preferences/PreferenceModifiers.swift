/// `preference`: writes a value; what is written below for the same key is replaced.
struct WritePreference<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { WritePreferenceNode<Key>(context) }
}

final class WritePreferenceNode<Key: PreferenceKey>: TransparentModifierNode {
  private var value: Key.Value?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is WritePreference<Key> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? WritePreference<Key> else { return }
    let isSame = value.map { isSameValue($0, new.value) } ?? false
    value = new.value
    if !isSame { preferencesChanged() }
  }

  override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self, let own = self.value as? Other.Value else {
      return super.collectPreference(key, into: &value)
    }
    combine(own, of: key, into: &value)
  }

  override func teardown() {
    let wasAlive = !flags.contains(.isDead)
    super.teardown()
    if wasAlive { parent?.preferencesChanged() }
  }
}

/// Adds a value to those that were collected before it.
func combine<Key: PreferenceKey>(_ own: Key.Value, of key: Key.Type, into value: inout Key.Value?) {
  guard var collected = value else {
    value = own
    return
  }
  Key.reduce(value: &collected) { own }
  value = collected
}

/// `transformPreference`: changes what is written below.
struct TransformPreference<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { TransformPreferenceNode<Key>(context) }
}

final class TransformPreferenceNode<Key: PreferenceKey>: TransparentModifierNode {
  private var transform: ((inout Key.Value) -> Void)?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is TransformPreference<Key> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    transform = (other as? TransformPreference<Key>)?.transform
    preferencesChanged()
  }

  override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self, let transform else { return super.collectPreference(key, into: &value) }
    var below: Key.Value?
    super.collectPreference(Key.self, into: &below)
    var own = below ?? Key.defaultValue
    transform(&own)
    if let own = own as? Other.Value { combine(own, of: key, into: &value) }
  }
}

/// `onPreferenceChange`: calls back with the combined value when it differs from the last one.
struct ObservePreference<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ObservePreferenceNode<Key>(context) }
}

final class ObservePreferenceNode<Key: PreferenceKey>: TransparentModifierNode, PreferenceObserver
where Key.Value: Equatable {
  private var action: ((Key.Value) -> Void)?
  private var last: Key.Value?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.enqueue(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ObservePreference<Key> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    action = (other as? ObservePreference<Key>)?.action
  }

  func readPreferences() {
    var value: Key.Value?
    collectPreference(Key.self, into: &value)
    let new = value ?? Key.defaultValue
    guard new != last else { return }
    last = new
    if let action { graph.afterLayout { action(new) } }
  }
}

/// `overlayPreferenceValue` and `backgroundPreferenceValue`: a second view made of what is written in
/// the first. Only the second is made anew when that changes: the first would write it again.
nonisolated private struct PreferenceDecoration<Key: PreferenceKey, Content: View, Decoration: View>: View {
  let content: Content
  let role: SecondaryModifier.Role
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration
  @State private var relay = PreferenceRelay<Key>()

  @MainActor var body: some View {
    content.relay(relay)
      .primitive(
        SecondaryModifier(
          role: role, alignment: alignment, secondary: RelayedDecoration(relay: relay, decoration: decoration)))
  }
}

nonisolated private struct RelayedDecoration<Key: PreferenceKey, Decoration: View>: View {
  let relay: PreferenceRelay<Key>
  let decoration: (Key.Value) -> Decoration

  @MainActor var body: some View { decoration(relay.value) }
}

struct RelayPreference<Key: PreferenceKey>: PrimitiveModifier {
  let action: (Key.Value) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { RelayPreferenceNode<Key>(context) }
}

final class RelayPreferenceNode<Key: PreferenceKey>: TransparentModifierNode, PreferenceObserver {
  private var action: ((Key.Value) -> Void)?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.enqueue(self)
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is RelayPreference<Key> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    action = (other as? RelayPreference<Key>)?.action
  }

  func readPreferences() {
    var value: Key.Value?
    collectPreference(Key.self, into: &value)
    action?(value ?? Key.defaultValue)
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    primitive(WritePreference<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    primitive(TransformPreference<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    primitive(ObservePreference<K>(action: action))
  }

  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceDecoration<Key, Self, T>(
      content: self, role: .overlay, alignment: alignment, decoration: transform)
  }

  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    PreferenceDecoration<Key, Self, T>(
      content: self, role: .background, alignment: alignment, decoration: transform)
  }
}
