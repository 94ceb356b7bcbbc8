/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  fileprivate let source: AnyObject?
  /// What belongs to the changes that are made through the binding.
  public var transaction = Transaction()
  /// The way from the source to the value: key paths and indices. Another way is another binding.
  fileprivate let path: [AnyHashable]
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// - Parameter source: nil for a binding that equals no other.
  init(
    source: AnyObject?, path: [AnyHashable] = [], get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) {
    self.source = source
    self.path = path
    getter = get
    setter = set
  }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, get: get, set: set)
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      if transaction.isPlain { setter(newValue) } else { withTransaction(transaction) { setter(newValue) } }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let base = self
    return Binding<Subject>(
      source: source, path: path + [AnyHashable(keyPath)],
      get: { base.wrappedValue[keyPath: keyPath] },
      set: { base.wrappedValue[keyPath: keyPath] = $0 })
  }

  @MainActor public static func _isSameInput(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let old = a.assumingMemoryBound(to: Binding<Value>.self).pointee
    let new = b.assumingMemoryBound(to: Binding<Value>.self).pointee
    return old.source != nil && old.source === new.source && old.path == new.path
  }

  @MainActor public static func _install(
    at address: UnsafeMutableRawPointer, slot: inout AnyObject?, in node: _ViewNode
  ) {}
}

/// Bindings are used on the main actor; the closures reach state that lives there.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to a value that is read as optional; writing nil leaves the value as it is.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      source: base.source, path: base.path, get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of an optional; nil when there is none at the time.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      source: base.source, path: base.path, get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init(
      source: base.source, path: base.path, get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? Base { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    // An element is another when its index is; one whose index cannot be compared is always another.
    let index = position as? AnyHashable
    // A row that is on its way out outlives its element: it goes on showing what that was.
    let kept = KeptElement(Source.unread { base.wrappedValue[position] })
    return Binding<Value.Element>(
      source: index == nil ? nil : source, path: path + [index ?? AnyHashable(0)],
      get: {
        let values = base.wrappedValue
        if values.startIndex <= position, position < values.endIndex { kept.value = values[position] }
        return kept.value
      },
      set: {
        let values = base.wrappedValue
        guard values.startIndex <= position, position < values.endIndex else { return }
        base.wrappedValue[position] = $0
      })
  }
}

private final class KeptElement<Element> {
  var value: Element
  init(_ value: Element) { self.value = value }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
