import CoreGraphics
import Drawing

/// A modifier that changes how its content is drawn, and nothing of its layout.
protocol DrawingModifier: PrimitiveModifier, Equatable {
  /// The content's list with the modifier's effect, in the content's coordinates.
  @MainActor func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem]

  /// Whether `items` reads the environment: the node then records again when what it read changes.
  @MainActor var readsEnvironment: Bool { get }

  /// Where the modifier draws its content's points, if elsewhere: coordinate spaces follow it.
  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform?

  /// Whether content is cut at the frame.
  @MainActor var clips: Bool { get }

  /// Whether content at a point of the frame is cut away, for fingers as for the eye.
  @MainActor func cuts(_ point: CGPoint, in size: CGSize, layoutDirection: LayoutDirection) -> Bool

  /// Whether nothing of the content is drawn.
  @MainActor var hidesContent: Bool { get }

  /// 0…1: the alpha that content is drawn with.
  @MainActor var contentOpacity: Double { get }

  @MainActor var name: String { get }
  @MainActor var detail: String { get }
}

extension DrawingModifier {
  @MainActor var readsEnvironment: Bool { false }
  @MainActor func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? { nil }
  @MainActor var clips: Bool { false }
  @MainActor func cuts(_ point: CGPoint, in size: CGSize, layoutDirection: LayoutDirection) -> Bool { false }
  @MainActor var hidesContent: Bool { false }
  @MainActor var contentOpacity: Double { 1 }
  @MainActor var name: String { String(describing: Self.self) }
  @MainActor var detail: String { "" }

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { DrawingModifierNode(self, context) }
}

/// The node of every drawing modifier. It records again when what it read of the environment changes.
final class DrawingModifierNode: ModifierNode {
  /// What is shown: while numbers are in flight, the modifier with those of the moment.
  private var modifier: any DrawingModifier
  private let flight: ModifierFlight<any DrawingModifier>
  private let context: _ViewContext
  private var reader: ScopeReader?

  init(_ modifier: any DrawingModifier, _ context: _ViewContext) {
    self.modifier = modifier
    flight = ModifierFlight(modifier)
    self.context = context
    super.init(context)
  }

  override func makePart() -> ModifierNode { DrawingModifierNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { type(of: other) == type(of: modifier) }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? any DrawingModifier else { return }
    flight.go(to: new, from: modifier, on: self) { [unowned self] in show($0) }
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    // The child's list stays a list of its own: what it has in flight is its own affair.
    let list = single.displayList
    let content = list.isEmpty ? list : DisplayList([.list(list, at: single.presentedOrigin)])
    let values = EnvironmentValues(scope: environment)
    guard modifier.readsEnvironment else {
      items += modifier.items(drawing: content, size: frame.size, environment: values)
      return
    }
    environmentReader.read {
      items += modifier.items(drawing: content, size: frame.size, environment: values)
    }
  }

  private var environmentReader: ScopeReader {
    if let reader { return reader }
    let new = ScopeReader(context.under(self))
    new.onChange = { [unowned self] in setNeedsRecording() }
    reader = new
    return new
  }

  override var contentTransform: CGAffineTransform? {
    modifier.transform(in: frame.size, isMirrored: isMirrored)
  }

  override func teardown() {
    super.teardown()
    reader?.teardown()
    reader = nil
  }

  private func show(_ new: any DrawingModifier) {
    modifier = new
    forEachPart { ($0 as? DrawingModifierNode)?.modifier = new }
    setNeedsRecording()
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    guard !modifier.cuts(point, in: frame.size, layoutDirection: direction) else { return false }
    return super.hitTest(point, into: &path)
  }

  override var hidesContent: Bool { modifier.hidesContent }
  override var contentOpacity: Double { modifier.contentOpacity }
  override var cutsContent: Axis.Set { modifier.clips ? [.horizontal, .vertical] : [] }
  override var name: String { modifier.name }
  override var detail: String { modifier.detail }
}
