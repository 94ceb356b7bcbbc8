import CoreGraphics
import Drawing

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where gestures listen.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview that is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The highlight under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline of what assistive technology reads.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// `contentShape`: the region of the gestures around the view.
struct ContentShapeModifier: PrimitiveModifier {
  let kinds: ContentShapeKinds
  let shape: any Shape
  let isEOFilled: Bool

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ContentShapeNode(self, context) }
}

final class ContentShapeNode: ModifierNode, ContentShapeProvider {
  private var modifier: ContentShapeModifier

  init(_ modifier: ContentShapeModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    ContentShapeNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ContentShapeModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ContentShapeModifier else { return }
    modifier = new
    forEachPart { ($0 as? ContentShapeNode)?.modifier = new }
  }

  /// The box around the shape in the view's frame; nil where the shape is for something else.
  var contentShapeFrame: CGRect? {
    guard modifier.kinds.contains(.interaction) else { return nil }
    let bounds = modifier.shape.figure(in: CGRect(origin: .zero, size: frame.size)).bounds
    return bounds.isNull ? .zero : bounds
  }

  /// The outline of the preview of a context menu; nil where the shape is for something else.
  var previewShape: (any Shape)? { modifier.kinds.contains(.contextMenuPreview) ? modifier.shape : nil }

  /// Within the shape the content takes fingers everywhere, outside nowhere.
  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard modifier.kinds.contains(.interaction) else { return super.hitTest(point, into: &path) }
    let figure = modifier.shape.figure(in: bounds, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
    guard figure.contains(point, evenOdd: modifier.isEOFilled) else { return false }
    _ = super.hitTest(point, into: &path)
    return true
  }

  override var name: String { "contentShape" }
  override var detail: String { String(describing: type(of: modifier.shape)) }
}

extension View {
  /// Sets where the gestures around the view listen.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    primitive(ContentShapeModifier(kinds: kind, shape: shape, isEOFilled: eoFill))
  }
}
