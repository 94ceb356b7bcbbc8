import SwiftUI
import SwiftUICore
import Testing

private final class Counter: ObservableObject {
  @Published var count = 0
}

@Observable private final class Basket {
  var items = 0
  var note = ""
}

@MainActor
struct ObjectTests {
  @Test("a view follows every change of an object that it is given")
  func observedObject() throws {
    struct Label: View {
      @ObservedObject var counter: Counter
      var body: some View { Text("\(counter.count)") }
    }
    let counter = Counter()
    let host = try Host(Label(counter: counter))
    #expect(host.texts() == ["0"])
    counter.count = 3
    try host.frame()
    #expect(host.texts() == ["3"])
  }

  @Test("a state object is made once and outlives its view's evaluations")
  func stateObject() throws {
    struct Inner: View {
      let title: String
      let made: Handle<[Counter]>
      @StateObject private var counter: Counter

      init(title: String, made: Handle<[Counter]>) {
        self.title = title
        self.made = made
        _counter = StateObject(
          wrappedValue: {
            let new = Counter()
            made.value?.append(new)
            return new
          }())
      }

      var body: some View { Text("\(title) \(counter.count)") }
    }
    struct Outer: View {
      let made: Handle<[Counter]>
      let title: Handle<Binding<String>>
      @State private var text = "a"
      var body: some View {
        title.value = $text
        return Inner(title: text, made: made)
      }
    }
    let made = Handle<[Counter]>()
    made.value = []
    let title = Handle<Binding<String>>()
    let host = try Host(Outer(made: made, title: title))
    made.value?[0].count = 2
    title.value?.wrappedValue = "b"
    try host.frame()
    #expect(made.value?.count == 1)
    #expect(host.texts() == ["b 2"])
  }

  @Test("an object of the environment is found by its type, and bindings write its properties")
  func environmentObject() throws {
    struct Label: View {
      let binding: Handle<Binding<Int>>
      @EnvironmentObject var counter: Counter
      var body: some View {
        binding.value = $counter.count
        return Text("\(counter.count)")
      }
    }
    let binding = Handle<Binding<Int>>()
    let host = try Host(Label(binding: binding).environmentObject(Counter()))
    binding.value?.wrappedValue = 7
    try host.frame()
    #expect(host.texts() == ["7"])
  }

  @Test("of an observable object only what the body read counts")
  func observable() throws {
    struct Label: View {
      let bodies: Handle<Int>
      @Environment(Basket.self) private var basket
      var body: some View {
        bodies.value? += 1
        return Text("\(basket.items)")
      }
    }
    let bodies = Handle<Int>()
    bodies.value = 0
    let basket = Basket()
    let host = try Host(Label(bodies: bodies).environment(basket))
    basket.note = "unread"
    try host.frame()
    #expect(bodies.value == 1)
    basket.items = 4
    try host.frame()
    #expect(host.texts() == ["4"])
    #expect(bodies.value == 2)
  }

  @Test("a missing optional object of the environment is nil, and bindable ones give bindings")
  func optionalAndBindable() throws {
    struct Label: View {
      @Environment(Basket.self) private var basket: Basket?
      var body: some View { Text(basket == nil ? "none" : "one") }
    }
    #expect(try Host(Label()).texts() == ["none"])
    @Bindable var basket = Basket()
    $basket.items.wrappedValue = 5
    #expect(basket.items == 5)
  }

  @Test("values by name are shared, and another store keeps its own")
  func storage() throws {
    struct Pair: View {
      let binding: Handle<Binding<Int>>
      @AppStorage("count") private var count = 1
      @AppStorage("count") private var again = 1
      @AppStorage("name") private var name: String?
      @SceneStorage("tab") private var tab = "home"
      var body: some View {
        binding.value = $count
        return Text("\(count) \(again) \(name ?? "-") \(tab)")
      }
    }
    let binding = Handle<Binding<Int>>()
    let host = try Host(Pair(binding: binding))
    #expect(host.texts() == ["1 1 - home"])
    binding.value?.wrappedValue = 2
    try host.frame()
    #expect(host.texts() == ["2 2 - home"])
    #expect(try Host(Pair(binding: binding)).texts() == ["1 1 - home"])
  }

  @Test("a view acts on what a publisher sends, until it goes")
  func receiving() throws {
    struct Label: View {
      let subject: PassthroughSubject<Int, Never>
      @State private var sum = 0
      var body: some View { Text("\(sum)").onReceive(subject) { sum += $0 } }
    }
    let subject = PassthroughSubject<Int, Never>()
    let host = try Host(Label(subject: subject))
    subject.send(2)
    subject.send(3)
    try host.frame()
    #expect(host.texts() == ["5"])
    host.graph.setRoot(AnyView(Text("gone")))
    try host.frame()
    subject.send(1)
    #expect(host.texts() == ["gone"])
  }

  @Test("what a task does before it waits is in the first picture")
  func task() throws {
    struct Label: View {
      @State private var text = "empty"
      var body: some View {
        Text(text).task {
          text = "loaded"
          try? await Task.sleep(for: .seconds(3600))
          text = "late"
        }
      }
    }
    #expect(try Host(Label()).texts() == ["loaded"])
  }
}
