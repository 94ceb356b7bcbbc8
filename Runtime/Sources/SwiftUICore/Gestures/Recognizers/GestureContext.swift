import CoreGraphics

/// Where a recogniser works: the view that holds the gesture, its fingers, and the clock.
@MainActor
final class GestureContext {
  unowned let node: Node
  /// The fingers that came down on the view, in order.
  private(set) var fingers: [Finger] = []
  /// What the gesture's closures are to do, in order, once the gesture may act.
  private var effects: [() -> Void] = []
  /// What follows all of that: states that go back.
  private var aftereffects: [() -> Void] = []

  struct Finger {
    let id: Int
    let start: CGPoint
    var location: CGPoint
  }

  init(_ node: Node) { self.node = node }

  var time: Double { node.graph.time }
  var date: Date { node.graph.date }

  /// Brings the fingers up to date before the recognisers look at them.
  func track(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      fingers.append(Finger(id: event.finger, start: event.location, location: event.location))
    case .moved, .ended, .cancelled:
      guard let index = fingers.firstIndex(where: { $0.id == event.finger }) else { return }
      fingers[index].location = event.location
    }
  }

  /// Lets go of fingers that have left, after the recognisers have seen it.
  func release(_ event: TouchEvent) {
    if event.phase == .ended || event.phase == .cancelled { fingers.removeAll { $0.id == event.finger } }
  }

  /// A point of the stage in a space that the view can name.
  func location(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint { node.convert(point, to: space) }

  /// Asks to be told when the clock has come to a time.
  func wake(at time: Double) {
    let node = node
    node.graph.at(time) { [weak node] in node?.graph.input.timeHasCome() }
  }

  /// Whether a finger may be about to scroll.
  var isInScrollView: Bool {
    var parent = node.layoutParent
    while let current = parent {
      if let target = current as? any PanTarget, !target.panAxes.isEmpty { return true }
      parent = current.layoutParent
    }
    return false
  }

  // MARK: Effects

  func perform(_ effect: @escaping () -> Void) { effects.append(effect) }

  func performAfterwards(_ effect: @escaping () -> Void) { aftereffects.append(effect) }

  func takeEffects() -> [() -> Void] {
    defer {
      effects = []
      aftereffects = []
    }
    return effects + aftereffects
  }

  /// Runs a part whose effects depend on something else.
  func holdingEffects(_ part: () -> Void) -> [() -> Void] {
    let outer = (effects, aftereffects)
    (effects, aftereffects) = ([], [])
    part()
    let held = takeEffects()
    (effects, aftereffects) = outer
    return held
  }
}
