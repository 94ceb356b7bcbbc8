/// An identity of a view's own, within which other ids are unique.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The value of a namespace.
  public struct ID: Hashable, Sendable {
    let id: Int
  }

  private var id: Int?

  public init() {}

  /// Outside a view's body, a value that no view has.
  public var wrappedValue: Namespace.ID { ID(id: id ?? 0) }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {
    let namespace = address.assumingMemoryBound(to: Namespace.self)
    let box = slot as? NamespaceBox ?? NamespaceBox(node.graph.nextNamespace())
    slot = box
    namespace.pointee.id = box.id
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

private final class NamespaceBox {
  let id: Int
  init(_ id: Int) { self.id = id }
}
