// Preferences
//
// Reads: what preference modifiers wrote, along marked paths only. Writes: actions for after layout.

extension ViewGraph {
  /// Observers read the preferences below them, the innermost first.
  func runPreferenceObservers() {
    let observers = preferenceQueue.sorted { $0.depth > $1.depth }
    preferenceQueue.removeAll()
    for observer in observers where !observer.flags.contains(.isDead) { observer.readPreferences() }
  }
}
