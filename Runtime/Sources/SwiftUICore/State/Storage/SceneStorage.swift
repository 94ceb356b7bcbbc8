/// A value that is kept by its name for as long as the scene is there.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var stored: StoredValue<Value>

  init(stored: StoredValue<Value>) { self.stored = stored }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: SceneStorage<Value>.self)
    property.pointee.stored.values = node.graph.sceneValues
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let old = a.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
    let new = b.assumingMemoryBound(to: SceneStorage<Value>.self).pointee
    return old.stored.name == new.stored.name
  }
}

/// Scene storage values are read and written on the main actor.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
