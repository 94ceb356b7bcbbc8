import Stage
import SwiftUI
import Testing

@MainActor
struct RealClockTests {
  private struct Waiting: View {
    @State private var text = "waiting"
    @State private var width: CGFloat = 10
    var body: some View {
      Text(text).frame(width: width).task {
        try? await Task.sleep(for: .milliseconds(20))
        text = "done"
        withAnimation(.linear(duration: 0.05)) { width = 100 }
      }
    }
  }

  @Test("on the machine's clock a stage runs with whatever turns the main queue")
  func real() async throws {
    let stage = try Stage.showing(Waiting(), settings: StageSettings(clock: .real))
    #expect(stage.texts == ["waiting"])
    // A busy machine may take its time.
    for _ in 0..<100 where stage.texts != ["done"] || stage.graph.isMoving { try await stage.run(for: 0.05) }
    #expect(stage.texts == ["done"])
    #expect(!stage.graph.isMoving)
    #expect(throws: StageError.clockIsReal) { try stage.advance(by: 1) }
  }

  @Test("a stage tells its host when it wants to be called again")
  func ticks() throws {
    let stage = try Stage.showing(Text("still"), settings: StageSettings(clock: .real))
    #expect(try stage.tick() == nil)
    var wakes = 0
    stage.onWake = { wakes += 1 }
    try stage.change { $0.scheme = .dark }
    #expect(wakes > 0)
  }
}
