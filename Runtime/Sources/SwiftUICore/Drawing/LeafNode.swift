import CoreGraphics
import Drawing

/// What a leaf of the tree draws in its frame: a colour, a gradient, a shape.
protocol LeafContent {
  @MainActor func size(for proposal: ProposedViewSize) -> CGSize

  /// Appends what is drawn in a frame of a size; what is read of the environment is noted.
  @MainActor func record(in size: CGSize, environment: EnvironmentValues, into items: inout [DisplayItem])

  /// Whether a finger at a point of the frame is on what is drawn.
  @MainActor func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool

  @MainActor var name: String { get }
  @MainActor var detail: String { get }
}

extension LeafContent {
  func size(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  var detail: String { "" }
}

/// The node of a leaf whose size does not depend on the environment and whose picture may.
final class LeafNode: ReadingNode {
  let environment: EnvironmentScope
  private var content: any LeafContent
  /// The data of the content's shape, once it has been on its way.
  private var flight: AnimatableFlight?

  private init(_ content: any LeafContent, _ context: _ViewContext) {
    self.content = content
    environment = context.environment
    super.init(context)
  }

  static func update<Content: LeafContent>(_ content: Content, _ old: Node?, _ context: _ViewContext) -> Node {
    guard let old else { return LeafNode(content, context) }
    let node = unsafeDowncast(old, to: LeafNode.self)
    if let stored = node.content as? Content, isSame(stored, content) { return node }
    node.take(content)
    // Either may have changed; equal sizes stop the climb.
    node.setNeedsLayout()
    return node
  }

  /// Takes over a content; a shape with animatable data is drawn on its way to it.
  private func take<Content: LeafContent>(_ new: Content) {
    func open<A: Animatable>(_ value: A) {
      guard let shown = (content as? any AnimatableHolder)?.animatableValue as? A else {
        flight = nil
        content = new
        return
      }
      let flight = self.flight ?? AnimatableFlight()
      self.flight = flight
      flight.go(to: value, from: shown, on: self) { [unowned self] value in
        guard var holder = new as? any AnimatableHolder else { return }
        holder.animatableValue = value
        if let shown = holder as? any LeafContent { content = shown }
        setNeedsRecording()
      }
    }
    guard let holder = new as? any AnimatableHolder, AnimatableFlight.isAnimatable(type(of: holder.animatableValue))
    else {
      content = new
      return
    }
    open(holder.animatableValue)
  }

  override var drawsFiguresInFlight: Bool { flight?.isRunning ?? false }

  private static func isSame<Content>(_ a: Content, _ b: Content) -> Bool {
    let description = TypeDescription.of(Content.self)
    return withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in description.areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func record(into items: inout [DisplayItem]) {
    guard frame.width > 0 || frame.height > 0 else { return }
    tracking { content.record(in: frame.size, environment: EnvironmentValues(scope: environment), into: &items) }
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    setNeedsRecording()
  }

  override func takesFinger(at point: CGPoint) -> Bool {
    content.contains(point, in: frame.size, environment: EnvironmentValues(scope: environment))
  }

  override var environmentScope: EnvironmentScope? { environment }
  override var name: String { content.name }
  override var detail: String { content.detail }
}
