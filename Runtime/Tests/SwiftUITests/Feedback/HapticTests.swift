import SwiftUI
import SwiftUICore
import Testing

@Suite("Haptics")
@MainActor
struct HapticTests {
  struct Screen: View {
    @State private var count = 0
    @State private var isDone = false

    var body: some View {
      VStack {
        Button("Add") { count += 1 }
          .sensoryFeedback(.impact(weight: .light), trigger: count)
        Button("Done") { isDone.toggle() }
          .sensoryFeedback(.success, trigger: isDone) { old, new in !old && new }
        Text("Count \(count)")
          .sensoryFeedback(trigger: count) { old, new in new > old && new % 2 == 0 ? .levelChange : nil }
        Button("Tap") { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
      }
    }
  }

  private func tap(_ name: String, in host: Host) throws {
    try #require(host.graph.accessibilityTree().first(name)).activate()
    try host.frame()
  }

  @Test("nothing is felt when a view appears")
  func appearance() throws {
    #expect(try Host(Screen()).graph.hapticLog.isEmpty)
  }

  @Test("a change of the trigger plays once, with its time and its view")
  func trigger() throws {
    let host = try Host(Screen())
    host.graph.setTime(2.5)
    try tap("Add", in: host)
    let log = host.graph.hapticLog
    #expect(log.map(\.kind) == ["impact(weight: .light)"])
    #expect(log.first?.time == 2.5)
    #expect(log.first?.source?.name == "Screen")
    try host.frame()
    #expect(host.graph.hapticLog.count == 1)
  }

  @Test("a haptic that depends on the change is the one for that change")
  func change() throws {
    let host = try Host(Screen())
    try tap("Add", in: host)
    try tap("Add", in: host)
    #expect(host.graph.hapticLog.map(\.kind) == ["impact(weight: .light)", "impact(weight: .light)", "levelChange"])
  }

  @Test("a condition is asked with the old and the new value")
  func condition() throws {
    let host = try Host(Screen())
    try tap("Done", in: host)
    try tap("Done", in: host)
    #expect(host.graph.hapticLog.map(\.kind) == ["success"])
  }

  @Test("a generator of UIKit plays in the tree that is used, once, from what was used")
  func generator() throws {
    let other = try Host(Screen())
    let host = try Host(Screen())
    try other.frame()
    try tap("Tap", in: host)
    #expect(host.graph.hapticLog.map(\.kind) == ["impact(style: .heavy)"])
    #expect(host.graph.hapticLog.first?.source?.name == "Tap")
    #expect(other.graph.hapticLog.isEmpty)
  }

  @Test("a finger's tap plays once, and a generator of UIKit from what was tapped")
  func finger() throws {
    let host = try Host(Screen())
    for name in ["Add", "Tap"] {
      let point = try #require(host.graph.accessibilityTree().first(name)).activationPoint
      host.graph.send(.touch(TouchEvent(.began, at: point)))
      host.graph.send(.touch(TouchEvent(.ended, at: point)))
      try host.frame()
    }
    #expect(host.graph.hapticLog.map(\.kind) == ["impact(weight: .light)", "impact(style: .heavy)"])
    #expect(host.graph.hapticLog.map(\.source?.name) == ["Screen", "Tap"])
  }

  @Test("over several views a haptic is played once")
  func group() throws {
    struct Pair: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Group {
            Text("A"); Button("B") { count += 1 }
          }.sensoryFeedback(.selection, trigger: count)
        }
      }
    }
    let host = try Host(Pair())
    try tap("B", in: host)
    #expect(host.graph.hapticLog.map(\.kind) == ["selection"])
  }

  @Test("the log can be emptied")
  func clear() throws {
    let host = try Host(Screen())
    try tap("Add", in: host)
    host.graph.clearHapticLog()
    #expect(host.graph.hapticLog.isEmpty)
  }
}
