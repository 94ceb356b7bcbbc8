/// Stands between a publisher and a subscriber: changes values, hands on the end.
final class Relay<Input, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  private let onValue: (Input, (Downstream.Input) -> Void) -> Void
  private let onCancel: (any Cancellable)?
  private var upstream: (any Subscription)?
  private var isOver = false

  init(
    _ downstream: Downstream, onCancel: (any Cancellable)?,
    onValue: @escaping (Input, (Downstream.Input) -> Void) -> Void
  ) {
    self.downstream = downstream
    self.onCancel = onCancel
    self.onValue = onValue
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !isOver { onValue(input) { _ = downstream.receive($0) } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    isOver = true
    upstream?.cancel()
    upstream = nil
    onCancel?.cancel()
  }
}

extension Publisher {
  func relay<S: Subscriber>(
    to subscriber: S, onCancel: (any Cancellable)? = nil,
    onValue: @escaping (Output, (S.Input) -> Void) -> Void
  ) where S.Failure == Failure {
    subscribe(Relay(subscriber, onCancel: onCancel, onValue: onValue))
  }
}

/// Joins several publishers into one subscriber: it ends when all of them have, fails when one does.
final class Join<Downstream: Subscriber>: Subscription {
  private let downstream: Downstream
  private var open: Int
  private var cancellables: [AnyCancellable] = []

  init(_ downstream: Downstream, sources: Int) {
    self.downstream = downstream
    open = sources
    downstream.receive(subscription: self)
  }

  func connect<P: Publisher>(
    _ publisher: P, onValue: @escaping (P.Output, (Downstream.Input) -> Void) -> Void
  ) where P.Failure == Downstream.Failure {
    publisher.sink(
      receiveCompletion: { [self] completion in
        open -= 1
        if case .failure = completion {
          open = -1
          downstream.receive(completion: completion)
        } else if open == 0 {
          downstream.receive(completion: completion)
        }
      },
      receiveValue: { [self] value in
        if open > 0 { onValue(value) { _ = downstream.receive($0) } }
      }
    ).store(in: &cancellables)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    open = -1
    cancellables = []
  }
}
