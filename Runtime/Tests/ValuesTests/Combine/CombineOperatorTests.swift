import Combine
import Foundation
import Testing

/// Values and ends as a timeline: `1 2 |` is two values and a finish, `!` a failure.
private final class Trace<P: Publisher> {
  private(set) var text = ""
  private var subscription: AnyCancellable?

  init(_ publisher: P) {
    subscription = publisher.sink(
      receiveCompletion: { [weak self] end in
        if case .failure = end { self?.add("!") } else { self?.add("|") }
      }, receiveValue: { [weak self] in self?.add("\($0)") })
  }

  private func add(_ part: String) { text += text.isEmpty ? part : " " + part }
}

private struct Broken: Error {}

private func trace<P: Publisher>(_ publisher: P) -> String { Trace(publisher).text }

struct CombineOperatorTests {
  private let numbers = [1, 2, 3, 4].publisher

  @Test("operators choose values and the end")
  func choosing() {
    #expect(trace(numbers.prefix(2)) == "1 2 |")
    #expect(trace(numbers.prefix(0)) == "|")
    #expect(trace(numbers.prefix { $0 < 3 }) == "1 2 |")
    #expect(trace(numbers.drop { $0 < 3 }) == "3 4 |")
    #expect(trace(numbers.dropFirst()) == "2 3 4 |")
    #expect(trace(numbers.first()) == "1 |")
    #expect(trace(numbers.first { $0 > 2 }) == "3 |")
    #expect(trace(numbers.last()) == "4 |")
    #expect(trace(numbers.output(at: 1)) == "2 |")
    #expect(trace(numbers.output(in: 1...2)) == "2 3 |")
    #expect(trace(numbers.ignoreOutput()) == "|")
  }

  @Test("operators gather values")
  func gathering() {
    #expect(trace(numbers.collect()) == "[1, 2, 3, 4] |")
    #expect(trace(numbers.collect(3)) == "[1, 2, 3] [4] |")
    #expect(trace(numbers.reduce(0, +)) == "10 |")
    #expect(trace(numbers.scan(0, +)) == "1 3 6 10 |")
    #expect(trace(numbers.count()) == "4 |")
    #expect(trace(numbers.contains(3)) == "true |")
    #expect(trace(numbers.allSatisfy { $0 < 3 }) == "false |")
    #expect(trace(Empty<Int, Never>().replaceEmpty(with: 7)) == "7 |")
    #expect(trace([1, nil].publisher.replaceNil(with: 0)) == "1 0 |")
  }

  @Test("failures end, and can be made something of")
  func failing() {
    let broken = numbers.tryMap { value -> Int in
      if value == 3 { throw Broken() }
      return value * 10
    }
    #expect(trace(broken) == "10 20 !")
    #expect(trace(broken.replaceError(with: 0)) == "10 20 0 |")
    #expect(trace(broken.catch { _ in Just(9) }) == "10 20 9 |")
    #expect(trace(broken.tryCatch { error -> Just<Int> in throw error }) == "10 20 !")
    #expect(trace(broken.retry(1)) == "10 20 10 20 !")
    #expect(trace(broken.mapError { _ in Broken() }) == "10 20 !")
    #expect(trace(Fail<Int, Broken>(error: Broken())) == "!")
    #expect(trace(Just(1).setFailureType(to: Broken.self)) == "1 |")
    #expect(trace(Result<Int, Broken>.failure(Broken()).publisher) == "!")
    #expect(trace(Optional(5).publisher) == "5 |")
  }

  @Test("publishers are joined")
  func joining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let zipped = Trace(a.zip(b).map { "\($0)\($1)" })
    let latest = Trace(a.combineLatest(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    a.send(completion: .finished)
    #expect(zipped.text == "1x 2y |")
    #expect(latest.text == "2x 2y")
    b.send(completion: .finished)
    #expect(latest.text == "2x 2y |")
    #expect(trace(numbers.flatMap { [$0, -$0].publisher }) == "1 -1 2 -2 3 -3 4 -4 |")
    #expect(trace(numbers.prefix(2).append(8, 9)) == "1 2 8 9 |")
    #expect(trace(numbers.prefix(1).prepend(8)) == "8 1 |")
    #expect(trace(Publishers.Zip3(numbers, numbers, numbers).map { $0.0 + $0.1 + $0.2 }) == "3 6 9 12 |")
    #expect(trace(Publishers.MergeMany(Just(1), Just(2))) == "1 2 |")
  }

  @Test("only the last of the publishers is followed")
  func switching() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let trace = Trace(outer.switchToLatest())
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    outer.send(completion: .finished)
    #expect(trace.text == "1 3")
    b.send(completion: .finished)
    #expect(trace.text == "1 3 |")
  }

  @Test("so many publishers are followed at a time")
  func limited() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let trace = Trace([0, 1, 2].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    subjects[1].send(10)
    subjects[0].send(1)
    subjects[0].send(completion: .finished)
    subjects[1].send(11)
    #expect(trace.text == "1 11")
  }

  @Test("what is shared is subscribed to once, and let go with the last")
  func sharing() {
    var (subscriptions, cancellations) = (0, 0)
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
    ).share()
    var (first, second): (Trace?, Trace?) = (Trace(shared), Trace(shared))
    subject.send(1)
    #expect(first?.text == "1" && second?.text == "1")
    #expect(subscriptions == 1)
    first = nil
    #expect(cancellations == 0)
    second = nil
    #expect(cancellations == 1)
  }

  @Test("a future keeps its promise for all who ask, and is asked once")
  func future() async {
    var promise: Future<Int, Never>.Promise?
    var asked = 0
    let future = Future<Int, Never> {
      asked += 1
      promise = $0
    }
    let early = Trace(future)
    promise?(.success(4))
    promise?(.success(5))
    #expect(early.text == "4 |")
    #expect(trace(future) == "4 |")
    #expect(asked == 1)
    #expect(await future.value == 4)
    var made = 0
    let deferred = Deferred {
      made += 1
      return Just(made)
    }
    #expect(trace(deferred) == "1 |" && trace(deferred) == "2 |")
  }

  @Test("values come to those who wait for them one by one")
  func values() async throws {
    var seen: [Int] = []
    for await value in numbers.values { seen.append(value) }
    for try await value in numbers.tryMap({ $0 * 2 }).values { seen.append(value) }
    #expect(seen == [1, 2, 3, 4, 2, 4, 6, 8])
  }

  @Test("notifications of a name are sent until nobody listens")
  func notifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    var subscription: AnyCancellable? = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("other"), object: nil)
    withExtendedLifetime(subscription) {}
    subscription = nil
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test("values are read from and written to JSON")
  func coding() {
    struct Item: Codable { var name: String }
    let data = [Data(#"{"name":"a"}"#.utf8), Data("{".utf8)].publisher
    #expect(trace(data.decode(type: Item.self, decoder: JSONDecoder()).map(\.name)) == "a !")
    #expect(trace(Just(Item(name: "b")).encode(encoder: JSONEncoder()).map(\.count)) == "12 |")
  }

  @Test("an immediate scheduler waits for nothing")
  func immediate() {
    #expect(trace(numbers.receive(on: ImmediateScheduler.shared)) == "1 2 3 4 |")
    #expect(trace(numbers.delay(for: 5, scheduler: ImmediateScheduler.shared)) == "1 2 3 4 |")
  }
}
