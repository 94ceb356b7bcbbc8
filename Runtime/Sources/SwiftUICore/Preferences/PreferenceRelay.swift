/// Hands a preference of one view to another one beside it: a screen's title to the bar above it.
///
/// Only the views that read the value run again when it changes, not the one that holds the relay.
@MainActor
package final class PreferenceRelay<Key: PreferenceKey> {
  nonisolated(unsafe) private let box = StateBox(Key.defaultValue)

  nonisolated package init() {}

  package var value: Key.Value {
    box.read()
    return box.value
  }

  fileprivate func take(_ value: Key.Value) {
    if !isSameValue(box.value, value) { box.set(value) }
  }
}

extension View {
  /// Keeps a relay up to date with a preference that is written below.
  nonisolated package func relay<Key: PreferenceKey>(_ relay: PreferenceRelay<Key>) -> some View {
    nonisolated(unsafe) let relay = relay
    return primitive(
      RelayPreference<Key> { value in
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated { relay.take(value) }
      })
  }
}
