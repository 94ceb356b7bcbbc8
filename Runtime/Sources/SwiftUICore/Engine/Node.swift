import CoreGraphics
import Drawing

typealias Node = _ViewNode

/// A place in the view tree that lasts from frame to frame: it owns the identity of a view, its
/// cached sizes, its frame and the display list that it last recorded.
///
/// The tree of nodes follows the structure of the source. Layout sees another tree: a container's
/// layout children are what `appendLayoutChildren` flattens out of its structural content.
@MainActor
open class _ViewNode {
  struct Flags: OptionSet {
    let rawValue: UInt16
    /// A body must run, or a drawn view must read its environment again.
    static let needsUpdate = Flags(rawValue: 1)
    static let isDead = Flags(rawValue: 2)
    /// The node's layout children must be placed again.
    static let needsPlacement = Flags(rawValue: 4)
    /// The recorded display list is out of date.
    static let needsRecording = Flags(rawValue: 8)
    static let isQueuedForLayout = Flags(rawValue: 16)
    /// A preference is written at or below this node.
    static let hasPreferences = Flags(rawValue: 32)
    /// The node has been placed once: a later place is a change.
    static let wasPlaced = Flags(rawValue: 64)
    /// The node's place or picture is in flight: see `ViewGraph.flights`.
    static let isInFlight = Flags(rawValue: 128)
    /// The node draws others that it placed and that are going: see `ViewGraph.leaving`.
    static let hasLeaving = Flags(rawValue: 1 << 13)
    /// The view is going: it is drawn until its transition has ended.
    static let isLeaving = Flags(rawValue: 1 << 14)
    /// The sizes were dropped before the climb that the change needs: those that were taken since are no
    /// measure of what changed.
    static let hasLostSizes = Flags(rawValue: 256)
    /// What modifiers say about the layout child is not what it was when a list made a row of it last.
    static let hasNewTraits = Flags(rawValue: 512)
  }

  unowned(unsafe) let graph: ViewGraph
  /// Tells the node from every other of its graph, in marks and reports.
  let id: Int
  final private(set) unowned(unsafe) var parent: Node?
  final private(set) var depth: Int32 = 0
  final var flags: Flags = [.needsPlacement, .needsRecording]

  /// Relative to the layout parent; set by `place`.
  final var frame: CGRect = .zero
  /// Who placed the node last; its frame is relative to it.
  /// Weak, because a node that is not laid out now may outlive who placed it.
  final private(set) weak var layoutParent: Node?
  final private(set) var placedProposal = ProposedViewSize.unspecified
  final private var sizes = SizeCache()
  final private var recorded = DisplayList.empty
  /// What the accessibility pass keeps; nil until somebody asks for its tree.
  final var accessibility: AccessibilityRecord?

  init(_ context: _ViewContext) {
    graph = context.graph
    parent = context.parent
    depth = context.parent.depth + 1
    graph.counters.nodes += 1
    id = graph.makeNodeID()
    LiveNodes.add(1)
  }

  /// The root, which has no parent.
  init(root graph: ViewGraph) {
    self.graph = graph
    id = 0
    LiveNodes.add(1)
  }

  deinit { LiveNodes.add(-1) }

  /// Moves the node under another parent of the same graph (a `ForEach` that is rebuilt).
  final func adopt(by newParent: Node) {
    parent = newParent
    depth = newParent.depth + 1
  }

  // MARK: Layout

  /// Places a node that has no layout parent: the root.
  final func placeAsRoot(proposal: ProposedViewSize) { place(at: .zero, proposal: proposal) }

  /// The size for a proposal, from the cache where it is there.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    if let known = sizes[proposal] { return known }
    graph.counters.measurements += 1
    var size = measure(proposal)
    // Modifiers take any number; one that is none would spread through the whole layout.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    sizes.insert(size, for: proposal)
    return size
  }

  /// The size that the node takes for a proposal. Reads children's sizes, places nothing.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Puts the node at a point of its layout parent and lays out what is below it.
  final func place(_ child: Node, at origin: CGPoint, proposal: ProposedViewSize) {
    child.layoutParent = self
    child.place(at: origin, proposal: proposal)
  }

  final fileprivate func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    let target = CGRect(
      x: placeable(origin.x), y: placeable(origin.y), width: placeable(size.width), height: placeable(size.height))
    let sameSize = target.size == frame.size && proposal == placedProposal
    if sameSize && !flags.contains(.needsPlacement) {
      willMove(to: target.origin)
      frame = target
      return
    }
    graph.counters.placements += 1
    accessibility?.fragment = nil
    willMove(to: target.origin)
    frame = target
    placedProposal = proposal
    flags.remove(.needsPlacement)
    placeChildren()
    if flags.contains(.hasLeaving) { placeLeaving() }
    flags.insert(.needsRecording)
  }

  /// Lies from now on where another node lay.
  final func takePlace(of other: Node) {
    frame = other.frame
    layoutParent = other.layoutParent
    placedProposal = other.placedProposal
    flags.formUnion([.needsPlacement, .needsRecording])
    if other.flags.contains(.wasPlaced) { flags.insert(.wasPlaced) }
    takeMovement(of: other)
  }

  /// Lies at the same point as before, counted from where an ancestor in layout lies.
  final func movePlace(outOf ancestor: Node) {
    while let parent = layoutParent {
      frame.origin.x += parent.frame.minX
      frame.origin.y += parent.frame.minY
      layoutParent = parent.layoutParent
      if parent === ancestor { break }
    }
    endMovement()
  }

  /// The next place is no movement from the one before.
  final func forgetPlace() {
    flags.remove(.wasPlaced)
    endMovement()
  }

  /// The node whose identity counts, where this one only shows another.
  var presentedNode: Node { self }

  /// Who is drawn though it is going has changed.
  func leavingChanged() {}

  /// The node puts what is going into its own order of drawing; others draw it behind the rest.
  var ordersLeaving: Bool { false }

  /// A frame lies somewhere: what is no number is 0, and nothing is beyond all measure.
  private func placeable(_ length: CGFloat) -> CGFloat {
    if abs(length) < 1e9 { return length }
    return length.isNaN ? 0 : length < 0 ? -1e9 : 1e9
  }

  /// Places the layout children within `frame.size`.
  func placeChildren() {}

  /// Places a layout child at a point counted from the leading edge, and mirrors it where the
  /// environment reads from right to left.
  final func place(_ child: Node, at origin: CGPoint, proposal: ProposedViewSize, mirrored: Bool) {
    guard mirrored else { return place(child, at: origin, proposal: proposal) }
    let width = child.size(for: proposal).width
    place(child, at: CGPoint(x: frame.width - origin.x - width, y: origin.y), proposal: proposal)
  }

  /// The value of an alignment guide that the node sets itself, from its leading or top edge; nil
  /// where the guide's default applies.
  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

  final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(for: proposal))
  }

  /// The distances that the node prefers to its neighbours.
  var spacing: ViewSpacing { ViewSpacing() }

  /// Flattens the structure: layout nodes append themselves, structural ones their content.
  func appendLayoutChildren(to list: inout [Node]) { list.append(self) }

  final var layoutChildren: [Node] {
    var list: [Node] = []
    appendLayoutChildren(to: &list)
    return list
  }

  /// Whether layout sees the nodes below in the structure in place of this one.
  var passesStructure: Bool { false }

  /// Flattens the structure for a lazy container, which leaves out what is not built yet.
  func appendLazyItems(to list: inout LazyItemList) {
    if passesStructure {
      for child in structure { child.appendLazyItems(to: &list) }
    } else {
      for child in layoutChildren { list.append(child) }
    }
  }

  /// What modifiers said about this layout child to its container (`tag`, `layoutPriority`, …).
  func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { nil }

  /// The environment that the node's own dynamic properties read.
  var environmentScope: EnvironmentScope? { nil }

  // MARK: Change

  /// What the node says to its container changed: the container may arrange, sort or draw by it.
  final func traitsChanged() {
    var node: Node? = self
    while let current = node, !(current is ContainerNode) {
      current.flags.insert(.hasNewTraits)
      (current as? ModifierNode)?.forEachPart { $0.flags.insert(.hasNewTraits) }
      node = current.parent
    }
    parent?.structureChanged()
  }

  /// The number or the order of layout children changed somewhere below.
  func structureChanged() { parent?.structureChanged() }

  /// The node's own size may have changed.
  final func setNeedsLayout() {
    flags.insert(.needsPlacement)
    guard !flags.contains(.isQueuedForLayout) else { return }
    flags.insert(.isQueuedForLayout)
    graph.layoutQueue.append(self)
    graph.requestFrame()
  }

  /// Climbs from a node whose size may have changed: sizes that come out the same stop the loss of
  /// caches, while the flag for placement goes on to the root.
  final func invalidateSizes() {
    var node: Node? = self
    var sizesMayChange = true
    while let current = node {
      if current !== self, current.flags.contains(.isQueuedForLayout) {
        // Its own climb comes later in the same pass, and goes on from here: a deep tree is climbed once.
        if sizesMayChange { current.dropLayoutCaches() }
        current.flags.formUnion([.needsPlacement, .needsRecording])
        current.didInvalidateBelow(sizesMayChange: sizesMayChange)
        return
      }
      if sizesMayChange {
        let old = current.sizes
        current.dropLayoutCaches()
        let isLost = current.flags.contains(.hasLostSizes)
        current.flags.remove(.hasLostSizes)
        sizesMayChange =
          isLost || old.entries.isEmpty || old.entries.contains { current.size(for: $0.0) != $0.1 }
      }
      current.flags.formUnion([.needsPlacement, .needsRecording])
      current.didInvalidateBelow(sizesMayChange: sizesMayChange)
      node = current.parent
    }
  }

  /// Nodes that keep more than sizes (arrangements, parts) drop it here, too.
  func dropLayoutCaches() { sizes.removeAll() }

  func didInvalidateBelow(sizesMayChange: Bool) {}

  /// Whether a size that is kept here is no longer that of another node.
  final func keepsOtherSizes(than other: Node) -> Bool {
    sizes.entries.contains { other.size(for: $0.0) != $0.1 }
  }

  /// The picture changed, the size did not.
  final func setNeedsRecording() {
    var node: Node? = self
    while let current = node {
      current.flags.insert(.needsRecording)
      current.didInvalidateRecordingBelow()
      node = current.parent
    }
    setNeedsAccessibility()
    graph.requestFrame()
  }

  func didInvalidateRecordingBelow() {}

  // MARK: Accessibility

  /// What the node and everything below it say to assistive technology, in the node's own coordinates.
  func makeAccessibility() -> AccessibilityFragment { passedAccessibility() }

  func didInvalidateAccessibilityBelow() {}

  // MARK: Drawing

  /// What the node and everything below it draws, recorded again only where something changed.
  final var displayList: DisplayList {
    if flags.contains(.needsRecording) {
      flags.remove(.needsRecording)
      graph.counters.recordings += 1
      var items: [DisplayItem] = []
      if flags.contains(.hasLeaving), !ordersLeaving { record(leaving: leavingNodes, into: &items) }
      record(into: &items)
      if flags.contains(.isInFlight) || graph.mayAnimate {
        items = presented(items, before: recorded.items)
      }
      recorded = items.isEmpty ? .empty : DisplayList(items, node: id)
    }
    return recorded
  }

  /// How another picture takes the place of the one that is seen, in a change that is animated; nil at once.
  var contentChange: ContentChange? { nil }

  /// The figures that the node draws are on their way by data of their own: they are not interpolated.
  var drawsFiguresInFlight: Bool { false }

  /// Appends the node's own items and its children's lists, in its own coordinates.
  func record(into items: inout [DisplayItem]) {}

  /// Nothing below is drawn (`hidden`, an opacity of 0): trees and reports leave it out.
  var hidesContent: Bool { false }

  /// Where the node draws its content's points, if elsewhere than layout put them (`rotationEffect`).
  var contentTransform: CGAffineTransform? { nil }

  final func record(child: Node, into items: inout [DisplayItem]) {
    let list = child.displayList
    if !list.isEmpty { items.append(.list(list, at: child.presentedOrigin)) }
  }

  // MARK: Input

  /// Looks for what takes a finger at a point, the front first, and leaves the way to it in the path.
  ///
  /// What draws takes fingers where it draws; containers do so by what they hold.
  /// - Parameter point: in the node's own coordinates.
  /// - Returns: whether the node or something below takes the finger.
  func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard !hidesContent, contentOpacity > 0 else { return false }
    return hitTestChildren(childrenFrontToBack, at: point, into: &path) || takesFinger(at: point)
  }

  /// Whether the node itself, rather than what is below, takes a finger at a point.
  func takesFinger(at point: CGPoint) -> Bool { false }

  var childrenFrontToBack: [Node] { describedChildren.reversed() }

  // MARK: Preferences

  /// The nodes directly below in the structure of the source; walked for preferences only.
  var structure: [Node] { [] }

  /// Combines the values of a preference that are written below, in order.
  func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    guard flags.contains(.hasPreferences) else { return }
    if !graph.preferencePath.isEmpty, let child = graph.preferencePath[ObjectIdentifier(self)] {
      return child.collectPreference(key, into: &value)
    }
    for child in structure { child.collectPreference(key, into: &value) }
  }

  /// Marks the way up from a node that writes preferences, and tells the observers on it.
  final func preferencesChanged() {
    var node: Node? = self
    while let current = node {
      current.flags.insert(.hasPreferences)
      if let observer = current as? any PreferenceObserver { graph.enqueue(observer) }
      current.preferencesChangedBelow()
      node = current.parent
    }
  }

  func preferencesChangedBelow() {}

  // MARK: Description

  /// The name of the view or modifier in trees and reports.
  var name: String { String(describing: type(of: self)) }
  var detail: String { "" }
  /// The nodes below it in the layout tree, for trees and searches.
  var describedChildren: [Node] { [] }
  /// What a tree, a check or a report needs to know of this node beyond its frame.
  var facts: NodeFacts? { nil }
  /// Whether what is below may be cut at the frame's edges: by a clip, or by a length that the source
  /// fixes; by axis.
  var cutsContent: Axis.Set { [] }
  /// 0…1: the alpha that what is below is drawn with.
  var contentOpacity: Double { 1 }

  // MARK: End

  /// Whether the node holds something that a new one in its place would not have, beside the state of
  /// views: lazy containers keep it while it is out of sight.
  var isIrreplaceable: Bool { false }

  /// The identity ends: state goes, subscriptions end.
  func teardown() {
    flags.insert(.isDead)
    accessibility?.teardown()
    if flags.contains(.hasLeaving) { graph.leaving[ObjectIdentifier(self)] = nil }
    endFlight()
  }
}

/// Up to four sizes by proposal: stacks ask a child for its least, its most and its share.
struct SizeCache {
  private(set) var entries: [(ProposedViewSize, CGSize)] = []
  private var next = 0

  subscript(proposal: ProposedViewSize) -> CGSize? {
    for entry in entries where entry.0 == proposal { return entry.1 }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count < 4 {
      entries.append((proposal, size))
    } else {
      entries[next] = (proposal, size)
      next = (next + 1) & 3
    }
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
