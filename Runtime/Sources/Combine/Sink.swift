/// A subscriber that hands values to closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isCancelled = false
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void
  private let onValue: (Input) -> Void

  init(
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, onValue: @escaping (Input) -> Void
  ) {
    self.onCompletion = onCompletion
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    let isLate = lock.withLock { () -> Bool in
      if !isCancelled { self.subscription = subscription }
      return isCancelled
    }
    if isLate { subscription.cancel() } else { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !lock.withLock({ isCancelled }) { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if !lock.withLock({ isCancelled }) { onCompletion(completion) }
    cancel()
  }

  func cancel() {
    let old = lock.withLock { () -> (any Subscription)? in
      isCancelled = true
      defer { subscription = nil }
      return subscription
    }
    old?.cancel()
  }
}

extension Publisher {
  /// Hands values and the end to closures, until the result is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscriber = ClosureSubscriber<Output, Failure>(
      onCompletion: receiveCompletion, onValue: receiveValue)
    subscribe(subscriber)
    return AnyCancellable { subscriber.cancel() }
  }
}

extension Publisher where Failure == Never {
  /// Hands values to a closure, until the result is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes values to a property, until the result is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes values to a published property for as long as it is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
