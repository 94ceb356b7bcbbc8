import CoreGraphics
import Drawing

/// A modifier that changes how its content is drawn, and nothing of its layout.
protocol DrawingModifier: PrimitiveModifier, Equatable {
  /// The content's list with the modifier's effect, in the content's coordinates.
  @MainActor func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem]

  @MainActor var name: String { get }
  @MainActor var detail: String { get }
}

extension DrawingModifier {
  @MainActor var name: String { String(describing: Self.self) }
  @MainActor var detail: String { "" }

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { DrawingModifierNode(self, context) }
}

/// The node of every drawing modifier. It records again when what it read of the environment changes.
final class DrawingModifierNode: ModifierNode {
  private var modifier: any DrawingModifier
  private let context: _ViewContext

  init(_ modifier: any DrawingModifier, _ context: _ViewContext) {
    self.modifier = modifier
    self.context = context
    super.init(context)
  }

  override func makePart() -> ModifierNode { DrawingModifierNode(modifier, context.under(self)) }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { type(of: other) == type(of: modifier) }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? any DrawingModifier, !isSameValue(modifier, new) else { return }
    modifier = new
    forEachPart { ($0 as? DrawingModifierNode)?.modifier = new }
    setNeedsRecording()
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    let list = single.displayList
    let origin = single.frame.origin
    let content = origin == .zero ? list : DisplayList([.list(list, at: origin)])
    items += modifier.items(
      drawing: content, size: frame.size, environment: EnvironmentValues(scope: environment))
  }

  override var name: String { modifier.name }
  override var detail: String { modifier.detail }
}
