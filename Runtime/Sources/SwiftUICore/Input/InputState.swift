import CoreGraphics

/// Where input goes: which fingers are down, on what, and which gestures they may become.
///
/// Gestures on the way from the root to the view under a finger compete for it. The deepest comes first; one
/// of high priority comes before what its view holds; simultaneous ones take no part. Whoever has begun in a
/// way that shows what is meant takes the finger, and the others end. What is undecided waits: a tap for the
/// second one of a double tap that comes before it, a drag that begins at once for a tap of what it holds.
@MainActor
final class InputState {
  private unowned let graph: ViewGraph
  private var sessions: [GestureSession] = []
  private var fingers: [Int: Finger] = [:]
  let hover = HoverState()
  /// What the fingers that are down have scrolled.
  private var panned: Set<ObjectIdentifier> = []
  /// Nodes that keys can reach, in the order in which they came.
  var shortcuts: [ShortcutNode] = []

  private struct Finger {
    var start: CGPoint
    var distance: CGFloat = 0
    var targets: [any PanTarget] = []
    /// The nodes of the gestures that the finger is on.
    var nodes: Set<ObjectIdentifier> = []
  }

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Whether a finger is down or a gesture goes on.
  var isBusy: Bool { !fingers.isEmpty || !sessions.isEmpty }

  // MARK: Touches

  func touch(_ event: TouchEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite else { return }
    graph.keyboard.fingerMoved(event)
    switch event.phase {
    case .began:
      // A finger that comes down twice has gone in between, whoever forgot to say so.
      if fingers[event.finger] != nil { touch(TouchEvent(.cancelled, at: event.location, finger: event.finger)) }
      begin(event)
    case .moved, .ended, .cancelled:
      guard var finger = fingers[event.finger] else { return }
      finger.distance = max(finger.distance, finger.start.distance(to: event.location))
      fingers[event.finger] = finger
    }
    guard let finger = fingers[event.finger] else { return }
    dispatch(.touch(event)) { finger.nodes.contains(ObjectIdentifier($0.node)) }
    if event.phase == .ended || event.phase == .cancelled { end(event.finger, finger) }
  }

  private func begin(_ event: TouchEvent) {
    let path = graph.hitPath(at: event.location)
    var finger = Finger(start: event.location)
    // A second tap somewhere else is no second tap.
    let nodes = Set(path.nodes.map { ObjectIdentifier($0) })
    for session in sessions where session.recognizer.waitsForFingers && !nodes.contains(ObjectIdentifier(session.node))
    {
      session.cancel()
    }
    settle()
    var listens = true
    var isInRow = false
    for (place, node) in path.nodes.enumerated() {
      if let gesture = node as? GestureNode {
        if gesture.isRow { isInRow = true }
        let isLeftToRow = isInRow && gesture.modifier.leavesFingersToRow
        if listens, !isLeftToRow, gesture.modifier.mask.contains(.gesture), gesture.isListening,
          gesture.modifier.source.listens(on: gesture)
        {
          join(gesture, &finger) {
            GestureSession(
              gesture, gesture.makeRecognizer(), priority: gesture.modifier.priority, place: place)
          }
        }
        if !gesture.modifier.mask.contains(.subviews) { listens = false }
      } else if let target = node as? any PanTarget, listens {
        finger.targets.append(target)
        // What scrolls in a row has its own buttons.
        if !(target is PanSurfaceNode) { isInRow = false }
        if !target.panAxes.isEmpty {
          join(node, &finger) { GestureSession(node, PanRecognizer(target), priority: .normal, place: place) }
        }
      }
    }
    // A finger that stops what moves does nothing else but scroll.
    var stopped = false
    for target in finger.targets where target.holdMotion() { stopped = true }
    if stopped {
      let pans = Set(finger.targets.map { ObjectIdentifier($0) })
      finger.nodes.formIntersection(pans)
      sessions.removeAll { $0.context.fingers.isEmpty && !pans.contains(ObjectIdentifier($0.node)) }
    }
    fingers[event.finger] = finger
  }

  /// Puts a finger to the session of a gesture, which is begun where there is none.
  private func join(_ node: Node, _ finger: inout Finger, make: () -> GestureSession) {
    finger.nodes.insert(ObjectIdentifier(node))
    guard !sessions.contains(where: { $0.node === node }) else { return }
    sessions.append(make())
    sessions.sort { $0.rank < $1.rank }
  }

  private func end(_ id: Int, _ finger: Finger) {
    fingers[id] = nil
    for target in finger.targets where !panned.contains(ObjectIdentifier(target)) { target.releaseHold() }
    if fingers.isEmpty { panned = [] }
    for session in sessions where session.context.fingers.isEmpty && !session.recognizer.waitsForFingers {
      // What waits for another to be decided keeps its claim.
      if !session.isClaiming { session.cancel() }
    }
    settle()
  }

  // MARK: Competition

  private func dispatch(_ input: GestureInput, to isMeant: (GestureSession) -> Bool) {
    for session in sessions where !session.isOver && isMeant(session) {
      guard !session.node.flags.contains(.isDead) else {
        session.cancel()
        continue
      }
      session.handle(input)
      decide()
    }
    settle()
  }

  /// Gives the fingers to those that claim them, as long as somebody's claim can be granted.
  private func decide() {
    for session in sessions where session.isClaiming && isTooLate(session) { session.cancel() }
    while let winner = sessions.first(where: { $0.isClaiming && !isHeldUp($0) }) {
      winner.win()
      guard !winner.isSimultaneous else { continue }
      for other in sessions where other !== winner && !other.isSimultaneous && compete(winner, other) {
        if !other.hasWon { other.cancel() }
      }
    }
  }

  private func settle() {
    decide()
    sessions.removeAll { $0.isOver }
  }

  private func compete(_ a: GestureSession, _ b: GestureSession) -> Bool {
    if a.node === b.node { return true }
    // Gestures compete where one lies around the other.
    return isAncestor(a.node, of: b.node) || isAncestor(b.node, of: a.node)
  }

  private func isAncestor(_ node: Node, of other: Node) -> Bool {
    var current: Node? = other.layoutParent
    while let parent = current {
      if parent === node { return true }
      current = parent.layoutParent
    }
    return false
  }

  /// Whether something else has the fingers already.
  private func isTooLate(_ session: GestureSession) -> Bool {
    guard !session.isSimultaneous else { return false }
    return sessions.contains {
      $0 !== session && $0.hasWon && !$0.isOver && !$0.isSimultaneous && compete(session, $0)
    }
  }

  /// Whether a claim must wait for one that comes before it.
  private func isHeldUp(_ session: GestureSession) -> Bool {
    guard !session.isSimultaneous else { return false }
    for other in sessions where other !== session && !other.isSimultaneous && !other.isOver {
      guard other.rank < session.rank, other.isPossible, compete(session, other) else { continue }
      if other.isHigh || other.recognizer.isPartlyDone { return true }
      let rests = !session.context.fingers.contains { finger in
        (fingers[finger.id]?.distance ?? 0) >= TouchLimits.restingDistance
      }
      let isContinuous = session.recognizer.state == .active
      guard rests, !session.context.fingers.isEmpty, !session.recognizer.ignoresRestingRivals else { continue }
      if isContinuous || other.recognizer.holdsRestingFinger { return true }
    }
    return false
  }

  func notePan(of node: Node) { panned.insert(ObjectIdentifier(node)) }

  // MARK: Time and change

  func timeHasCome() {
    dispatch(.time) { _ in true }
  }

  func gestureChanged(of node: GestureNode) {
    for session in sessions where session.node === node {
      session.replace { node.makeRecognizer(reusing: $0) }
      if !node.isListening { session.cancel() }
    }
  }

  func nodeEnded(_ node: Node) {
    guard !sessions.isEmpty else { return }
    for session in sessions where session.node === node { session.cancel() }
    sessions.removeAll { $0.isOver }
  }

  /// Takes all fingers away, as the system does.
  func cancelTouches() {
    for (id, finger) in fingers.sorted(by: { $0.key < $1.key }) {
      touch(TouchEvent(.cancelled, at: finger.start, finger: id))
    }
  }
}
