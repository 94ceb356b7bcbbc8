/// Makes a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` and the key for it.
///
/// The property needs a default value, but where its type is optional; in `FocusedValues` it is always optional.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// The default value of an entry whose type is nowhere written: it is made once, and the compiler finds the type.
public struct _EntryDefault<Value>: @unchecked Sendable {
  public let value: Value

  public init(_ value: Value) { self.value = value }
}

/// A key that keeps its default value.
public protocol _EntryKey {
  associatedtype Value
  static var entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
  public static var defaultValue: Value { entry.value }
}
