/// One value that somebody promises, kept for all who ask for it.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureSubscription<Output, Failure>] = []

  /// - Parameter attemptToFulfill: starts at once, and calls the promise when it knows.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let subscriptions = lock.withLock { () -> [FutureSubscription<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for subscription in subscriptions { subscription.send(result) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let subscription = FutureSubscription<Output, Failure> { result in
      switch result {
      case .success(let value):
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
      case .failure(let error): subscriber.receive(completion: .failure(error))
      }
    }
    subscriber.receive(subscription: subscription)
    wait(subscription)
  }

  fileprivate func wait(_ subscription: FutureSubscription<Output, Failure>) {
    let known = lock.withLock { () -> Result<Output, Failure>? in
      if result == nil { waiting.append(subscription) }
      return result
    }
    if let known { subscription.send(known) }
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        let waiting = FutureSubscription<Output, Never> { result in
          nonisolated(unsafe) let value = result.get()
          continuation.resume(returning: value)
        }
        wait(waiting)
      }
    }
  }
}

extension Future where Failure == any Error {
  /// The value, once it is there, or the error.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let waiting = FutureSubscription<Output, any Error> { result in
          nonisolated(unsafe) let result = result
          continuation.resume(with: result)
        }
        wait(waiting)
      }
    }
  }
}

private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private var onResult: ((Result<Output, Failure>) -> Void)?

  init(_ onResult: @escaping (Result<Output, Failure>) -> Void) { self.onResult = onResult }

  func send(_ result: Result<Output, Failure>) {
    let action = onResult
    onResult = nil
    action?(result)
  }

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { onResult = nil }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
