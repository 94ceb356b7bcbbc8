/// An observable object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  /// The object; it must have been put into the environment by `environmentObject(_:)`.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        """
        Nothing of the type \(ObjectType.self) is in the environment here. Put an object of it there with \
        environmentObject(_:) on a view above.
        """)
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }

  /// Gives bindings to the properties of the object.
  @MainActor @preconcurrency @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath] }
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self)
    guard let scope = node.environmentScope else { return }
    let object = EnvironmentValues(scope: scope)[EnvironmentObjectKey<ObjectType>.self].object
    property.pointee.object = object
    if let object { ObjectSource.kept(in: &slot, of: object).read() }
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// Environment objects are read on the main actor.
extension EnvironmentObject: @unchecked Sendable where ObjectType: Sendable {}

extension View {
  /// Puts an object into the environment, where `EnvironmentObject` finds it by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    primitive(TransformEnvironment { $0[EnvironmentObjectKey<T>.self].object = object })
  }
}
