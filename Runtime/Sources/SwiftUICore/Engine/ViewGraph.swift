import CoreGraphics
import Drawing

/// The tree of one stage with the passes that bring it up to date. See `Passes` for their order.
@MainActor
package final class ViewGraph {
  /// How much each pass did; tests read it.
  package struct Counters: Equatable, Sendable {
    package var nodes = 0
    package var bodies = 0
    package var comparisons = 0
    package var measurements = 0
    package var placements = 0
    package var recordings = 0
    package init() {}
  }

  package var counters = Counters()
  /// Called when something needs a frame; set by the stage.
  package var onFrameRequest: (() -> Void)?
  package private(set) var size: CGSize = .zero

  private(set) var root: RootNode!
  var updateQueue: [Node] = []
  var layoutQueue: [Node] = []
  private var isFrameRequested = false
  private var rootBody: AnyView?
  private let rootScope: EnvironmentScope

  /// A frame that keeps making itself dirty is stopped after so many rounds.
  private static let roundLimit = 64

  /// What nodes draw with: fonts and symbols.
  package let resources: GraphResources

  package init(environment: EnvironmentValues, resources: GraphResources) {
    self.resources = resources
    rootScope = EnvironmentScope(root: environment)
    root = RootNode(root: self)
  }

  private var lastNodeID = 0

  func makeNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  package func setRoot(_ view: AnyView) {
    let context = _ViewContext(environment: rootScope, parent: root, graph: self)
    root.content = AnyView._update(view, root.content, context)
    root.setNeedsLayout()
  }

  package func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    onFrameRequest?()
  }

  func enqueueUpdate(_ node: Node) {
    guard !node.flags.contains(.needsUpdate), !node.flags.contains(.isDead) else { return }
    node.flags.insert(.needsUpdate)
    updateQueue.append(node)
    requestFrame()
  }

  /// Runs update and layout until nothing is dirty.
  /// - Throws: `ViewGraphError.unsettled` when the frame keeps making itself dirty.
  package func runFrame(size newSize: CGSize) throws {
    isFrameRequested = false
    if newSize != size {
      size = newSize
      root.setNeedsLayout()
    }
    for _ in 0..<Self.roundLimit {
      runUpdates()
      runPreferenceObservers()
      runLayout()
      runDeferredActions()
      if isSettled { return }
    }
    let culprit = (updateQueue.first ?? layoutQueue.first)?.name ?? "a deferred action"
    throw ViewGraphError.unsettled(view: culprit, rounds: Self.roundLimit)
  }

  /// Update: bodies run for exactly the nodes whose inputs or read state changed, parents first.
  private func runUpdates() {
    while !updateQueue.isEmpty {
      let batch = updateQueue.count == 1 ? updateQueue : updateQueue.sorted { $0.depth < $1.depth }
      updateQueue.removeAll(keepingCapacity: true)
      for node in batch where node.flags.contains(.needsUpdate) && !node.flags.contains(.isDead) {
        (node as? any UpdatingNode)?.runUpdate()
      }
    }
  }

  private var isSettled: Bool {
    updateQueue.isEmpty && layoutQueue.isEmpty && preferenceQueue.isEmpty && deferredActions.isEmpty
  }

  // MARK: Preferences

  private var preferenceQueue: [any PreferenceObserver] = []

  func enqueue(_ observer: any PreferenceObserver) {
    guard !preferenceQueue.contains(where: { $0 === observer }) else { return }
    preferenceQueue.append(observer)
    requestFrame()
  }

  /// Observers read the preferences below them, the innermost first.
  private func runPreferenceObservers() {
    let observers = preferenceQueue.sorted { $0.depth > $1.depth }
    preferenceQueue.removeAll()
    for observer in observers where !observer.flags.contains(.isDead) { observer.readPreferences() }
  }

  /// Layout: sizes climb from what changed, then frames come down from the root.
  private func runLayout() {
    guard !layoutQueue.isEmpty || root.flags.contains(.needsPlacement) else { return }
    let batch = layoutQueue.sorted { $0.depth > $1.depth }
    layoutQueue.removeAll(keepingCapacity: true)
    for node in batch {
      node.flags.remove(.isQueuedForLayout)
      if !node.flags.contains(.isDead) { node.invalidateSizes() }
    }
    root.placeAsRoot(proposal: ProposedViewSize(size))
    for observer in positionObservers { observer.layoutDidEnd() }
  }

  /// Nodes whose content depends on where they lie; told after each layout.
  private var positionObservers: [any PositionObserver] = []

  func add(_ observer: any PositionObserver) { positionObservers.append(observer) }

  func remove(_ observer: any PositionObserver) { positionObservers.removeAll { $0 === observer } }

  // MARK: Actions after layout

  /// What appears, changes or is measured acts after the layout that found it, in order.
  private var deferredActions: [() -> Void] = []

  package func afterLayout(_ action: @escaping () -> Void) {
    deferredActions.append(action)
    requestFrame()
  }

  private func runDeferredActions() {
    let actions = deferredActions
    deferredActions.removeAll()
    for action in actions { action() }
  }

  // MARK: Results

  package var displayList: DisplayList { root.displayList }

  /// The combined value of a preference over the whole tree; nil when nobody writes it.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    var value: Key.Value?
    root.collectPreference(key, into: &value)
    return value
  }

  /// What lies between the stage's edges and where content may lie, in points.
  package var safeAreaInsets: EdgeInsets {
    get { root.insets }
    set {
      guard newValue != root.insets else { return }
      root.insets = newValue
      root.setNeedsLayout()
    }
  }

  /// The size that the root view takes for a proposal; the frame must have run.
  package func idealSize(for proposal: ProposedViewSize) -> CGSize { root.contentSize(for: proposal) }
}

/// A node that takes part in the update pass.
@MainActor
protocol UpdatingNode: Node {
  func runUpdate()
}

/// What can go wrong in a frame.
package enum ViewGraphError: Error, CustomStringConvertible {
  case unsettled(view: String, rounds: Int)

  package var description: String {
    switch self {
    case .unsettled(let view, let rounds):
      "\(view) still changes itself after \(rounds) rounds of one frame. Look for state that its own body or layout sets."
    }
  }
}

/// The top of the tree: proposes the stage's size to its content and centres it.
final class RootNode: Node, SafeAreaProvider {
  var content: Node?
  var insets = EdgeInsets()

  var safeFrame: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }

  private var children: [Node] { content?.layoutChildren ?? [] }

  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    children.reduce(CGSize.zero) { most, child in
      let size = child.size(for: proposal)
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let safe = safeFrame
    for child in children {
      let proposal = ProposedViewSize(safe.size)
      let size = child.size(for: proposal)
      place(
        child, at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2),
        proposal: proposal)
    }
  }

  override func record(into items: inout [DisplayItem]) {
    for child in children { record(child: child, into: &items) }
  }

  override func structureChanged() { setNeedsLayout() }
  override var name: String { "Root" }
  override var describedChildren: [Node] { children }
  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
  }
}
