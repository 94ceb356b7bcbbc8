extension Optional {
  /// The value, if there is one, then the end.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      subscriber.receive(subscription: NoSubscription())
      if let output { _ = subscriber.receive(output) }
      subscriber.receive(completion: .finished)
    }
  }
}

extension Result {
  /// The value and the end, or the failure.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }

  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { self.init(.success(output)) }
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      subscriber.receive(subscription: NoSubscription())
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
    }
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let outlets = Outlets<Notification, Never>()
      let center = center
      let token = Unchecked(
        center.addObserver(forName: name, object: object, queue: nil) { outlets.send($0) })
      let subject = NotificationOutlets(outlets: outlets)
      subject.relay(to: subscriber, onCancel: AnyCancellable { center.removeObserver(token.value) }) { $1($0) }
    }
  }

  /// Sends the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

private struct NotificationOutlets: Publisher {
  typealias Output = Notification
  typealias Failure = Never

  let outlets: Outlets<Notification, Never>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
    outlets.add(subscriber, first: nil)
  }
}

extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}

/// The values of a publisher that does not fail, one by one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncStream<Unchecked<P.Output>>.Iterator

    public mutating func next() async -> P.Output? { await iterator.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let publisher = publisher
    let stream = AsyncStream<Unchecked<P.Output>> { continuation in
      let subscription = Unchecked(
        publisher.sink(
          receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield(Unchecked($0)) }))
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
    return Iterator(iterator: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, one by one.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var iterator: AsyncThrowingStream<Unchecked<P.Output>, any Error>.Iterator

    public mutating func next() async throws -> P.Output? { try await iterator.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let publisher = publisher
    let stream = AsyncThrowingStream<Unchecked<P.Output>, any Error> { continuation in
      let subscription = Unchecked(
        publisher.sink(
          receiveCompletion: { end in
            switch end {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          }, receiveValue: { continuation.yield(Unchecked($0)) }))
      continuation.onTermination = { _ in subscription.value.cancel() }
    }
    return Iterator(iterator: stream.makeAsyncIterator())
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
