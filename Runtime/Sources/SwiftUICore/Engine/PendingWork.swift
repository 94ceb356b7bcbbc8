// What a stage waits for: work of the graph that ends by itself, and what never does.

extension ViewGraph {
  /// Whether something changes with each frame.
  package var isMoving: Bool { !activeAnimations.isEmpty }

  /// Whether something moves that will come to an end by itself.
  package var isMovingToAnEnd: Bool { activeAnimations.contains { $0.state == .running } }

  /// Whether something has begun to move whose end is not known yet.
  package var hasNewAnimations: Bool { activeAnimations.contains(where: \.isNew) }

  /// Samples what has begun to move at the present time.
  package func sampleNewAnimations() {
    for animation in activeAnimations where animation.isNew { animation.advance(to: time) }
    activeAnimations.removeAll { $0.state == .ended }
    requestFrame()
  }

  /// What will end by itself, as reports name it.
  package var pendingNames: [String] {
    activeAnimations.filter { $0.state == .running }.map { "an animation of \(place(of: $0.node))" }
      + deadlines.names(endless: false)
  }

  /// What goes on for ever, as reports name it.
  package var endlessNames: [String] {
    activeAnimations.filter { $0.state == .endless }.map { "an animation of \(place(of: $0.node))" }
      + deadlines.names(endless: true) + waitingTasks.values.sorted().map { "a task of \($0) that waits for an event" }
  }

  /// A node as its author knows it: the view in whose body it stands.
  func place(of node: Node) -> String {
    var current: Node? = node
    while let candidate = current {
      if candidate is BodyNode { return candidate.name }
      current = candidate.parent
    }
    return node.name
  }
}
