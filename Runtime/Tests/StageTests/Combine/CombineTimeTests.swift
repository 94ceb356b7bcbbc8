import Combine
import Foundation
import Stage
import SwiftUI
import Testing

/// Operators that wait, in view models as apps have them, on a stage's clock.
@MainActor
struct CombineTimeTests {
  private final class Search: ObservableObject {
    @Published var query = ""
    @Published var results: [String] = []
    @Published var ticks = 0
    private var bag: Set<AnyCancellable> = []

    init() {
      $query.dropFirst()
        .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .removeDuplicates()
        .sink { [weak self] in self?.results.append($0) }
        .store(in: &bag)
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().scan(0) { count, _ in count + 1 }
        .assign(to: &$ticks)
    }
  }

  private struct SearchView: View {
    @StateObject private var model = Search()
    var body: some View {
      VStack {
        Text("\(model.results.joined(separator: ",")) \(model.ticks)")
        ForEach(["a", "ab", "abc"], id: \.self) { text in
          Button(text) { model.query = text }
        }
      }
    }
  }

  @Test("a search field waits until the typing has stopped")
  func debounce() throws {
    let stage = try Stage.showing(SearchView())
    for text in ["a", "ab", "abc"] { try stage.perform(.tap(StageTarget.label(text))) }
    #expect(stage.texts.first == " 0")
    // The last tap ends, and acts, at 0.15 s.
    try stage.advance(to: 0.449)
    #expect(stage.texts.first == " 0")
    try stage.advance(to: 0.451)
    #expect(stage.texts.first == "abc 0")
    try stage.perform(.tap("a"))
    try stage.advance(to: 2)
    #expect(stage.texts.first == "abc,a 2")
  }

  private struct Timed: View {
    let log: Log
    let make: (Log) -> AnyCancellable
    @State private var kept: AnyCancellable?
    var body: some View { Text("a").onAppear { kept = make(log) } }
  }

  /// Sends 0, 1, 2 … every tenth of a second, and notes what comes of it with its time.
  private func times<P: Publisher>(
    until end: Double = 2, _ make: @escaping (AnyPublisher<Int, Never>) -> P
  ) throws -> [String] where P.Failure == Never {
    let log = Log()
    let stage = try Stage.showing(
      Timed(log: log) { log in
        let start = Date()
        let source = Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().scan(-1) { count, _ in count + 1 }
          .prefix(10).eraseToAnyPublisher()
        return make(source).sink { value in
          let time = Int((Date().timeIntervalSince(start) * 1000).rounded())
          MainActor.assumeIsolated { log.add("\(value)@\(time)") }
        }
      })
    try stage.advance(to: end)
    return log.entries
  }

  @Test("a throttle hands on the first at once, then one in each interval")
  func throttle() throws {
    // The end comes with the tenth value, and what waits goes with it.
    #expect(
      try times { $0.throttle(for: .milliseconds(250), scheduler: DispatchQueue.main, latest: true) }
        == ["0@100", "2@350", "4@600", "7@850", "9@1000"])
    #expect(
      try times { $0.throttle(for: .milliseconds(250), scheduler: RunLoop.main, latest: false) }.prefix(2)
        == ["0@100", "1@350"])
  }

  @Test("a delay hands everything on later")
  func delay() throws {
    #expect(
      try times { $0.prefix(3).delay(for: .seconds(0.5), scheduler: DispatchQueue.main) }
        == ["0@600", "1@700", "2@800"])
    #expect(
      try times { $0.prefix(2).delay(for: 0.25, scheduler: RunLoop.main) } == ["0@350", "1@450"])
  }

  @Test("values go to the main queue in their order")
  func receive() throws {
    #expect(
      try times { $0.prefix(2).receive(on: DispatchQueue.main).receive(on: RunLoop.main) } == ["0@100", "1@200"])
  }

  @Test("a publisher that is silent for too long ends")
  func timeout() throws {
    #expect(
      try times {
        $0.prefix(2).append(Empty(completeImmediately: false)).timeout(.seconds(0.5), scheduler: DispatchQueue.main)
          .append(-1)
      } == ["0@100", "1@200", "-1@700"])
  }
}
