import CoreGraphics
import Drawing

/// A modifier that the engine applies by a node of its own.
protocol PrimitiveModifier {
  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode
}

/// The node of a modifier. Over structural content (`Group`, `ForEach`, `if`) the modifier reaches
/// each layout child: the node then keeps one part a child.
class ModifierNode: Node {
  final var content: Node?
  let environment: EnvironmentScope
  /// The one layout child, where there is just one.
  final private(set) var single: Node?
  final private var parts: [ModifierNode] = []
  /// Parts over children that are going.
  final private var leavingParts: [ModifierNode] = []
  private var isFlattened = false

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  /// Whether the node can take over a modifier of a later update.
  func accepts(_ modifier: any PrimitiveModifier) -> Bool { true }

  /// Takes over the modifier's values, marking what they change.
  func apply(_ modifier: any PrimitiveModifier, _ context: _ViewContext) {}

  /// The context of the modified content.
  func contentContext(_ context: _ViewContext) -> _ViewContext { context.under(self) }

  func contentUpdated() {}

  /// A node of the same modifier for one of several layout children.
  func makePart() -> ModifierNode {
    fatalError("\(Self.self) reaches each child itself or passes structure through.")
  }

  final override func structureChanged() {
    isFlattened = false
    super.structureChanged()
    setNeedsLayout()
  }

  override func appendLayoutChildren(to list: inout [Node]) {
    if !isFlattened { flatten() }
    if single != nil {
      list.append(self)
    } else {
      list.append(contentsOf: parts)
    }
  }

  private func flatten() {
    isFlattened = true
    let children = content?.layoutChildren ?? []
    var old: [ObjectIdentifier: ModifierNode] = [:]
    for part in parts {
      if let node = part.single?.presentedNode { old[ObjectIdentifier(node)] = part }
    }
    if children.count == 1 {
      // Around another view the modifier stands for another view: what takes a place has not moved there.
      if let single, single.presentedNode !== children[0].presentedNode { forgetPlace() }
      single = children[0]
      parts = []
    } else {
      single = nil
      parts = children.map { child in
        let part = old.removeValue(forKey: ObjectIdentifier(child.presentedNode)) ?? makePart(over: child)
        part.single = child
        part.flags.formUnion([.needsPlacement, .needsRecording])
        part.dropLayoutCaches()
        return part
      }
    }
    for part in old.values { part.teardown() }
  }

  // MARK: Children that are going

  /// A node of the modifier for a child that is going, in the place of this one.
  final func leavingPart(over node: Node) -> ModifierNode {
    if let owner = parent as? ModifierNode, let index = owner.parts.firstIndex(where: { $0 === self }) {
      owner.parts.remove(at: index)
      owner.leavingParts.append(self)
      single = node
      flags.formUnion([.needsPlacement, .needsRecording])
      return self
    }
    let part = makePart(over: node)
    part.takePlace(of: self)
    leavingParts.append(part)
    return part
  }

  final func endLeavingPart() {
    (parent as? ModifierNode)?.leavingParts.removeAll { $0 === self }
    teardown()
  }

  /// Over children of which some are not built yet the modifier keeps parts for those that are.
  override func appendLazyItems(to list: inout LazyItemList) {
    if passesStructure { return super.appendLazyItems(to: &list) }
    var inner = LazyItemList()
    inner.section = list.section
    inner.role = list.role
    content?.appendLazyItems(to: &inner)
    guard inner.hasDeferred else { return super.appendLazyItems(to: &list) }
    list.append(inner, below: self)
  }

  /// The part over one of several children, made now when it is not there.
  final func lazyPart(for child: Node) -> ModifierNode {
    if let known = parts.first(where: { $0.single === child }) { return known }
    parts.removeAll { $0.single?.flags.contains(.isDead) ?? true }
    let part = makePart(over: child)
    parts.append(part)
    return part
  }

  private func makePart(over child: Node) -> ModifierNode {
    let part = makePart()
    part.single = child
    part.isFlattened = true
    return part
  }

  /// Parts stand beside the structure, so that a change below them climbs past: they are told here.
  override func didInvalidateBelow(sizesMayChange: Bool) {
    for part in parts + leavingParts {
      part.dropLayoutCaches()
      part.flags.formUnion([.needsPlacement, .needsRecording])
    }
  }

  override func didInvalidateRecordingBelow() {
    for part in parts + leavingParts { part.flags.insert(.needsRecording) }
  }

  override func didInvalidateAccessibilityBelow() {
    for part in parts { part.accessibility?.fragment = nil }
  }

  /// The modifier's values changed: parts take them over.
  final func forEachPart(_ change: (ModifierNode) -> Void) {
    for part in parts + leavingParts { change(part) }
  }

  // MARK: As the layout child that it modifies

  final var isMirrored: Bool {
    EnvironmentValues(scope: environment).layoutDirection == .rightToLeft
  }

  override var environmentScope: EnvironmentScope? { environment }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { single?.size(for: proposal) ?? .zero }

  override func placeChildren() {
    if let single { place(single, at: .zero, proposal: placedProposal) }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    single.flatMap { $0.explicitAlignment(key, $0.dimensions(for: dimensions.proposal)) }
  }

  override var spacing: ViewSpacing { single?.spacing ?? .zero }

  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { single?.trait(key) }

  override func record(into items: inout [DisplayItem]) {
    if let single { record(child: single, into: &items) }
  }

  override var structure: [Node] { content.map { [$0] } ?? [] }
  override var describedChildren: [Node] { single.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
    single = nil
    for part in parts { part.teardown() }
    parts = []
    leavingParts = []
  }
}

/// A modifier without a box: structure passes through it.
class TransparentModifierNode: ModifierNode {
  override func appendLayoutChildren(to list: inout [Node]) { content?.appendLayoutChildren(to: &list) }
  override var passesStructure: Bool { true }
}
