/// A class that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before a change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let outlets = Outlets<Void, Never>()

  public init() {}

  public func send() { outlets.send(()) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    outlets.add(subscriber, first: nil)
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share. An object without any gets a new one
  /// each time, as with Apple's Combine.
  public var objectWillChange: ObservableObjectPublisher {
    var storages: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      storages += level.children.compactMap { ($0.value as? any PublishedProperty)?.storage }
      mirror = level.superclassMirror
    }
    let shared = storages.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for storage in storages where storage.objectWillChange == nil { storage.objectWillChange = shared }
    return shared
  }
}

/// A property that takes part in its object's announcements.
protocol PublishedProperty {
  var storage: any PublishedStorage { get }
}

protocol PublishedStorage: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
