/// Stands between a publisher and a subscriber, and may change values, failures and the end.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Value = (Input, Link) -> Void
  typealias End = (Subscribers.Completion<Failure>, Link) -> Void

  private let downstream: Downstream
  private let onValue: Value
  private let onEnd: End
  private var upstream: (any Subscription)?
  private(set) var isOver = false
  /// Held for as long as the link is: subscriptions to further publishers.
  var kept: [AnyCancellable] = []

  init(_ downstream: Downstream, onValue: @escaping Value, onEnd: @escaping End) {
    self.downstream = downstream
    self.onValue = onValue
    self.onEnd = onEnd
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { onValue(input, self) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { if !isOver { onEnd(completion, self) } }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    isOver = true
    let old = upstream
    upstream = nil
    kept = []
    old?.cancel()
  }

  // MARK: For the closures

  func send(_ value: Downstream.Input) { if !isOver { _ = downstream.receive(value) } }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard !isOver else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  /// Starts anew with another publisher of the same kind.
  func follow<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    upstream?.cancel()
    upstream = nil
    kept.append(
      publisher.sink(
        receiveCompletion: { [weak self] in self?.end($0) }, receiveValue: { [weak self] in self?.send($0) }))
  }
}

extension Publisher {
  /// Connects through a link that changes values and the end.
  func link<S: Subscriber>(
    to subscriber: S, onValue: @escaping (Output, Link<Output, Failure, S>) -> Void,
    onEnd: @escaping (Subscribers.Completion<Failure>, Link<Output, Failure, S>) -> Void
  ) {
    subscribe(Link(subscriber, onValue: onValue, onEnd: onEnd))
  }

  /// Connects through a link that changes values only.
  func link<S: Subscriber>(
    to subscriber: S, onValue: @escaping (Output, Link<Output, Failure, S>) -> Void
  ) where S.Failure == Failure {
    subscribe(Link(subscriber, onValue: onValue, onEnd: { $1.end($0) }))
  }
}

/// Something whose author knows that it is used by one thread at a time: a publisher's closures are.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
