/// An observable object that a view is given: the view follows every change of it.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType

  public init(wrappedValue: ObjectType) { object = wrappedValue }

  public init(initialValue: ObjectType) { object = initialValue }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(object: object) }

  /// Gives bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
    ObjectSource.kept(in: &slot, of: property.pointee.object).read()
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let old = a.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee
    let new = b.assumingMemoryBound(to: ObservedObject<ObjectType>.self).pointee
    return old.object === new.object
  }
}

/// Observed objects are read on the main actor.
extension ObservedObject: @unchecked Sendable where ObjectType: Sendable {}
