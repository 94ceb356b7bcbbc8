import Observation

/// Reads a value of the environment of the view it is declared in.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case values(EnvironmentValues, KeyPath<EnvironmentValues, Value>)
    /// An object by its type.
    case reading((EnvironmentValues) -> Value, in: EnvironmentValues)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value; outside a view's body and its closures, the key's default.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .values(let values, let keyPath): values[keyPath: keyPath]
    case .reading(let read, let values): read(values)
    }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let environment = address.assumingMemoryBound(to: Environment<Value>.self)
    guard let scope = node.environmentScope else { return }
    switch environment.pointee.content {
    case .keyPath(let keyPath), .values(_, let keyPath):
      environment.pointee.content = .values(EnvironmentValues(scope: scope), keyPath)
    case .reading(let read, _):
      environment.pointee.content = .reading(read, in: EnvironmentValues(scope: scope))
    }
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension Environment {
  /// An object of the environment by its type; it must have been put there by `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    let read = { (values: EnvironmentValues) -> Value in
      guard let object = values[EnvironmentObjectKey<Value>.self].object else {
        fatalError(
          """
          Nothing of the type \(Value.self) is in the environment here. Put an object of it there with \
          environment(_:) on a view above.
          """)
      }
      return object
    }
    content = .reading(read, in: EnvironmentValues())
  }

  /// An object of the environment by its type; nil when there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .reading({ $0[EnvironmentObjectKey<T>.self].object }, in: EnvironmentValues())
  }
}

extension EnvironmentValues {
  /// An object of the environment by its type.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>.self].object }
    set { self[EnvironmentObjectKey<T>.self].object = newValue }
  }
}

extension View {
  /// Puts an object into the environment, where `Environment` finds it by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    primitive(TransformEnvironment { $0[EnvironmentObjectKey<T>.self].object = object })
  }
}

/// Environment values are read on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}
