import CoreGraphics
import Drawing

/// A view that is coming or going: stands between its place in the structure and the view's own node for
/// as long as a transition runs.
///
/// Each layout child of the view is shown by a `TransitionNode`. While the view goes, the children lie
/// where they lay, drawn by the nodes that placed them, and take no part in anybody's layout.
final class PresenceNode: Node, UpdatingNode {
  private(set) var root: Node
  let environment: EnvironmentScope
  /// In the order of the view's layout children.
  private(set) var stages: [TransitionNode] = []
  private(set) var phase: TransitionPhase
  /// Who waits for the transition's animations in the round of the last change of phase.
  private(set) var group: AnimationGroup?
  /// The round of the last change of phase.
  private(set) var phaseRound = -1
  /// Told once a change of phase has been shown to its end.
  private weak var owner: (any PresenceOwner)?
  /// The nodes that are drawn by others while the view goes.
  private var leaving: [LeavingNode] = []

  init(_ root: Node, phase: TransitionPhase, _ owner: any PresenceOwner, _ context: _ViewContext) {
    self.root = root
    self.phase = phase
    self.owner = owner
    environment = context.environment
    super.init(context)
    root.adopt(by: self)
    makeStages()
  }

  /// Brings the view up to date.
  func update(_ make: (Node, _ViewContext) -> Node) {
    root = make(root, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  // MARK: Stages

  private func makeStages() {
    let old = stages
    stages = root.presentableChildren.map { child in
      old.first { $0.target === child } ?? TransitionNode(child, of: self)
    }
    for stage in old where !stages.contains(where: { $0 === stage }) { stage.teardown() }
  }

  override func structureChanged() {
    for stage in stages { stage.followTarget() }
    if leaving.isEmpty { makeStages() }
    super.structureChanged()
  }

  override func appendLayoutChildren(to list: inout [Node]) { list.append(contentsOf: stages) }

  override func appendLazyItems(to list: inout LazyItemList) {
    for stage in stages { list.append(stage) }
  }

  override var structure: [Node] { [root] }
  override var passesStructure: Bool { true }

  // Stages stand beside the view's own way up, so that what climbs from the view is handed to them.

  override func didInvalidateBelow(sizesMayChange: Bool) {
    for stage in stages { stage.targetNeedsLayout() }
  }

  override func didInvalidateRecordingBelow() {
    for stage in stages { stage.targetNeedsRecording() }
  }

  override func didInvalidateAccessibilityBelow() {
    for stage in stages { stage.targetNeedsAccessibility() }
  }

  // MARK: Phases

  /// Whether the view shows a change to a phase over time.
  func isAnimated(to phase: TransitionPhase, by transaction: Transaction) -> Bool {
    guard !transaction.disablesAnimations else { return false }
    return stages.contains { stage in
      let transition = stage.transition
      guard !(transition is IdentityTransition) else { return false }
      return transaction.animation != nil || transition.hasAnimation(in: phase)
    }
  }

  /// Shows the view as it is now and goes to another phase in the next round, so that the animations
  /// start from what was seen.
  func go(to phase: TransitionPhase, by transaction: Transaction) {
    self.phase = phase
    // Who waited for the phase before waits no longer.
    phaseRound = -1
    graph.afterLayout { [weak self] in
      guard let self, !flags.contains(.isDead), self.phase == phase else { return }
      graph.enqueue(self, in: transaction)
    }
  }

  func runUpdate() {
    flags.remove(.needsUpdate)
    phaseRound = graph.round
    graph.scopeRound = graph.round
    let round = phaseRound
    let ending = Transaction.Completion(criteria: .removed) { [weak self] in
      guard let self, phaseRound == round, !flags.contains(.isDead) else { return }
      self.group = nil
      owner?.presenceEnded(self)
    }
    let group = AnimationGroup([ending])
    self.group = group
    graph.presenceGroups.append(group)
    for stage in stages { stage.show(phase) }
  }

  // MARK: Going and coming back

  /// Leaves layout, and stays drawn where the view was seen.
  /// - Returns: false when nothing of the view was seen.
  func leave() -> Bool {
    for stage in stages {
      stage.takePlaceOfTarget()
      if let entry = LeavingNode(stage) { leaving.append(entry) }
    }
    for entry in leaving { graph.addLeaving(entry) }
    graph.focus.leave(self)
    return !leaving.isEmpty
  }

  /// Takes part in layout again, from where the view is seen.
  func comeBack() {
    endLeaving()
    for stage in stages { stage.setLeaving(false) }
  }

  private func endLeaving() {
    for entry in leaving { graph.removeLeaving(entry) }
    leaving = []
  }

  /// Hands the view back to its place in the structure.
  func release(to parent: Node) -> Node {
    for stage in stages {
      stage.handPlaceToTarget()
      stage.teardown()
    }
    stages = []
    root.adopt(by: parent)
    super.teardown()
    return root
  }

  override func teardown() {
    guard !flags.contains(.isDead) else { return }
    super.teardown()
    endLeaving()
    for stage in stages { stage.teardown() }
    stages = []
    root.teardown()
  }
}

extension Node {
  /// The layout children that can come and go by a transition of their own.
  fileprivate var presentableChildren: [Node] {
    guard isInLazyContainer else { return layoutChildren }
    var list = LazyItemList()
    appendLazyItems(to: &list)
    // What is not built yet is not seen.
    return list.items.compactMap(\.node)
  }

  private var isInLazyContainer: Bool { structuralContainer is any LazyContainer }

  /// The node that lays out what lies at this place of the structure.
  final var structuralContainer: Node? {
    var node = parent
    while let current = node, current.passesStructure || current is ModifierNode { node = current.parent }
    return node
  }

  /// Whether views at this place come by transitions: not where somebody else shows them.
  final var showsArrivals: Bool {
    guard let container = structuralContainer else { return false }
    if let lazy = container as? LazyNode { return lazy.dressing == nil }
    return !(container is any SubviewSource)
  }

  /// Whether views at this place go by transitions.
  final var showsDepartures: Bool {
    guard let container = structuralContainer else { return false }
    return container is LazyNode || !(container is any SubviewSource)
  }
}
