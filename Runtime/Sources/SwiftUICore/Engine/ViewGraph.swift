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
    /// Values in flight that were sampled.
    package var samples = 0
    /// Nodes whose part of the accessibility tree was made.
    package var accessibilityNodes = 0
    package init() {}
  }

  package var counters = Counters()
  /// Called when something needs a frame; set by the stage.
  package var onFrameRequest: (() -> Void)?
  package internal(set) var size: CGSize = .zero

  private(set) var root: RootNode!
  /// What shows above the rest, the last in front.
  var portals: [PortalNode] = []
  /// Whether something is presented.
  package var isPresenting: Bool { !portals.isEmpty }
  /// Whether there is a screen for sheets and dialogs to lie on; a component by itself has none.
  package var showsPortals = true
  var updateQueue: [Node] = []
  var layoutQueue: [Node] = []
  package internal(set) var isFrameRequested = false

  /// Seconds on the stage's clock.
  package internal(set) var time: Double = 0
  /// The date at which the stage's clock started. Code under the stage asks the process for the date: a stage
  /// whose process has another clock says here what that shows.
  package lazy var startDate = Date().addingTimeInterval(-time)
  /// The date on the stage's clock.
  package var date: Date { startDate.addingTimeInterval(time) }
  /// The tasks of views that have not ended, by node: the views' names.
  var waitingTasks: [ObjectIdentifier: String] = [:]
  package var activeAnimations: [ActiveAnimation] = []
  /// Fingers, the pointer, and the gestures that they may become.
  private(set) lazy var input = InputState(self)
  /// What waits for a time of the stage's clock.
  package var deadlines = Deadlines()
  /// What takes keys and text.
  package private(set) lazy var focus = FocusManager(self)
  /// What is drawn at the bottom of the screen to write with.
  package private(set) lazy var keyboard = ScreenKeyboard(self)
  /// While preferences of one of several screens are collected: which child leads to it, by the node above.
  var preferencePath: [ObjectIdentifier: Node] = [:]
  /// Places and pictures in flight, by node.
  package var flights: [ObjectIdentifier: Flight] = [:]
  /// Nodes that are going, by who draws them.
  package var leaving: [ObjectIdentifier: [LeavingNode]] = [:]
  /// A transition of the tree has an animation of its own; without one nobody looks for them.
  var hasAnimatedTransitions = false
  /// The animations that views which come and go wait for.
  package var presenceGroups: [AnimationGroup] = []
  /// Views that are matched, by namespace and id.
  var matches: [MatchKey: MatchGroup] = [:]
  /// What belongs to the writes of the round that runs.
  var roundTransaction = Transaction()
  /// A modifier of the tree changes every transaction; without one nobody looks for them.
  var hasStandingScopes = false
  /// A modifier of the tree animates when a value changes; without one nobody looks for them.
  var hasValueScopes = false
  /// The last round in which the value of an `animation(_:value:)` changed.
  var scopeRound = -1
  /// The animations of writes that wait for the next update, by node.
  var isTimeNew = false
  /// Counts the rounds of all frames.
  var round = 0
  /// The first round of this frame.
  var firstRound = 0
  /// The transaction by which places change in the layout of this round.
  var geometryTransaction = Transaction()
  var pendingTransactions: [ObjectIdentifier: Transaction] = [:]
  /// Whether somebody has asked for the accessibility tree, so that changes are noted.
  var keepsAccessibility = false
  /// The tree as it was last asked for.
  var accessibilityRoot: AccessibilityElement?
  /// The haptics that were played, in order.
  package internal(set) var hapticLog: [HapticEntry] = []
  /// Texts that code had spoken.
  package internal(set) var announcements: [AnnouncementEntry] = []
  /// Names what a user has reached, so that its actions run.
  var actingSource: (() -> HapticEntry.Source)?
  private let rootScope: EnvironmentScope
  /// What holds at the root.
  package private(set) var environment: EnvironmentValues

  /// What nodes draw with: fonts and symbols.
  package let resources: GraphResources

  package init(environment: EnvironmentValues, resources: GraphResources) {
    self.resources = resources
    let environment = Self.complete(environment)
    self.environment = environment
    rootScope = EnvironmentScope(root: environment)
    root = RootNode(root: self)
  }

  private(set) var lastNodeID = 0

  func makeNodeID() -> Int {
    lastNodeID += 1
    return lastNodeID
  }

  /// What holds at the root from now on; views that read what has changed are brought up to date.
  package func setEnvironment(_ values: EnvironmentValues) {
    environment = Self.complete(values)
    _ = rootScope.update(environment.written)
  }

  /// What can change later must stand in the scope.
  private static func complete(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values.colorScheme = values.colorScheme
    values.accessibilitySettings = values.accessibilitySettings
    values._colorSchemeContrast = values.colorSchemeContrast
    values.legibilityWeight = values.legibilityWeight
    return values
  }

  /// The context of what the root itself shows.
  var rootContext: _ViewContext { _ViewContext(environment: rootScope, parent: root, graph: self) }

  package func setRoot(_ view: AnyView) {
    root.content = AnyView._update(view, root.content, rootContext)
    root.setNeedsLayout()
  }

  /// What `SceneStorage` keeps.
  let sceneValues = NamedValues()
  private let volatileAppValues = NamedValues()
  private var appValuesByStore: [ObjectIdentifier: (store: UserDefaults, values: NamedValues)] = [:]

  /// What `AppStorage` keeps in a store; without one, for the life of the tree.
  func appValues(in store: UserDefaults?) -> NamedValues {
    guard let store else { return volatileAppValues }
    if let known = appValuesByStore[ObjectIdentifier(store)] { return known.values }
    let values = NamedValues(store)
    appValuesByStore[ObjectIdentifier(store)] = (store, values)
    return values
  }

  private var lastNamespace = 0

  /// A number that no namespace of the graph has had.
  func nextNamespace() -> Int {
    lastNamespace += 1
    return lastNamespace
  }

  package func requestFrame() {
    guard !isFrameRequested else { return }
    isFrameRequested = true
    onFrameRequest?()
  }

  func enqueueUpdate(_ node: Node) {
    guard !node.flags.contains(.isDead) else { return }
    let transaction = CurrentTransaction.value
    if !transaction.isPlain { pendingTransactions[ObjectIdentifier(node)] = transaction }
    guard !node.flags.contains(.needsUpdate) else { return }
    node.flags.insert(.needsUpdate)
    updateQueue.append(node)
    requestFrame()
  }

  /// What the views that are being made take their state from: they were there before.
  var revivedState: KeptState?

  // MARK: Preferences

  var preferenceQueue: [any PreferenceObserver] = []

  func enqueue(_ observer: any PreferenceObserver) {
    guard !preferenceQueue.contains(where: { $0 === observer }) else { return }
    preferenceQueue.append(observer)
    requestFrame()
  }

  /// Nodes whose content depends on where they lie; told after each layout.
  var positionObservers: [any PositionObserver] = []

  func add(_ observer: any PositionObserver) { positionObservers.append(observer) }

  func remove(_ observer: any PositionObserver) { positionObservers.removeAll { $0 === observer } }

  /// Scroll views whose content has moved since the last layout.
  var scrolled: [ScrollNode] = []

  /// A scroll view shows another part of its content: those that watch their places in it are told by
  /// the next layout pass.
  func didScroll(_ node: ScrollNode) {
    if !scrolled.contains(where: { $0 === node }) { scrolled.append(node) }
    requestFrame()
  }

  // MARK: Actions after layout

  /// What appears, changes or is measured acts after the layout that found it, in order.
  var deferredActions: [() -> Void] = []

  package func afterLayout(_ action: @escaping () -> Void) {
    deferredActions.append(action)
    requestFrame()
  }

  // MARK: Results

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
      keyboard.screenChanged()
    }
  }

  /// The size that the root view takes for a proposal; the frame must have run.
  package func idealSize(for proposal: ProposedViewSize) -> CGSize { root.contentSize(for: proposal) }
}
