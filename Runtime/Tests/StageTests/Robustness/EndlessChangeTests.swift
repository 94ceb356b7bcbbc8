import Stage
import SwiftUI
import Testing

@MainActor
struct EndlessChangeTests {
  private struct Counting: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  private struct Growing: View {
    @State private var height: CGFloat = 1
    var body: some View {
      Color.red.frame(height: height)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          height = $0 + 1
        }
    }
  }

  private final class Counter { var value = 0 }

  private struct SelfChanging: View {
    @State private var count = 0
    let counter = Counter()
    var body: some View {
      let seen = count
      let _ = change()
      Text("\(seen)")
    }
    private func change() {
      counter.value += 1
      count = counter.value
    }
  }

  @Test("a view that keeps changing itself ends in an error that names it")
  func named() {
    func message(_ view: some View) -> String {
      do {
        _ = try Stage.showing(view)
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    #expect(message(Counting()).hasPrefix("Counting still changes itself"))
    #expect(message(Growing()).hasPrefix("Growing still changes itself"))
    #expect(message(SelfChanging()).hasPrefix("SelfChanging still changes itself"))
  }
}
