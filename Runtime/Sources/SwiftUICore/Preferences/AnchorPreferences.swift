import CoreGraphics

/// `anchorPreference` and `transformAnchorPreference`: write what is made of a place in the view.
struct AnchorPreference<Key: PreferenceKey, Value>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  let write: (inout Key.Value, Anchor<Value>) -> Void
  /// Whether what is written below stays and is changed.
  let keepsBelow: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { AnchorPreferenceNode<Key, Value>(context) }
}

final class AnchorPreferenceNode<Key: PreferenceKey, Value>: TransparentModifierNode {
  private var modifier: AnchorPreference<Key, Value>?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is AnchorPreference<Key, Value> }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? AnchorPreference<Key, Value>
    preferencesChanged()
  }

  override func collectPreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == Key.self, let modifier else { return super.collectPreference(key, into: &value) }
    // Everything here is on the main actor; the anchor makes the checker think otherwise.
    nonisolated(unsafe) var own = Key.defaultValue
    if modifier.keepsBelow {
      var below: Key.Value?
      super.collectPreference(Key.self, into: &below)
      own = below ?? own
    }
    modifier.write(&own, Anchor(source: modifier.source, node: self))
    if let own = own as? Other.Value { combine(own, of: key, into: &value) }
  }

  override func teardown() {
    let wasAlive = !flags.contains(.isDead)
    super.teardown()
    if wasAlive { parent?.preferencesChanged() }
  }
}

extension View {
  /// Writes a preference that is made of a place in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    primitive(AnchorPreference<K, A>(source: value, write: { $0 = transform($1) }, keepsBelow: false))
  }

  /// Changes what is written below by a place in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    primitive(AnchorPreference<K, A>(source: value, write: transform, keepsBelow: true))
  }
}
