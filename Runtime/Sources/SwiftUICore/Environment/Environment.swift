import Observation

/// Reads a value of the environment of the view it is declared in.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case values(EnvironmentValues, KeyPath<EnvironmentValues, Value>)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value; outside a view's body and its closures, the key's default.
  public var wrappedValue: Value {
    switch content {
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .values(let values, let keyPath): values[keyPath: keyPath]
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
    }
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Environment values are read on the main actor.
extension Environment: @unchecked Sendable where Value: Sendable {}
