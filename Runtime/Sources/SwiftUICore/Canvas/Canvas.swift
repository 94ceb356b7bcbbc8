import CoreGraphics
import Drawing

/// A view that is drawn by a closure; takes all the room that is offered.
nonisolated public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, each found by its tag.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the picture has no alpha; drawing finds out by itself.
  public var isOpaque: Bool
  /// The space of the picture; it is sRGB throughout.
  public var colorMode: ColorRenderingMode
  /// Pictures are always drawn at once, so that they are the same each time.
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View {
  public typealias Body = Never

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: CanvasNode.self) } ?? CanvasNode(context)
    node.update(view, context)
    return node
  }
}

/// The node of a canvas. Its symbols are nodes of their own that are laid out and never placed.
final class CanvasNode: ReadingNode {
  private let environment: EnvironmentScope
  private var renderer: ((inout GraphicsContext, CGSize) -> Void)?
  private var symbols: Node?

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
  }

  func update<Symbols: View>(_ canvas: Canvas<Symbols>, _ context: _ViewContext) {
    renderer = canvas.renderer
    symbols = Symbols._update(canvas.symbols, symbols, context.under(self))
    setNeedsRecording()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    setNeedsRecording()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  private var symbolNodes: [Node] { symbols?.layoutChildren ?? [] }

  override func placeChildren() {
    for node in symbolNodes { place(node, at: .zero, proposal: .unspecified) }
  }

  override func structureChanged() { setNeedsLayout() }

  override func takesFinger(at point: CGPoint) -> Bool { bounds.contains(point) }

  override func record(into items: inout [DisplayItem]) {
    guard let renderer, frame.width > 0, frame.height > 0 else { return }
    var resolved: [AnyHashable: GraphicsContext.ResolvedSymbol] = [:]
    for node in symbolNodes {
      guard let tag = node.trait(TagTrait.self), resolved[tag] == nil else { continue }
      resolved[tag] = GraphicsContext.ResolvedSymbol(list: node.displayList, size: node.frame.size)
    }
    var context = GraphicsContext(
      size: frame.size, environment: EnvironmentValues(scope: environment), resources: graph.resources,
      symbols: resolved)
    tracking { renderer(&context, frame.size) }
    guard !context.list.isEmpty else { return }
    // Modes and alphas within the canvas reach no further than its own picture.
    items.append(
      .effect(
        .clip(.rect(CGRect(origin: .zero, size: frame.size)), evenOdd: false),
        DisplayList([.effect(.compositingGroup, context.list)])))
  }

  override var environmentScope: EnvironmentScope? { environment }
  override var structure: [Node] { symbols.map { [$0] } ?? [] }
  override var name: String { "Canvas" }

  override func teardown() {
    super.teardown()
    symbols?.teardown()
    symbols = nil
    renderer = nil
  }
}
