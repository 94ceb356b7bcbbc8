/// A publisher that sends what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject.
final class Outlets<Output, Failure: Error>: @unchecked Sendable {
  private final class Outlet: Subscription {
    let send: (Output) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
    weak var owner: Outlets?

    init(
      owner: Outlets, send: @escaping (Output) -> Void,
      complete: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      self.owner = owner
      self.send = send
      self.complete = complete
    }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() { owner?.remove(self) }
  }

  private let lock = NSRecursiveLock()
  private var outlets: [Outlet] = []
  private var completion: Subscribers.Completion<Failure>?

  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  func add<S: Subscriber>(_ subscriber: S, first: Output?) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(
      owner: self, send: { _ = subscriber.receive($0) }, complete: { subscriber.receive(completion: $0) })
    let ended = lock.withLock { () -> Subscribers.Completion<Failure>? in
      if completion == nil { outlets.append(outlet) }
      return completion
    }
    // The subscriber keeps the outlet; without one that does, the subject's list keeps it.
    subscriber.receive(subscription: outlet)
    if let ended { return subscriber.receive(completion: ended) }
    if let first { _ = subscriber.receive(first) }
  }

  private func remove(_ outlet: Outlet) { lock.withLock { outlets.removeAll { $0 === outlet } } }

  func send(_ value: Output) {
    let current = lock.withLock { completion == nil ? outlets : [] }
    for outlet in current { outlet.send(value) }
  }

  func complete(_ value: Subscribers.Completion<Failure>) {
    let current = lock.withLock { () -> [Outlet] in
      guard completion == nil else { return [] }
      completion = value
      defer { outlets = [] }
      return outlets
    }
    for outlet in current { outlet.complete(value) }
  }
}

/// A subject without memory.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let outlets = Outlets<Output, Failure>()

  public init() {}

  public func send(_ input: Output) { outlets.send(input) }
  public func send(completion: Subscribers.Completion<Failure>) { outlets.complete(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, first: nil)
  }
}

/// A subject that knows its last value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let outlets = Outlets<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The last value; writing sends it.
  public var value: Output {
    get { outlets.withLock { current } }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    outlets.withLock { current = input }
    outlets.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) { outlets.complete(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    outlets.add(subscriber, first: value)
  }
}
