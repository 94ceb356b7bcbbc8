/// The values that a view inherits from the views around it.
///
/// Inside the tree it is a window on a scope: reading notes the dependency. What is written stays in
/// this copy until a modifier makes a scope of it.
public struct EnvironmentValues: CustomStringConvertible {
  private(set) var scope: EnvironmentScope?
  private(set) var written: [ObjectIdentifier: Any] = [:]

  public init() {}

  init(scope: EnvironmentScope) { self.scope = scope }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if !written.isEmpty, let value = written[id] { return value as! K.Value }
      if let scope, let value = scope.value(for: id) { return value as! K.Value }
      return K.defaultValue
    }
    set { written[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(written.count) written)" }
}

/// Used within the main actor as a rule; values that cross are copies of what was written.
extension EnvironmentValues: @unchecked Sendable {}
