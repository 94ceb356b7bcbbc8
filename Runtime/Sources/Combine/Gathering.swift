// Operators that make one value of several.

extension Publisher {
  /// Keeps something until the end.
  func gather<S: Subscriber, Value>(
    into subscriber: S, _ initial: Value, _ add: @escaping (inout Value, Output) -> Void,
    _ finish: @escaping (Value, Link<Output, Failure, S>) -> Void
  ) where S.Failure == Failure {
    var value = initial
    link(
      to: subscriber, onValue: { next, _ in add(&value, next) },
      onEnd: { end, link in
        if case .finished = end { finish(value, link) }
        link.end(end)
      })
  }
}

extension Publishers {
  /// All values as one array, with the end.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(into: subscriber, Output(), { $0.append($1) }) { $1.send($0) }
    }
  }

  /// Arrays of so many values each; the last may have fewer.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let count = count
      var values: Output = []
      upstream.link(
        to: subscriber,
        onValue: { value, link in
          values.append(value)
          guard values.count >= count else { return }
          let full = values
          values = []
          link.send(full)
        },
        onEnd: { end, link in
          if case .finished = end, !values.isEmpty { link.send(values) }
          link.end(end)
        })
    }
  }

  /// One value from all, with the end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      upstream.gather(into: subscriber, initial, { $0 = next($0, $1) }) { $1.send($0) }
    }
  }

  /// One value from all so far, with each.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initialResult
      upstream.link(to: subscriber) { value, link in
        result = next(result, value)
        link.send(result)
      }
    }
  }

  /// How many values there were, with the end.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.gather(into: subscriber, 0, { count, _ in count += 1 }) { $1.send($0) }
    }
  }

  /// Whether a value passes: as soon as it is known.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.decide(for: subscriber, when: predicate, answer: true)
    }
  }

  /// Whether all values pass: as soon as it is known.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.decide(for: subscriber, when: { !predicate($0) }, answer: false)
    }
  }

  /// The end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.link(to: subscriber) { _, _ in }
    }
  }
}

extension Publisher {
  /// Sends an answer with the first value that decides, or its contrary with the end.
  fileprivate func decide<S: Subscriber>(
    for subscriber: S, when predicate: @escaping (Output) -> Bool, answer: Bool
  ) where S.Failure == Failure, S.Input == Bool {
    link(
      to: subscriber,
      onValue: { value, link in
        guard predicate(value) else { return }
        link.send(answer)
        link.end(.finished)
      },
      onEnd: { end, link in
        if case .finished = end { link.send(!answer) }
        link.end(end)
      })
  }

  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self) { $0 == output }
  }
}
