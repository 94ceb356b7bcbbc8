import Combine
import Testing

private final class Store: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
  var plain = 1
}

private final class Manual: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

@Suite("Combine")
struct CombineTests {
  @Test("an object tells before one of its published properties changes")
  func published() {
    let store = Store()
    var heard: [Int] = []
    let cancellable = store.objectWillChange.sink { heard.append(store.count) }
    store.count = 5
    store.name = "b"
    store.plain = 2
    #expect(heard == [0, 5])
    #expect(store.count == 5 && store.name == "b")
    cancellable.cancel()
    store.count = 6
    #expect(heard.count == 2)
  }

  @Test("a published property sends what it is, then what it becomes")
  func projected() {
    let store = Store()
    var heard: [Int] = []
    var stored: [Int] = []
    let cancellable = store.$count.removeDuplicates().sink {
      heard.append($0)
      stored.append(store.count)
    }
    for value in [1, 1, 2] { store.count = value }
    #expect(heard == [0, 1, 2])
    // As on iOS, the property is still the old one then.
    #expect(stored == [0, 0, 1])
    cancellable.cancel()

    Just(9).assign(to: &store.$count)
    #expect(store.count == 9)
  }

  @Test("an object can bring its own publisher")
  func ownPublisher() {
    let manual = Manual()
    var heard: [String] = []
    let cancellable = manual.objectWillChange.sink { heard.append($0) }
    manual.objectWillChange.send("x")
    #expect(heard == ["x"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("a subject ends once, and tells those who come late")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    var kept: Set<AnyCancellable> = []
    subject.sink(receiveCompletion: { _ in events.append("end") }, receiveValue: { events.append("\($0)") })
      .store(in: &kept)
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    subject.sink(receiveCompletion: { _ in events.append("late") }, receiveValue: { _ in }).store(in: &kept)
    #expect(events == ["1", "end", "late"])
  }

  @Test("releasing a subscription ends it")
  func release() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    var cancellable: AnyCancellable? = subject.sink { heard.append($0) }
    subject.value = 2
    withExtendedLifetime(cancellable) {}
    cancellable = nil
    subject.send(3)
    #expect(heard == [1, 2] && subject.value == 3)
  }

  @Test("operators change, choose and join values")
  func operators() {
    var heard: [Int] = []
    let numbers = [1, 2, 3, 4].publisher
    let cancellable = numbers.map { $0 * 10 }.filter { $0 != 20 }.dropFirst().sink { heard.append($0) }
    #expect(heard == [30, 40])
    cancellable.cancel()

    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var pairs: [String] = []
    var ended = false
    let joined = a.combineLatest(b).sink(
      receiveCompletion: { _ in ended = true }, receiveValue: { pairs.append("\($0)\($1)") })
    a.send(1)
    b.send("x")
    a.send(2)
    a.send(completion: .finished)
    b.send("y")
    #expect(pairs == ["1x", "2x", "2y"] && !ended)
    b.send(completion: .finished)
    #expect(ended)
    joined.cancel()
  }

  @Test("a timer's publisher starts with its subscriber and stops with it")
  func timer() {
    let publisher = Timer.publish(every: 0.001, on: .current, in: .default).autoconnect()
    var ticks = 0
    var cancellable: AnyCancellable?
    cancellable = publisher.sink { _ in
      ticks += 1
      if ticks == 2 { cancellable?.cancel() }
    }
    // The run loop returns when no timer is left.
    while RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 5)), ticks < 2 {}
    #expect(ticks == 2)
  }
}
