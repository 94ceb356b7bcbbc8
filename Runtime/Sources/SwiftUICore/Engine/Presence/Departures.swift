/// A node of the structure whose views come and go.
@MainActor
protocol PresenceOwner: Node {
  /// A view has come, or has gone, to the end of its transition.
  func presenceEnded(_ presence: PresenceNode)
}

/// The views of one place in the structure that are on their way out, by identity: a view that comes
/// again before it has gone turns round.
@MainActor
struct Departures {
  private var leaving: [(identity: AnyHashable, presence: PresenceNode)] = []

  /// Ends a view, at once or by its transition in the transaction of this round.
  mutating func remove(_ old: Node, _ identity: AnyHashable, from owner: any PresenceOwner, _ context: _ViewContext) {
    if let presence = Self.departing(old, owner, context) {
      leaving.append((identity, presence))
    } else {
      old.teardown()
    }
  }

  /// The presence of a view that begins to go; nil when it goes at once.
  private static func departing(
    _ old: Node, _ owner: any PresenceOwner, _ context: _ViewContext
  ) -> PresenceNode? {
    guard owner.graph.mayShowTransitions, owner.showsDepartures else { return nil }
    let transaction = owner.graph.transaction(for: owner)
    let presence = old as? PresenceNode ?? PresenceNode(old, phase: .identity, owner, context)
    guard presence.isAnimated(to: .didDisappear, by: transaction), presence.leave() else {
      // The caller ends the view itself.
      if presence !== old { _ = presence.release(to: owner) }
      return nil
    }
    presence.go(to: .didDisappear, by: transaction)
    return presence
  }

  /// Takes back a view that was on its way out.
  mutating func takeBack(_ identity: AnyHashable, by owner: any PresenceOwner) -> PresenceNode? {
    guard !leaving.isEmpty, let index = leaving.firstIndex(where: { $0.identity == identity }) else { return nil }
    let presence = leaving.remove(at: index).presence
    presence.comeBack()
    presence.go(to: .identity, by: owner.graph.transaction(for: owner))
    return presence
  }

  /// Ends a view that has gone.
  /// - Returns: false for a view that has not gone.
  mutating func end(_ presence: PresenceNode) -> Bool {
    guard let index = leaving.firstIndex(where: { $0.presence === presence }) else { return false }
    leaving.remove(at: index)
    presence.teardown()
    return true
  }

  mutating func teardown() {
    for entry in leaving { entry.presence.teardown() }
    leaving = []
  }

  /// Brings a view up to date that may be on its way in.
  static func update(_ old: Node?, _ context: _ViewContext, _ make: (Node?, _ViewContext) -> Node) -> Node {
    guard let presence = old as? PresenceNode else { return make(old, context) }
    presence.update(make)
    return presence
  }

  /// Lets a new view come by its transition, where it has one in the transaction of this round.
  static func arrive(_ new: Node, in owner: any PresenceOwner, _ context: _ViewContext) -> Node {
    guard owner.graph.mayShowTransitions, owner.showsArrivals else { return new }
    let transaction = owner.graph.transaction(for: owner)
    let presence = PresenceNode(new, phase: .willAppear, owner, context)
    guard presence.isAnimated(to: .identity, by: transaction) else { return presence.release(to: owner) }
    presence.go(to: .identity, by: transaction)
    return presence
  }
}

extension ViewGraph {
  /// Whether a view can come or go over time in this round.
  var mayShowTransitions: Bool { mayAnimate || hasAnimatedTransitions }
}
