import Foundation
import Stage
import SwiftUI
import Testing

/// A component by itself, and what it presents.
@MainActor @Suite struct RoomTests {
  private struct Card: View {
    @State private var asks = false
    var body: some View {
      Button("Leave") { asks = true }
        .frame(width: 100, height: 50)
        .alert("Leave now?", isPresented: $asks) { Button("OK") {} }
    }
  }

  private func open(makesRoom: Bool) throws -> (stage: Stage, before: CGSize) {
    let stage = try Stage(resources: Shared.resources)
    stage.makesRoomForPresentations = makesRoom
    try stage.show(AnyView(Card()), presentation: .fitted(width: 361))
    let before = stage.size
    try stage.perform(.tap("Leave"))
    try stage.settle()
    return (stage, before)
  }

  @Test("where somebody uses it, the picture is as large as a screen while an alert is there")
  func room() throws {
    let (stage, before) = try open(makesRoom: true)
    // 100 and 50 points with the margin of 16 around them.
    #expect(before == CGSize(width: 132, height: 82))
    #expect(stage.size == stage.settings.screenSize)
    try stage.perform(.tap("OK"))
    try stage.settle()
    #expect(stage.size == before)
  }

  @Test("a still picture of a component shows the component")
  func still() throws {
    let (stage, before) = try open(makesRoom: false)
    #expect(stage.size == before)
    #expect(stage.frame(of: "OK") == nil)
  }
}
