/// Where the focus of a tree is: at most one target takes keys and text.
@MainActor
package final class FocusManager {
  unowned let graph: ViewGraph
  /// Everything that may have the focus at some time, by node.
  private var targets: [ObjectIdentifier: any FocusTarget] = [:]
  /// The views that stand for values of states, by state.
  private var links: [ObjectIdentifier: [FocusLinkNode]] = [:]
  /// States that code has changed and that the focus does not follow yet, in order.
  private var requests: [any FocusStore] = []
  private(set) var current: (any FocusTarget)?
  /// What assistive technology is at.
  private(set) var accessibilityElement: Node?
  /// What views around the focus say of themselves.
  let values = FocusedValueStore()
  /// A caret that blinks is shown as it is when it is on, for still pictures.
  package private(set) var isCaretSteady = false

  /// Draws what has a caret with it.
  package func withSteadyCaret<Result>(_ draw: () throws -> Result) rethrows -> Result {
    guard let current, wantsKeyboard != nil else { return try draw() }
    isCaretSteady = true
    current.setNeedsRecording()
    defer {
      isCaretSteady = false
      current.setNeedsRecording()
    }
    return try draw()
  }

  init(_ graph: ViewGraph) { self.graph = graph }

  // MARK: What there is

  func add(_ target: any FocusTarget) { targets[ObjectIdentifier(target)] = target }

  /// The target is gone, and the focus with it.
  func remove(_ target: any FocusTarget) {
    targets[ObjectIdentifier(target)] = nil
    if current === target { move(to: nil) }
  }

  func add(_ link: FocusLinkNode) {
    guard let store = link.link?.store else { return }
    links[ObjectIdentifier(store), default: []].append(link)
  }

  func remove(_ link: FocusLinkNode) {
    guard let store = link.link?.store else { return }
    links[ObjectIdentifier(store)]?.removeAll { $0 === link }
    if links[ObjectIdentifier(store)]?.isEmpty == true { links[ObjectIdentifier(store)] = nil }
    if let element = accessibilityElement, element === link || element.isDescendant(of: link) {
      moveAccessibilityFocus(to: nil)
    }
  }

  package var hasFocus: Bool { current != nil }
  /// How many there are, for tests of what grows.
  package var targetCount: Int { targets.count }
  package var linkCount: Int { links.values.reduce(0) { $0 + $1.count } }

  // MARK: Moving

  /// Gives the focus to a target, or to nothing.
  /// - Returns: whether it is there now; a target that is disabled or hidden does not take it.
  @discardableResult
  func move(to target: (any FocusTarget)?) -> Bool {
    if let target {
      guard target.canTakeFocus else { return false }
      if target === current { return true }
    }
    guard let old = current ?? target else { return true }
    let left = current
    current = target
    follow(from: left.map { focusLinks(around: $0) } ?? [], to: target.map { focusLinks(around: $0) } ?? [])
    left?.focusChanged(to: false)
    // What heard of the loss may have moved the focus on.
    if let target, current === target { target.focusChanged(to: true) }
    values.focusChanged(to: current)
    graph.keyboard.setNeedsUpdate()
    old.graph.requestFrame()
    return true
  }

  /// Nothing has the focus any more; a keyboard goes away.
  package func resign() { move(to: nil) }

  /// The target may no longer have the focus: it was disabled.
  func targetChanged(_ target: any FocusTarget) {
    if current === target, !target.canTakeFocus { move(to: nil) }
  }

  /// Another screen covers the target.
  func targetWasCovered(_ target: any FocusTarget) {
    if current === target { move(to: nil) }
  }

  /// A view is on its way out: nothing in it has the focus any more.
  func leave(_ node: Node) {
    if let current, current.isDescendant(of: node) { move(to: nil) }
  }

  /// Forgets targets over children that are no longer there.
  func removeOrphans() {
    for case let target as FocusableNode in targets.values where target.isOrphan { remove(target) }
  }

  /// States hear of a move: those that stood for the old place and do not for the new one are reset.
  private func follow(from old: [FocusLink], to new: [FocusLink]) {
    for link in old where link.isActive() && !new.contains(where: { $0.store === link.store }) {
      link.store.reset()
    }
    var told: [ObjectIdentifier] = []
    for link in new where !told.contains(ObjectIdentifier(link.store)) {
      told.append(ObjectIdentifier(link.store))
      link.activate()
    }
    requests.removeAll { request in (old + new).contains { $0.store === request } }
  }

  /// The links around a node, the innermost first.
  private func focusLinks(around node: Node, kind: FocusKind = .keyboard) -> [FocusLink] {
    var result: [FocusLink] = []
    var next: Node? = node
    while let current = next {
      if let link = (current as? FocusLinkNode)?.link, link.store.kind == kind { result.append(link) }
      next = current.parent
    }
    return result
  }

  // MARK: Code that moves the focus

  /// Code has set a state; the focus follows when the views of the same change are laid out.
  func stateChanged(_ store: any FocusStore) {
    requests.removeAll { $0 === store }
    requests.append(store)
    graph.afterLayout { [weak self] in self?.followRequests() }
  }

  /// Whether code has asked for a move that has not been made.
  var hasRequests: Bool { !requests.isEmpty }

  private func followRequests() {
    while !requests.isEmpty {
      let store = requests.removeFirst()
      switch store.kind {
      case .keyboard: follow(store)
      case .accessibility: followAccessibility(store)
      }
    }
  }

  private func follow(_ store: any FocusStore) {
    let places = (links[ObjectIdentifier(store)] ?? []).filter { $0.link?.isActive() == true }
    if let current, places.contains(where: { current.isDescendant(of: $0) }) { return }
    if !places.isEmpty,
      let target = readingOrder.first(where: { target in places.contains { target.isDescendant(of: $0) } })
    {
      move(to: target)
      return
    }
    let holding = current.flatMap { focusLinks(around: $0).first { $0.store === store } }
    if store.isReset {
      if holding != nil { move(to: nil) }
    } else if let holding {
      // Nobody stands for the value: the focus stays, and the state says where it is.
      holding.activate()
    } else {
      store.reset()
    }
  }

  // MARK: Order

  /// The next target in reading order; after the last one the first.
  /// - Returns: whether there is one.
  @discardableResult
  package func moveToNext() -> Bool { step(1) }

  @discardableResult
  package func moveToPrevious() -> Bool { step(-1) }

  private func step(_ distance: Int) -> Bool {
    let order = readingOrder.filter(\.isReachable)
    guard !order.isEmpty else { return false }
    guard let current, let index = order.firstIndex(where: { $0 === current }) else {
      return move(to: distance > 0 ? order.first : order.last)
    }
    return move(to: order[(index + distance + order.count) % order.count])
  }

  /// What can have the focus now, as it is read: rows from the top, each from its leading side.
  var readingOrder: [any FocusTarget] {
    let found = targets.values.filter(\.canTakeFocus).map { (target: $0, frame: $0.position.global) }
    let isMirrored = graph.environment.layoutDirection == .rightToLeft
    var rows: [[(target: any FocusTarget, frame: CGRect)]] = []
    for entry in found.sorted(by: { ($0.frame.midY, $0.target.id) < ($1.frame.midY, $1.target.id) }) {
      // One row as long as each lies beside the first: its middle within the other's height.
      if let first = rows.last?.first, entry.frame.midY < first.frame.maxY, entry.frame.minY <= first.frame.midY {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.sorted { a, b in
        if a.frame.minX == b.frame.minX { return a.target.id < b.target.id }
        return isMirrored ? a.frame.maxX > b.frame.maxX : a.frame.minX < b.frame.minX
      }
    }.map(\.target)
  }

  // MARK: Assistive technology

  /// Tells which node assistive technology is at; states bound by `accessibilityFocused` follow.
  func moveAccessibilityFocus(to node: Node?) {
    guard node !== accessibilityElement else { return }
    let old = accessibilityElement.map { focusLinks(around: $0, kind: .accessibility) } ?? []
    accessibilityElement = node
    follow(from: old, to: node.map { focusLinks(around: $0, kind: .accessibility) } ?? [])
  }

  private func followAccessibility(_ store: any FocusStore) {
    if let place = links[ObjectIdentifier(store)]?.first(where: { $0.link?.isActive() == true }) {
      if accessibilityElement?.isDescendant(of: place) != true { moveAccessibilityFocus(to: place) }
      return
    }
    let around = accessibilityElement.map { focusLinks(around: $0, kind: .accessibility) } ?? []
    let holding = around.first { $0.store === store }
    if store.isReset {
      if holding != nil { moveAccessibilityFocus(to: nil) }
    } else if let holding {
      holding.activate()
    } else {
      store.reset()
    }
  }
}

extension Node {
  /// Whether the node stands below another in the structure, or is it.
  func isDescendant(of other: Node) -> Bool {
    var next: Node? = self
    while let current = next {
      if current === other { return true }
      next = current.parent
    }
    return false
  }

  /// Whether the node is not hidden. What is only transparent can have the focus by code: fields for codes that draw
  /// their digits themselves are made so.
  var mayHoldFocus: Bool {
    guard !flags.contains(.isDead) else { return false }
    var next: Node? = self
    while let current = next {
      if current.hidesContent, current.contentOpacity > 0 { return false }
      if (current as? PresenceNode)?.phase == .didDisappear { return false }
      next = current.parent
    }
    return true
  }

  /// Whether somebody who looks and taps could give the node the focus: it shows, and nothing covers it.
  fileprivate var isReachable: Bool {
    if let scope = environmentScope, !EnvironmentValues(scope: scope).allowsHitTesting { return false }
    var next: Node? = self
    while let current = next {
      if current.hidesContent || current.contentOpacity == 0 { return false }
      next = current.parent
    }
    return true
  }

  /// What the modifiers around the node say of one kind, the innermost first.
  func records<Payload>(_ type: Payload.Type) -> [Payload] {
    var result: [Payload] = []
    var next: Node? = self
    while let current = next {
      if let payload = (current as? RecordNode)?.modifier.payload as? Payload { result.append(payload) }
      next = current.parent
    }
    return result
  }
}
