/// An observable object as something that views depend on: any announcement marks them all.
final class ObjectSource<ObjectType: ObservableObject>: Source {
  let object: ObjectType
  private var subscription: AnyCancellable?

  init(_ object: ObjectType) {
    self.object = object
    super.init()
    subscription = object.objectWillChange.sink { [weak self] _ in self?.changed() }
  }

  /// The source in a slot when it is of this object, else a new one.
  static func kept(in slot: inout AnyObject?, of object: ObjectType) -> ObjectSource {
    if let old = slot as? ObjectSource, old.object === object { return old }
    let source = ObjectSource(object)
    slot = source
    return source
  }
}

/// An object in the environment, found by its type.
struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  struct Value: Equatable {
    var object: ObjectType?

    static func == (a: Value, b: Value) -> Bool { a.object === b.object }
  }

  static var defaultValue: Value { Value(object: nil) }
}
