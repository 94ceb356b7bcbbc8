/// A property of a class that tells before it changes.
@propertyWrapper
public struct Published<Value> {
  private let box: Storage

  public init(initialValue: Value) { box = Storage(initialValue) }

  public init(wrappedValue: Value) { box = Storage(wrappedValue) }

  /// Sends the value, and each new one before it is stored.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.outlets.add(subscriber, first: storage.value)
    }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: box) }
    // `assign(to:)` takes the publisher as an in-out value and does its work on the storage.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes.") }
    set { fatalError("@Published is only available on properties of classes.") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set {
      let box = object[keyPath: storageKeyPath].box
      if box.objectWillChange == nil { (object as? any ObservableObject)?.connectPublished() }
      box.set(newValue)
    }
  }

  /// The value behind the property, shared by all copies of the wrapper.
  final class Storage: PublishedStorage, @unchecked Sendable {
    private(set) var value: Value
    let outlets = Outlets<Value, Never>()
    var objectWillChange: ObservableObjectPublisher?
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    func set(_ newValue: Value) {
      objectWillChange?.send()
      outlets.send(newValue)
      value = newValue
    }

    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }
  }
}

extension Published: PublishedProperty {
  var storage: any PublishedStorage { box }
}

extension ObservableObject {
  /// Joins the published properties to the object's publisher: reading it does.
  fileprivate func connectPublished() { _ = objectWillChange }
}
