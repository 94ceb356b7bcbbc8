import CoreGraphics
import Foundation
import UIKit

/// The keyboard at the bottom of a screen: it comes when something that is written into gets the focus, takes its
/// room from the content, and goes with the focus.
@MainActor
package final class ScreenKeyboard {
  unowned let graph: ViewGraph
  /// What draws it.
  package var content: (@MainActor (KeyboardModel) -> AnyView)?
  package enum Kind: Hashable, Sendable {
    /// A view that is no screen has none.
    case none
    /// Keys that stand on a table: only bars above the keyboard show.
    case hardware
    case screen
  }
  package var kind = Kind.none {
    didSet { if kind != oldValue { setNeedsUpdate() } }
  }
  /// Whether the device is an iPad.
  package var isPad = false {
    didSet { if isPad != oldValue { graph.root.setNeedsLayout() } }
  }
  package private(set) var model: KeyboardModel?
  /// The node of the keys, while they are on the screen.
  private(set) var panel: Node?
  /// Whether it is up; it is still drawn on its way down.
  package private(set) var isUp = false
  /// Points by which a finger holds it below its place.
  package private(set) var pull: CGFloat = 0
  private var isFollowingFinger = false
  private var lastFinger: CGFloat = 0
  private var isUpdateQueued = false
  private var announced: CGRect?
  /// Views that stand above the keys, innermost first.
  private(set) var bars: [KeyboardBarNode] = []
  var allBars: [KeyboardBarNode] = []

  // What keys remember.
  var lastShift = -Double.infinity
  /// Whether the user has chosen between capitals and small letters for the next letter.
  var isShiftChosen = false
  var repeating: Int?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// A quarter of a second, fast at first, as UIKit's curve for keyboards is observed.
  static let motion = Animation.timingCurve(0.38, 0.7, 0.125, 1, duration: duration)
  static let duration = 0.25

  private var animation: Animation? {
    graph.environment.accessibilityReduceMotion ? nil : Self.motion
  }

  // MARK: Room

  /// The lengths for the screen as it is held now.
  func metrics(for request: KeyboardRequest) -> KeyboardMetrics {
    KeyboardMetrics(
      screen: graph.size, insets: graph.safeAreaInsets, isPad: isPad, hasSuggestions: request.hasSuggestions)
  }

  /// Of the keys, in points.
  var panelHeight: CGFloat { panel == nil ? 0 : model?.metrics.height ?? 0 }

  /// Of the bars above the keys; they stand at the bottom where there are none.
  private(set) var barHeight: CGFloat = 0

  /// Points from the bottom of the screen that the keyboard takes.
  var coveredHeight: CGFloat {
    guard isUp else { return 0 }
    if panel == nil { return barHeight > 0 ? barHeight + graph.safeAreaInsets.bottom : 0 }
    return panelHeight + barHeight
  }

  /// Where the keyboard is, in the screen's coordinates; nil when it is away.
  package var frame: CGRect? {
    guard coveredHeight > 0 else { return nil }
    return CGRect(
      x: 0, y: graph.size.height - coveredHeight, width: graph.size.width, height: coveredHeight)
  }

  // MARK: Coming and going

  /// The focus has moved, or what it asks for is another.
  func setNeedsUpdate() {
    guard !isUpdateQueued else { return }
    isUpdateQueued = true
    // What code changes with the focus is laid out first; then the keyboard moves.
    graph.afterLayout { [weak self] in
      self?.isUpdateQueued = false
      self?.update()
    }
  }

  private func update() {
    let request = graph.focus.wantsKeyboard
    stopRepeating()
    isFollowingFinger = false
    takeBars(around: request == nil ? nil : graph.focus.current)
    guard let request, kind != .none, kind == .screen || !bars.isEmpty else { return lower() }
    if kind == .screen, let content { show(request, content) } else { removePanel() }
    contextChanged()
    if isUp { return changed() }
    // It is placed below the screen first, and comes up from there.
    graph.root.setNeedsLayout()
    graph.afterLayout { [weak self] in self?.raise() }
  }

  private func show(_ request: KeyboardRequest, _ content: (KeyboardModel) -> AnyView) {
    let metrics = metrics(for: request)
    isShiftChosen = false
    if let model {
      if model.shift == .locked { model.shift = .off }
      if model.request != request {
        model.request = request
        model.plane = request.firstPlane
      }
      if model.metrics != metrics { model.metrics = metrics }
    } else {
      let new = KeyboardModel(request, metrics)
      new.keyboard = self
      model = new
    }
    let separator = graph.environment.locale.decimalSeparator ?? "."
    if model?.decimalSeparator != separator { model?.decimalSeparator = separator }
    guard panel == nil, let model else { return }
    panel = AnyView._update(content(model), nil, graph.rootContext)
  }

  private func raise() {
    guard graph.focus.wantsKeyboard != nil, panel != nil || !bars.isEmpty else { return removePanel() }
    isUp = true
    pull = 0
    changed()
  }

  private func lower() {
    guard isUp else { return }
    isUp = false
    changed()
    graph.at(graph.time + (animation == nil ? 0 : Self.duration), name: "the keyboard goes") { [weak self] in
      guard let self, !isUp else { return }
      removePanel()
      pull = 0
      for bar in bars { bar.hide() }
      bars = []
      barHeight = 0
      graph.root.setNeedsLayout()
    }
  }

  private func removePanel() {
    panel?.teardown()
    panel = nil
    model = nil
    graph.root.setNeedsAccessibility()
  }

  /// The room that is left is another: the content moves in step.
  private func changed() {
    announce()
    graph.geometryTransaction = Transaction(animation: animation)
    relayout()
    graph.afterLayout { [weak self] in self?.revealFocus() }
  }

  private func relayout() {
    graph.root.setNeedsLayout()
    graph.root.invalidateSafeAreaBelow()
  }

  /// The device was turned or is another one.
  func screenChanged() {
    guard isUp, let request = graph.focus.wantsKeyboard else { return }
    let metrics = metrics(for: request)
    if let model, model.metrics != metrics { model.metrics = metrics }
    graph.afterLayout { [weak self] in
      self?.announce()
      self?.graph.root.invalidateSafeAreaBelow()
      self?.revealFocus(animated: false)
    }
  }

  // MARK: Bars above the keys

  private func takeBars(around target: (any FocusTarget)?) {
    // While the keyboard goes, the bar goes with it.
    guard let target else { return }
    let wanted = allBars.filter { $0.hasContent && $0.isOnScreen(of: target) }.sorted { $0.depth > $1.depth }
    for bar in bars where !wanted.contains(where: { $0 === bar }) { bar.hide() }
    bars = wanted
    for bar in bars { bar.show() }
    barHeight = bars.isEmpty ? 0 : KeyboardBarNode.height
  }

  /// A bar came, went or has other content.
  func barsChanged() {
    if isUp || graph.focus.wantsKeyboard != nil { setNeedsUpdate() }
  }

  func remove(_ bar: KeyboardBarNode) {
    allBars.removeAll { $0 === bar }
    if bars.contains(where: { $0 === bar }) {
      bars.removeAll { $0 === bar }
      barsChanged()
    }
  }

  // MARK: A finger that takes it along

  /// A scroll view is moved by a finger that may take the keyboard down.
  func followFinger() { if panel != nil, isUp { isFollowingFinger = true } }

  func fingerMoved(_ event: TouchEvent) {
    guard isFollowingFinger else { return }
    let top = graph.size.height - coveredHeight
    let isDown = event.location.y >= lastFinger
    lastFinger = event.location.y
    switch event.phase {
    case .began: break
    case .moved:
      let new = min(max(0, event.location.y - top), coveredHeight)
      guard new != pull else { return }
      pull = new
      graph.root.setNeedsLayout()
    case .ended, .cancelled:
      isFollowingFinger = false
      guard pull > 0 else { return }
      if isDown, event.phase == .ended { return graph.focus.resign() }
      pull = 0
      graph.geometryTransaction = Transaction(animation: animation)
      graph.root.setNeedsLayout()
    }
  }

  /// The tree ends.
  func end() {
    removePanel()
    isUp = false
    bars = []
    allBars = []
  }

  // MARK: What others hear

  /// Tells code that listens for UIKit's notifications.
  private func announce() {
    let new = frame
    guard new != announced else { return }
    let hidden = CGRect(x: 0, y: graph.size.height, width: graph.size.width, height: announced?.height ?? 0)
    KeyboardNotice.post(
      from: announced ?? CGRect(x: 0, y: graph.size.height, width: graph.size.width, height: new?.height ?? 0),
      to: new ?? hidden, isShown: new != nil, wasShown: announced != nil,
      duration: animation == nil ? 0 : Self.duration)
    announced = new
    graph.at(graph.time + (animation == nil ? 0 : Self.duration), name: "the keyboard has moved") { [weak self] in
      guard let self, frame == new else { return }
      KeyboardNotice.postDid(frame: new ?? hidden, isShown: new != nil)
    }
  }
}
