/// Leads to an object while it is there.
///
/// A weak reference does the same, but an object that has one is counted in a side table from then on, and every retain and
/// release of it takes twice as long: nodes that others refer to, and their graph, are those that are handled most.
///
/// Unchecked, because only the main actor uses it; an object empties its own when it goes, wherever that is.
final class Handle<Referent: AnyObject>: @unchecked Sendable {
  private(set) unowned(unsafe) var object: Referent?

  init(_ object: Referent) { self.object = object }

  /// The object is going.
  func end() { object = nil }
}

typealias NodeHandle = Handle<Node>

/// A reference to a node that is nil once the node is gone, by its handle.
@propertyWrapper
struct NodeReference<Referent: Node> {
  private var handle: NodeHandle?

  init() {}

  @MainActor var wrappedValue: Referent? {
    get { handle?.object.map { unsafeDowncast($0, to: Referent.self) } }
    set { handle = newValue?.handle }
  }
}
