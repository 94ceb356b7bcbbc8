import CoreGraphics
import Drawing

/// A modifier that a still picture cannot show: gestures, focus, haptics, animations, sheets. It
/// stands in the tree with its values and its interactive region.
struct RecordModifier: PrimitiveModifier {
  enum Kind {
    /// Where a finger is listened to; `label` names the action for reports.
    case region(kind: String, label: String)
    case record(kind: String, detail: String)
  }

  let kind: Kind
  /// What the live engine calls; kept as it is.
  var payload: Any?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { RecordNode(self, context) }
}

final class RecordNode: ModifierNode {
  private(set) var modifier: RecordModifier
  /// The last round in which the value of an animation or transaction modifier changed.
  fileprivate var firedRound = -1
  private var isApplied = false
  /// Who waits for the animations of a round, as the closure of a transaction modifier says.
  private var waiting: (round: Int, group: AnimationGroup)?

  init(_ modifier: RecordModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    RecordNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is RecordModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? RecordModifier else { return }
    noteScope(new.payload)
    modifier = new
    forEachPart { ($0 as? RecordNode)?.modifier = new }
  }

  /// What a modifier of transactions says holds for the round in which its value changes, or always.
  private func noteScope(_ payload: Any?) {
    defer { isApplied = true }
    switch payload {
    case let new as AnimationRecord:
      guard let value = new.value else {
        graph.hasStandingScopes = true
        return
      }
      graph.hasValueScopes = true
      let old = (modifier.payload as? AnimationRecord)?.value
      if isApplied, let old, !isSameValue(old, value) { fire() }
    case let new as TransactionRecord:
      graph.hasValueScopes = true
      let old = (modifier.payload as? TransactionRecord)?.value
      if isApplied, let old, !isSameValue(old, new.value) { fire() }
    case is TransactionTransform: graph.hasStandingScopes = true
    case let new as AnyTransition where new.transition.isAnimatedItself: graph.hasAnimatedTransitions = true
    default: break
    }
  }

  private func fire() {
    firedRound = graph.round
    graph.scopeRound = graph.round
  }

  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    if key == TransitionTrait.self, let transition = modifier.payload as? AnyTransition {
      return transition as? Key.Value
    }
    return super.trait(key)
  }

  override var name: String {
    switch modifier.kind {
    case .region(let kind, _), .record(let kind, _): kind
    }
  }

  override var detail: String {
    switch modifier.kind {
    case .region(_, let label): label
    case .record(_, let detail): detail
    }
  }

  override var facts: NodeFacts? {
    let values = EnvironmentValues(scope: environment)
    return switch modifier.kind {
    case .region(let kind, let label):
      .region(
        kind: kind, label: label.isEmpty ? single.map { SpokenText(of: $0).string } ?? "" : label,
        frame: contentShapeBelow ?? CGRect(origin: .zero, size: frame.size),
        isEnabled: values.isEnabled && values.allowsHitTesting)
    case .record(let kind, let detail):
      .record(kind: kind, detail: detail)
    }
  }
}

extension ModifierNode {
  /// The region that a `contentShape` below sets, in this node's coordinates.
  final var contentShapeBelow: CGRect? {
    var node: Node? = single
    var origin = CGPoint.zero
    while let current = node {
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      if let shape = current as? any ContentShapeProvider, let rect = shape.contentShapeFrame {
        return rect.offsetBy(dx: origin.x, dy: origin.y)
      }
      node = current.describedChildren.count == 1 ? current.describedChildren.first : nil
    }
    return nil
  }
}

/// A node that sets the region of the gestures around it.
@MainActor
protocol ContentShapeProvider {
  /// In the node's own coordinates.
  var contentShapeFrame: CGRect? { get }
}

extension RecordNode: TransactionScope {
  func adjust(_ transaction: inout Transaction) {
    switch modifier.payload {
    case let record as AnimationRecord where record.value == nil || firedRound == graph.round:
      if !transaction.disablesAnimations { transaction.animation = record.animation }
    case let record as TransactionRecord where firedRound == graph.round:
      apply(record.transform, to: &transaction)
    case let record as TransactionTransform: apply(record.transform, to: &transaction)
    default: break
    }
  }

  /// Whoever the closure lets wait is told once for the round, however many nodes ask.
  private func apply(_ transform: (inout Transaction) -> Void, to transaction: inout Transaction) {
    transform(&transaction)
    guard !transaction.completions.isEmpty else { return }
    if let waiting, waiting.round == graph.round {
      transaction.join(waiting.group)
    } else if let group = transaction.takeCompletions() {
      CurrentTransaction.groups.append(group)
      waiting = (graph.round, group)
    }
  }

  var isForBody: Bool {
    (modifier.payload as? AnimationRecord)?.isForBody ?? (modifier.payload as? TransactionTransform)?.isForBody
      ?? false
  }

  var isBoundary: Bool { modifier.payload is TransactionBoundary }
}
