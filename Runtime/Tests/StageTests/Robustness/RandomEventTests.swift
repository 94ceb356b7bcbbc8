import Foundation
import Stage
import SwiftUI
import SwiftUICore
import Testing

@MainActor
struct RandomEventTests {
  @MainActor private struct Driver {
    let stage: Stage
    var random: SplitMix
    var isDown = false

    private mutating func point() -> CGPoint {
      let size = stage.graph.size
      // A little beyond the edges, too.
      return CGPoint(
        x: .random(in: -10...size.width + 10, using: &random), y: .random(in: -10...size.height + 10, using: &random))
    }

    mutating func act() throws {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6: try stage.perform(.tap(.point(point()), count: .random(in: 1...2, using: &random)))
      case 6..<9:
        let seconds = Double.random(in: 0.02...0.4, using: &random)
        try stage.perform(.drag(.point(point()), to: .point(point()), seconds: seconds))
      case 9: try stage.perform(.longPress(.point(point())))
      case 10:
        // Fingers that come and go in any order.
        let phases: [TouchEvent.Phase] = [.began, .moved, .ended, .cancelled]
        for _ in 0..<4 {
          let phase = phases.randomElement(using: &random)!
          try stage.send(.touch(TouchEvent(phase, at: point(), finger: .random(in: 0...2, using: &random))))
        }
        for finger in 0...2 { try stage.send(.touch(TouchEvent(.cancelled, at: .zero, finger: finger))) }
      case 11:
        let keys = [
          "return", "tab", "escape", "delete", "left", "down", "command+a", "shift+right", "x", "option+left",
        ]
        try stage.perform(.press(StageKey(named: keys.randomElement(using: &random)!)!))
      case 12:
        let texts = ["a", "Zoë", "👩‍👩‍👧", "مرحبا", "e\u{301}", "日本", " ", "a much longer text that is pasted"]
        try stage.send(.text(.insert(texts.randomElement(using: &random)!)))
      case 13:
        try stage.send(.text(.mark("にほん", selection: 1..<2)))
        try stage.send(.text(Bool.random(using: &random) ? .unmark : .insert("日本")))
      case 14:
        let way = CGSize(
          width: .random(in: -300...300, using: &random), height: .random(in: -900...900, using: &random))
        try stage.perform(.wheel(.point(point()), way))
      case 15: try stage.perform(.hover(Bool.random(using: &random) ? .point(point()) : nil))
      case 16: try stage.perform(.pinch(.point(point()), by: .random(in: 0.3...3, using: &random)))
      case 17:
        let changes: [StageChange] = [
          .scheme(.dark), .scheme(.light), .typeSize(.xSmall), .typeSize(.accessibility5), .typeSize(.large),
          .direction(.rightToLeft), .direction(.leftToRight), .reduceMotion(true), .reduceMotion(false),
          .boldText(true), .contrast(.increased),
        ]
        try stage.perform(.set(changes.randomElement(using: &random)!))
      case 18: try stage.perform(.rotate(Bool.random(using: &random) ? .landscape : .portrait))
      default: try stage.advance(by: .random(in: 0...0.7, using: &random))
      }
    }
  }

  @Test("hundreds of random events break nothing", arguments: 0..<11)
  func events(_ index: Int) throws {
    let view = DemandingViews.all[index]
    let before = LiveNodes.count
    do {
      let stage = try Stage.showing(view.make())
      var driver = Driver(stage: stage, random: SplitMix(seed: UInt64(index) + 1))
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
      var driver = Driver(stage: stage, random: SplitMix(seed: 5))
      for _ in 0..<60 { try driver.act() }
      return (try stage.treeJSON(), try stage.png())
    }
    let (first, second) = (try run(), try run())
    #expect(first.0 == second.0)
    #expect(first.1 == second.1)
  }
}
