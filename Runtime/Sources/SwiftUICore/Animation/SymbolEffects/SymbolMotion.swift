import CoreGraphics
import Drawing

/// The effects of one symbol: which run, since when, and how the symbol looks by them.
@MainActor
final class SymbolMotion {
  private struct Run {
    var effect: SymbolEffectConfiguration
    var options: SymbolEffectOptions
    var start: Double
    /// Rounds; nil goes on until the effect is switched off.
    var rounds: Double?
    /// When the effect was switched off: a round that has begun is finished.
    var stop: Double?
  }

  /// An effect that holds a look: how far it is from plain, and where it goes.
  private struct Level {
    var from: Double
    var to: Double
    var start: Double

    /// Critically damped, 0.35 seconds.
    func value(at time: Double) -> Double {
      let omega = 2 * Double.pi / 0.35
      let t = max(0, time - start)
      let rest = isOver(at: time) ? 0 : exp(-omega * t) * (1 + omega * t)
      return to + (from - to) * rest
    }

    func isOver(at time: Double) -> Bool { time - start > 0.6 }
  }

  private unowned(unsafe) let node: Node
  private var requests: [SymbolEffectRequest]?
  private var runs: [Int: Run] = [:]
  private var levels: [Int: Level] = [:]
  private var isTicking = false

  init(_ node: Node) { self.node = node }

  /// Takes over what the modifiers around the symbol ask for.
  func take(_ new: [SymbolEffectRequest], reducesMotion: Bool) {
    guard new != requests else { return }
    let old = requests
    requests = new
    let time = node.graph.time
    if old.map({ $0.map(\.effect) != new.map(\.effect) }) ?? true {
      runs = [:]
      levels = [:]
    }
    for (index, request) in new.enumerated() where !(reducesMotion && request.effect.isMotion) {
      let before = old.flatMap { index < $0.count ? $0[index].occasion : nil }
      guard before != request.occasion else { continue }
      switch request.occasion {
      case .changes: if before != nil { run(index, request, at: time) }
      case .active(let isActive) where request.effect.isCyclic:
        if isActive {
          run(index, request, at: time)
        } else {
          runs[index]?.stop = time
        }
      case .active(let isActive):
        let target: Double = isActive ? 1 : 0
        let from = levels[index]?.value(at: time) ?? (before == nil ? target : 1 - target)
        levels[index] = Level(from: from, to: target, start: before == nil ? -1 : time)
      }
    }
    node.setNeedsRecording()
    tick()
  }

  private func run(_ index: Int, _ request: SymbolEffectRequest, at time: Double) {
    let isActive = request.occasion == .active(true)
    let count = request.options.repetitions.map(Double.init)
    let repeats = request.options.isRepeating ?? isActive
    runs[index] = Run(
      effect: request.effect, options: request.options, start: time,
      rounds: count ?? (repeats ? nil : 1), stop: nil)
  }

  private func length(_ run: Run) -> Double { run.effect.roundLength / max(0.01, run.options.speedFactor) }

  /// When a run ends; nil when it goes on.
  private func end(_ run: Run) -> Double? {
    let length = length(run)
    let natural = run.rounds.map { run.start + $0 * length }
    guard let stop = run.stop else { return natural }
    let finished = run.start + ((stop - run.start) / length).rounded(.up) * length
    return natural.map { min($0, finished) } ?? finished
  }

  private func tick() {
    guard !isTicking, !runs.isEmpty || levels.values.contains(where: { !$0.isOver(at: node.graph.time) }) else {
      return
    }
    isTicking = true
    let isEndless =
      runs.values.allSatisfy { end($0) == nil } && levels.values.allSatisfy { $0.isOver(at: node.graph.time) }
    node.graph.add(
      ActiveAnimation(node, group: nil, isEndless: isEndless) { [weak self] time in
        guard let self else { return (.ended, true) }
        for (index, run) in runs { if let end = end(run), time >= end { runs[index] = nil } }
        node.setNeedsRecording()
        let isChanging = levels.values.contains { !$0.isOver(at: time) }
        isTicking = isChanging || !runs.isEmpty
        let isFinite = isChanging || runs.values.contains { end($0) != nil }
        return (!isTicking ? .ended : isFinite ? .running : .endless, !isFinite)
      })
  }

  func items(drawing items: [DisplayItem], in size: CGSize) -> [DisplayItem] {
    let time = node.graph.time
    var look = SymbolLook()
    for index in runs.keys.sorted() {
      guard let run = runs[index] else { continue }
      let rounds = (time - run.start) / length(run)
      look.add(run.effect.look(rounds - rounds.rounded(.down)))
    }
    for index in levels.keys.sorted() {
      guard let level = levels[index], let effect = requests.map({ $0[index].effect }) else { continue }
      look.add(effect.heldLook(level.value(at: time)))
    }
    return look.items(drawing: items, in: size)
  }
}
