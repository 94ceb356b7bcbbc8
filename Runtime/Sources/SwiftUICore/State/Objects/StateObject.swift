/// An observable object that a view makes once and keeps for its life.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private enum Content {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  private var content: Content

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    content = .initially(thunk)
  }

  /// The object; outside a view's body and its closures, a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    switch content {
    case .initially(let make): make()
    case .object(let object): object
    }
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let property = address.assumingMemoryBound(to: StateObject<ObjectType>.self)
    let source: ObjectSource<ObjectType>
    if let old = slot as? ObjectSource<ObjectType> {
      source = old
    } else {
      source = ObjectSource(property.pointee.wrappedValue)
      slot = source
    }
    source.read()
    property.pointee.content = .object(source.object)
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

/// State objects are made and read on the main actor.
extension StateObject: @unchecked Sendable where ObjectType: Sendable {}
