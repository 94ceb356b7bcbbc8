import Stage
import SwiftUI
import SwiftUICore
import Testing

/// Popovers while the keyboard is up.
@Suite("Popovers with the keyboard")
@MainActor
struct PopoverKeyboardTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var note = ""
    @State private var inner = ""
    var body: some View {
      VStack {
        TextField("Note", text: $note)
        Spacer(minLength: 0)
        HStack {
          Button("Info") { isShown = true }
            .popover(isPresented: $isShown) {
              VStack {
                TextField("Inner", text: $inner)
                Text("Below")
              }
              .frame(width: 200, height: 220)
              .presentationCompactAdaptation(.popover)
            }
        }
      }
      .frame(maxHeight: .infinity)
    }
  }

  private func isFree(_ frame: CGRect, _ stage: Stage) -> Bool {
    let keyboard = stage.graph.keyboard.frame ?? .null
    return !frame.intersects(keyboard) && CGRect(origin: .zero, size: stage.graph.size).contains(frame)
  }

  @Test("a popover that opens with the keyboard up stands above it, beside its view")
  func opens() throws {
    for device in ["iPhone 16 Pro", "iPad"] {
      let stage = try Stage.showing(
        Screen(), settings: StageSettings(device: DeviceProfile.named(device)!), settles: true)
      try stage.perform(.tap("Note"))
      try stage.settle()
      try stage.perform(.tap("Info"))
      try stage.settle()
      let inner = try #require(stage.frame(of: "Inner"))
      let below = try #require(stage.frame(of: "Below"))
      #expect(
        isFree(inner.union(below), stage),
        "\(device): \(inner), \(below), \(String(describing: stage.graph.keyboard.frame))")
    }
  }

  @Test("a field in a popover brings the keyboard, and the popover gives way")
  func givesWay() throws {
    for device in ["iPhone 16 Pro", "iPad"] {
      let stage = try Stage.showing(
        Screen(), settings: StageSettings(device: DeviceProfile.named(device)!), settles: true)
      try stage.perform(.tap("Info"))
      try stage.settle()
      try stage.perform(.tap("Inner"))
      try stage.settle()
      #expect(stage.graph.keyboard.frame != nil)
      let inner = try #require(stage.frame(of: "Inner"))
      let below = try #require(stage.frame(of: "Below"))
      #expect(
        isFree(inner.union(below), stage),
        "\(device): \(inner), \(below), \(String(describing: stage.graph.keyboard.frame))")
      try stage.perform(.press(StageKey(named: "x")!))
      try stage.settle()
      #expect(stage.frame(of: "Inner") != nil)
    }
  }
}
