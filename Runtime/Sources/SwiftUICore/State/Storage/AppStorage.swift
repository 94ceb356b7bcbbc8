/// A value that is kept by its name in the app's storage.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>
  private let store: UserDefaults?

  init(stored: StoredValue<Value>, store: UserDefaults?) {
    self.stored = stored
    self.store = store
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: AppStorage<Value>.self)
    let inherited = node.environmentScope.flatMap { EnvironmentValues(scope: $0).appStorageDefaults }
    property.pointee.stored.values = node.graph.appValues(in: property.pointee.store ?? inherited)
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let old = a.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    let new = b.assumingMemoryBound(to: AppStorage<Value>.self).pointee
    return old.stored.name == new.stored.name && old.store === new.store
  }
}

/// App storage values are read and written on the main actor.
extension AppStorage: @unchecked Sendable where Value: Sendable {}

private struct AppStorageDefaultsKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

extension View {
  /// The user defaults in which `AppStorage` below keeps its values.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    nonisolated(unsafe) let store = store
    return primitive(TransformEnvironment { $0.appStorageDefaults = store })
  }
}
