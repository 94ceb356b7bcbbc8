/// One gesture of one view from its first finger to its end.
@MainActor
final class GestureSession {
  let node: Node
  let context: GestureContext
  private(set) var recognizer: _AnyGestureRecognizer
  /// Goes with the gestures around it instead of against them.
  let isSimultaneous: Bool
  /// Goes before what the view holds.
  let isHigh: Bool
  /// Who goes first: lower ranks.
  let rank: Int
  /// It has the fingers: what it does is done.
  private(set) var hasWon = false
  private(set) var isOver = false
  private var held: [() -> Void] = []

  /// - Parameter place: of the node on the way from the root to the view under the finger.
  init(_ node: Node, _ recognizer: _AnyGestureRecognizer, priority: GestureModifier.Priority, place: Int) {
    self.node = node
    self.recognizer = recognizer
    context = GestureContext(node)
    isSimultaneous = priority == .simultaneous
    isHigh = priority == .high
    // The deepest view's gestures come first, and before those the ones that ask for it, from outside.
    rank = isHigh ? place - 1_000_000 : -place
  }

  func replace(_ new: (_AnyGestureRecognizer) -> _AnyGestureRecognizer) { recognizer = new(recognizer) }

  /// Whether the gesture wants the fingers for itself and has not got them yet.
  var isClaiming: Bool { !isOver && !hasWon && recognizer.claims }

  var isPossible: Bool { !isOver && !hasWon && !recognizer.claims }

  func handle(_ input: GestureInput) {
    if case .touch(let event) = input { context.track(event) }
    recognizer.handle(input, in: context)
    if case .touch(let event) = input { context.release(event) }
    let effects = context.takeEffects()
    if hasWon || !recognizer.claims {
      run(effects)
    } else {
      held += effects
    }
    if recognizer.state == .failed { isOver = true }
    if hasWon, recognizer.state == .ended { isOver = true }
  }

  func win() {
    hasWon = true
    run(held)
    held = []
    if recognizer.state == .ended { isOver = true }
  }

  /// Something else has the fingers; states go back, and nothing that was held is done.
  func cancel() {
    guard !isOver else { return }
    isOver = true
    held = []
    recognizer.cancel(in: context)
    run(context.takeEffects())
  }

  private func run(_ effects: [() -> Void]) {
    guard !effects.isEmpty else { return }
    let node = node
    node.graph.acting(from: HapticEntry.Source(node: node.id, name: SpokenText(of: node).string)) {
      for effect in effects { effect() }
    }
  }
}
