import Foundation

/// Something that reaches an app from outside of its screen.
package enum OutsideEvent {
  case url(URL)
  case activity(NSUserActivity)
}

/// Hears of what comes from outside.
struct OutsideEventModifier: PrimitiveModifier {
  let name: String
  let action: (OutsideEvent) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { OutsideEventNode(context) }
}

final class OutsideEventNode: TransparentModifierNode {
  private(set) var modifier: OutsideEventModifier?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is OutsideEventModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    modifier = other as? OutsideEventModifier
  }

  override var name: String { modifier?.name ?? "outsideEvent" }
}

/// Says what the user does, to other devices and to searches.
struct UserActivityModifier: PrimitiveModifier {
  let type: String
  let isActive: Bool
  let update: (NSUserActivity) -> Void

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { UserActivityNode(context) }
}

final class UserActivityNode: TransparentModifierNode {
  private(set) var activity: NSUserActivity?

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is UserActivityModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? UserActivityModifier else { return }
    guard new.isActive else { return end() }
    if activity?.activityType != new.type { end() }
    let activity = activity ?? NSUserActivity(activityType: new.type)
    let isNew = self.activity == nil
    self.activity = activity
    graph.afterLayout { [weak self] in
      guard let self, self.activity === activity else { return }
      new.update(activity)
      if isNew { activity.becomeCurrent() }
    }
  }

  private func end() {
    activity?.resignCurrent()
    activity = nil
  }

  override func teardown() {
    super.teardown()
    end()
  }

  override var name: String { "userActivity" }
}

extension ViewGraph {
  /// Tells every view that listens, the outermost first.
  package func send(outside event: OutsideEvent) {
    let actions = everyNode.compactMap { ($0 as? OutsideEventNode)?.modifier?.action }
    for action in actions { action(event) }
    requestFrame()
  }

  /// What the views say that the user does, the outermost first.
  package var userActivities: [NSUserActivity] { everyNode.compactMap { ($0 as? UserActivityNode)?.activity } }

  private var everyNode: [Node] {
    var result: [Node] = []
    func visit(_ node: Node) {
      result.append(node)
      for child in node.structure { visit(child) }
      if let portal = (node as? PortalNode)?.portal { visit(portal) }
    }
    visit(root)
    return result
  }
}

extension View {
  nonisolated package func onOutsideEvent(_ name: String, perform action: @escaping (OutsideEvent) -> Void) -> some View
  {
    primitive(OutsideEventModifier(name: name, action: action))
  }

  nonisolated package func saysActivity(
    _ type: String, isActive: Bool, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    primitive(UserActivityModifier(type: type, isActive: isActive, update: update))
  }
}
