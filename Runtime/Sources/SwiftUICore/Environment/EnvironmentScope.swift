/// One value of the environment at the place that set it; every scope below shares the object, so a
/// new value reaches them without a walk.
final class EnvironmentEntry: Source {
  fileprivate(set) var value: Any

  init(_ value: Any) { self.value = value }
}

/// The environment below one modifier: all entries that hold there, by key.
final class EnvironmentScope {
  private let entries: [ObjectIdentifier: EnvironmentEntry]
  /// The entries that this scope itself sets.
  private let own: [ObjectIdentifier: EnvironmentEntry]

  init(root values: EnvironmentValues) {
    own = values.written.mapValues(EnvironmentEntry.init)
    entries = own
  }

  private init(parent: EnvironmentScope, own: [ObjectIdentifier: EnvironmentEntry]) {
    self.own = own
    entries = parent.entries.merging(own) { $1 }
  }

  /// The scope with the written values on top.
  func adding(_ written: [ObjectIdentifier: Any]) -> EnvironmentScope {
    EnvironmentScope(parent: self, own: written.mapValues(EnvironmentEntry.init))
  }

  func value(for key: ObjectIdentifier) -> Any? {
    guard let entry = entries[key] else { return nil }
    entry.read()
    return entry.value
  }

  /// Replaces the scope's own values, telling who read those that differ.
  /// - Returns: false when the keys are others than before, so that a new scope is needed.
  func update(_ written: [ObjectIdentifier: Any]) -> Bool {
    guard written.count == own.count, written.keys.allSatisfy({ own[$0] != nil }) else { return false }
    for (key, value) in written {
      let entry = own[key]!
      guard !isSameValue(entry.value, value) else { continue }
      entry.value = value
      entry.changed()
    }
    return true
  }
}

/// Whether two erased values are surely the same: equal values, or one object.
func isSameValue(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable {
    func compare<T: Equatable>(_ a: T) -> Bool { (b as? T) == a }
    return compare(a)
  }
  if type(of: a) is AnyClass, type(of: b) is AnyClass {
    return (a as AnyObject) === (b as AnyObject)
  }
  return false
}
