import SwiftUI

@Observable
final class Counter {
  var count = 0
  var title = "Steps"
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    VStack {
      Text(counter.title)
      CounterRow(counter: counter)
    }
  }
}

struct CounterRow: View {
  let counter: Counter

  var body: some View {
    Button("\(counter.count)") { counter.count += 1 }
  }
}
