import CoreGraphics

/// A gesture on a view: the region in which it listens, and what recognises it.
struct GestureModifier: PrimitiveModifier {
  enum Priority { case normal, high, simultaneous }

  /// What reports call the region: `tap`, `drag`, `button`, …
  let kind: String
  /// What reports call the action; empty takes what the view shows.
  var label = ""
  var priority = Priority.normal
  var mask = GestureMask.all
  /// Whether a row of a list around the view takes its fingers.
  var leavesFingersToRow = false
  /// Whether reports name the region.
  var isReported = true
  let source: any GestureSource

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { GestureNode(self, context) }
}

/// What a gesture of a view is recognised by.
protocol GestureSource {
  /// Makes the recogniser, or gives the gesture's values to the old one.
  @MainActor func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer

  /// Whether there is anything to do for a finger now.
  @MainActor func listens(on node: GestureNode) -> Bool

  /// Whether the gesture means something without a finger, too.
  @MainActor var hasActivation: Bool { get }

  /// Does without a finger what the gesture does.
  @MainActor func activate()
}

extension GestureSource {
  func listens(on node: GestureNode) -> Bool { true }
  var hasActivation: Bool { false }
  func activate() {}
}

/// A gesture in the words of the API.
struct GestureValueSource: GestureSource {
  let gesture: any Gesture
  /// What happens without a finger.
  var activation: (() -> Void)?

  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    func open<G: Gesture>(_ gesture: G) -> _AnyGestureRecognizer { gesture._recognizer(reusing: old) }
    return open(gesture)
  }

  var hasActivation: Bool { activation != nil }
  func activate() { activation?() }
}

/// The node of a gesture.
final class GestureNode: ModifierNode, Activatable {
  private(set) var modifier: GestureModifier

  init(_ modifier: GestureModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    GestureNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is GestureModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? GestureModifier else { return }
    replace(with: new)
    forEachPart { ($0 as? GestureNode)?.replace(with: new) }
  }

  /// A gesture that goes on does so with the new closures.
  private func replace(with new: GestureModifier) {
    modifier = new
    graph.input.gestureChanged(of: self)
  }

  /// Whether the gesture listens at all: nothing around it is disabled.
  var isListening: Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isEnabled && values.allowsHitTesting
  }

  /// Whether it takes the fingers of what is below that leaves them to a row.
  var isRow: Bool { modifier.source is RowBehavior && isListening }

  /// Taps on the node in quick succession.
  private(set) lazy var tapMemory = TapMemory()

  func makeRecognizer(reusing old: _AnyGestureRecognizer? = nil) -> _AnyGestureRecognizer {
    modifier.source.recognizer(for: self, reusing: old)
  }

  // MARK: Activation

  var canActivate: Bool { modifier.source.hasActivation && modifier.mask.contains(.gesture) && isListening }

  func activate() {
    if canActivate { modifier.source.activate() }
  }

  // MARK: Description

  override var name: String { modifier.kind }
  override var detail: String { modifier.label }

  override var facts: NodeFacts? {
    guard modifier.isReported else { return nil }
    return .region(
      kind: modifier.kind,
      label: modifier.label.isEmpty ? single.map { SpokenText(of: $0).string } ?? "" : modifier.label,
      frame: contentShapeBelow ?? bounds, isEnabled: isListening)
  }

  override func teardown() {
    super.teardown()
    graph.input.nodeEnded(self)
  }
}
