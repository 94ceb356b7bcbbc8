import CoreGraphics
import Drawing

/// How a view comes and goes, said to the place of the structure where it does.
enum TransitionTrait: TraitKey { typealias Value = AnyTransition }

/// One layout child in a phase of its transition: the body of the transition, in which the child stands.
final class TransitionNode: ContainerNode {
  private(set) var target: Node
  @NodeReference private var presence: PresenceNode?
  private var transitionType: ObjectIdentifier?
  /// The places of the transition's body where the child stands; as a rule one.
  fileprivate var places: [HeldNode] = []

  init(_ target: Node, of presence: PresenceNode) {
    self.target = target
    super.init(_ViewContext(environment: presence.environment, parent: presence, graph: presence.graph))
    self.presence = presence
    show(presence.phase)
  }

  // MARK: Phases

  /// The child's own transition, or a fade; a fade, too, in place of what moves for those who want less
  /// motion.
  var transition: any Transition {
    let own = target.trait(TransitionTrait.self)?.transition ?? OpacityTransition()
    let isReduced = EnvironmentValues(scope: environment).accessibilityReduceMotion
    return isReduced ? own.withoutMotion : own
  }

  func show(_ phase: TransitionPhase) {
    @MainActor func open<T: Transition>(_ transition: T) {
      if transitionType != ObjectIdentifier(T.self) {
        content?.teardown()
        content = nil
        transitionType = ObjectIdentifier(T.self)
        structureChanged()
      }
      let view = transition.apply(content: HeldView(stage: self), phase: phase)
      ReadingNode.untracked {
        updateContent(view, _ViewContext(environment: environment, parent: self, graph: graph))
      }
    }
    open(transition)
  }

  /// A child that was shown by a transition of its own has come: it is shown by itself now.
  func followTarget() {
    guard let inner = target as? TransitionNode, inner.flags.contains(.isDead) else { return }
    target = inner.target
    if flags.contains(.isLeaving) { target.flags.insert(.isLeaving) }
    target.flags.formUnion([.needsPlacement, .needsRecording])
    targetNeedsLayout()
    followTarget()
  }

  // MARK: Place

  func setLeaving(_ isLeaving: Bool) {
    for node in [self, target] as [Node] {
      if isLeaving { node.flags.insert(.isLeaving) } else { node.flags.remove(.isLeaving) }
    }
  }

  /// Lies where the child lay by itself, on its way if it was on its way.
  func takePlaceOfTarget() {
    setLeaving(true)
    guard !flags.contains(.wasPlaced) else { return }
    takePlace(of: target)
  }

  func handPlaceToTarget() {
    setLeaving(false)
    guard flags.contains(.wasPlaced) else { return }
    target.takePlace(of: self)
  }

  func targetNeedsLayout() {
    guard target.flags.contains(.needsPlacement) else { return }
    for place in places {
      guard place.flags.contains(.needsPlacement) else {
        place.invalidateSizes()
        continue
      }
      // On its way up already: only what was measured since is out of date.
      var node: Node? = place
      while let current = node, current !== presence {
        current.dropLayoutCaches()
        node = current.parent
      }
    }
  }

  func targetNeedsRecording() {
    for place in places
    where target.flags.contains(.needsRecording) && !place.flags.contains(.needsRecording) {
      place.setNeedsRecording()
    }
  }

  func targetNeedsAccessibility() {
    for place in places {
      var node: Node? = place
      while let current = node, current !== presence {
        current.accessibility?.fragment = nil
        node = current.parent
      }
    }
  }

  // MARK: As the child

  /// A view that comes is there for those who do not see it, however faint it is still.
  override func makeAccessibility() -> AccessibilityFragment { passedAccessibility([target]) }

  override var presentedNode: Node { target.presentedNode }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if children.count == 1 { return children[0].size(for: proposal) }
    return DepthArrangement(children, alignment: .center, proposal: proposal).size
  }

  override func placeChildren() {
    if children.count == 1 { return place(children[0], at: .zero, proposal: placedProposal) }
    let arrangement = DepthArrangement(children, alignment: .center, proposal: placedProposal)
    for (index, child) in children.enumerated() {
      place(child, at: arrangement.origins[index], proposal: placedProposal, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    children.count == 1 ? children[0].dimensions(for: dimensions.proposal).explicitValue(of: key) : nil
  }

  override var spacing: ViewSpacing { target.spacing }
  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { target.trait(key) }

  override var name: String { "transition" }
  override var detail: String { target.trait(TransitionTrait.self)?.text ?? "opacity" }

  override func teardown() {
    super.teardown()
    places = []
  }
}

/// In the round of a change of phase, what animates below is what the transition waits for.
extension TransitionNode: TransactionScope {
  func adjust(_ transaction: inout Transaction) {
    guard let presence, presence.phaseRound == graph.round, let group = presence.group else { return }
    transaction.groups.append(group)
  }
}

/// Stands in a transition's body for the layout child.
private struct HeldView: View {
  typealias Body = Never

  let stage: TransitionNode

  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    old ?? HeldNode(view.stage, context)
  }
}

/// A place of a transition's body where the layout child stands.
final class HeldNode: Node {
  private(set) weak var stage: TransitionNode?
  private var target: Node? { stage?.target }

  init(_ stage: TransitionNode, _ context: _ViewContext) {
    self.stage = stage
    super.init(context)
    stage.places.append(self)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { target?.size(for: proposal) ?? .zero }

  override func placeChildren() {
    guard let target else { return }
    // The child's place is now counted from here, which is no movement.
    if target.layoutParent !== self { target.forgetPlace() }
    place(target, at: .zero, proposal: placedProposal)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    target?.dimensions(for: dimensions.proposal).explicitValue(of: key)
  }

  override var spacing: ViewSpacing { target?.spacing ?? .zero }
  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { target?.trait(key) }
  override func record(into items: inout [DisplayItem]) { if let target { record(child: target, into: &items) } }
  override var name: String { "Content" }
  override var describedChildren: [Node] { target.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    stage?.places.removeAll { $0 === self }
  }
}
