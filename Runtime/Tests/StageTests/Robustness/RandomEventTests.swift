import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct RandomEventTests {
  @Test("hundreds of random events break nothing", arguments: 0..<11)
  func events(_ index: Int) throws {
    let view = DemandingViews.all[index]
    let before = LiveNodes.count
    do {
      let stage = try Stage.showing(view.make())
      var driver = RandomDriver(stage: stage, random: SplitMix(seed: UInt64(index) + 1))
      for step in 0..<Self.eventCount {
        do {
          try driver.act()
        } catch {
          Issue.record("\(view.name), event \(step): \(error)")
          return
        }
        guard step % 5 == 0 else { continue }
        let broken = stage.graph.brokenInvariants()
        #expect(broken.isEmpty, "\(view.name), event \(step)")
        if !broken.isEmpty { return }
        if step % 50 == 0 {
          _ = stage.graph.displayList
          _ = stage.graph.accessibilityTree()
        }
      }
      try stage.settle(cap: 5)
      // Nothing of the view stays when it goes.
      try stage.show(AnyView(EmptyView()), presentation: .screen)
      #expect(LiveNodes.count - before < 20, "\(view.name)")
    }
    #expect(LiveNodes.count == before, "\(view.name)")
  }

  /// For each of the eleven views.
  private static let eventCount = 200

  @Test("the same events end in the same tree and the same picture")
  func determinism() throws {
    func run() throws -> (Data, Data) {
      let stage = try Stage.showing(DemandingViews.all[1].make())
      var driver = RandomDriver(stage: stage, random: SplitMix(seed: 5))
      for _ in 0..<60 { try driver.act() }
      return (try stage.treeJSON(), try stage.png())
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }
}
