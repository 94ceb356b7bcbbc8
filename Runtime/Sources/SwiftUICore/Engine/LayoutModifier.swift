import CoreGraphics
import Drawing

/// A modifier that sizes and places one child.
protocol LayoutModifier: PrimitiveModifier, Equatable {
  /// The box for a proposal.
  @MainActor func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize

  /// The child's origin from the leading top corner, and what it is offered.
  @MainActor func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize)

  /// What the modifier leaves of the child's preferred distances.
  @MainActor func spacing(of child: Node) -> ViewSpacing

  /// A guide that the modifier itself sets.
  @MainActor func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?

  /// The numbers say where the child is drawn, and nothing of sizes and guides.
  @MainActor var movesOnly: Bool { get }

  /// `explicitAlignment` calls a closure of the source, which may read states.
  @MainActor var readsInLayout: Bool { get }

  /// A trait that the modifier itself sets.
  @MainActor func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value?

  /// Whether `placement` counts from the left edge in either direction.
  @MainActor var ignoresLayoutDirection: Bool { get }

  /// The axes on which the box has a length of its own, which content may exceed.
  @MainActor var fixedAxes: Axis.Set { get }

  @MainActor var name: String { get }
  @MainActor var detail: String { get }
}

/// What a layout modifier may know of its place.
@MainActor
struct LayoutModifierContext {
  let environment: EnvironmentValues
}

extension LayoutModifier {
  @MainActor func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    child.size(for: proposal)
  }

  @MainActor func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  @MainActor func spacing(of child: Node) -> ViewSpacing { child.spacing }
  @MainActor func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }
  @MainActor var movesOnly: Bool { false }
  @MainActor var readsInLayout: Bool { false }
  @MainActor func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }
  @MainActor var ignoresLayoutDirection: Bool { false }
  @MainActor var fixedAxes: Axis.Set { [] }
  @MainActor var name: String { String(describing: Self.self) }
  @MainActor var detail: String { "" }

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { LayoutModifierNode(self, context) }
}

/// The node of every layout modifier.
final class LayoutModifierNode: ModifierNode {
  /// What is shown: while numbers are in flight, the modifier with those of the moment.
  private var modifier: any LayoutModifier
  private let flight: ModifierFlight<any LayoutModifier>
  private let context: _ViewContext

  init(_ modifier: any LayoutModifier, _ context: _ViewContext) {
    self.modifier = modifier
    flight = ModifierFlight(modifier)
    self.context = context
    super.init(context)
  }

  override func makePart() -> ModifierNode { LayoutModifierNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { type(of: other) == type(of: modifier) }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? any LayoutModifier else { return }
    flight.go(to: new, from: modifier, on: self) { [unowned self] in show($0) }
  }

  private var modifierContext: LayoutModifierContext {
    LayoutModifierContext(environment: EnvironmentValues(scope: environment))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let single else { return .zero }
    return modifier.size(of: single, for: proposal, in: modifierContext)
  }

  override func placeChildren() {
    guard let single else { return }
    let (origin, proposal) = modifier.placement(
      of: single, in: frame.size, proposal: placedProposal, context: modifierContext)
    place(
      single, at: origin, proposal: proposal, mirrored: isMirrored && !modifier.ignoresLayoutDirection)
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard let single else { return nil }
    if modifier.movesOnly { return super.explicitAlignment(key, dimensions) }
    let (origin, proposal) = modifier.placement(
      of: single, in: dimensions.size, proposal: dimensions.proposal, context: modifierContext)
    let child = single.dimensions(for: proposal)
    if let own = ownAlignment(key, child) { return own }
    guard let value = single.explicitAlignment(key, child) else { return nil }
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }

  /// What a closure reads here, whoever wrote it depends on: its body makes a new closure when that changes.
  private func ownAlignment(_ key: AlignmentKey, _ child: ViewDimensions) -> CGFloat? {
    guard modifier.readsInLayout, let author = author else { return modifier.explicitAlignment(key, child) }
    return author.trackingMore { modifier.explicitAlignment(key, child) }
  }

  private var author: ReadingNode? {
    var node = parent
    while let current = node {
      if let reading = current as? ReadingNode { return reading }
      node = current.parent
    }
    return nil
  }

  override var spacing: ViewSpacing { single.map(modifier.spacing) ?? .zero }

  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    modifier.trait(key) ?? single?.trait(key)
  }

  private func show(_ new: any LayoutModifier) {
    modifier = new
    forEachPart { ($0 as? LayoutModifierNode)?.modifier = new }
    if !movesInFlight() { setNeedsLayout() }
  }

  /// Where numbers in flight only move the one child, it is moved: nothing around it is laid out for that.
  /// - Returns: false where layout is needed.
  private func movesInFlight() -> Bool {
    guard graph.isSampling, modifier.movesOnly, let single, single.layoutParent === self, graph.matches.isEmpty,
      flags.isDisjoint(with: [.needsPlacement, .hasLeaving]), !single.flags.contains(.needsPlacement)
    else { return false }
    placeChildren()
    setNeedsRecording()
    graph.hasMoved = true
    return true
  }

  override var cutsContent: Axis.Set { modifier.fixedAxes }
  override var name: String { modifier.name }
  override var detail: String { modifier.detail }
}
