import CoreGraphics
import Drawing

/// Makes its content from the size and place that it is given; takes all the room that is offered.
@frozen nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never

  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: GeometryReaderNode.self) } ?? GeometryReaderNode(context)
    node.update(view.content)
    return node
  }
}

/// The node of `GeometryReader`. Its content is made while it is placed, when size and place are known.
final class GeometryReaderNode: ReadingNode, PositionObserver {
  private let environment: EnvironmentScope
  private let source = GeometrySource()
  private var content: Node?
  private var make: (@MainActor () -> Void)?
  private var isContentOutOfDate = true

  override init(_ context: _ViewContext) {
    environment = context.environment
    super.init(context)
    graph.add(self)
  }

  func update<Content: View>(_ view: @escaping (GeometryProxy) -> Content) {
    make = { [unowned self] in
      let value = tracking { view(GeometryProxy(source)) }
      let context = _ViewContext(environment: environment, parent: self, graph: graph)
      content = Content._update(value, content, context)
    }
    invalidateContent()
  }

  private func invalidateContent() {
    isContentOutOfDate = true
    setNeedsLayout()
  }

  override func runUpdate() {
    flags.remove(.needsUpdate)
    invalidateContent()
  }

  private var children: [Node] { content?.layoutChildren ?? [] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let position = position
    if isContentOutOfDate || position.size != source.position.size {
      isContentOutOfDate = false
      source.position = position
      source.version += 1
      source.forgetReadings()
      make?()
    }
    let isMirrored = EnvironmentValues(scope: environment).layoutDirection == .rightToLeft
    for child in children {
      place(child, at: .zero, proposal: ProposedViewSize(frame.size), mirrored: isMirrored)
    }
  }

  /// The place may change without the size: then only content that reads it is made anew.
  func layoutDidEnd() {
    guard layoutParent != nil, !isContentOutOfDate else { return }
    let position = position
    guard position != source.position || source.haveAnchorsMoved else { return }
    if source.isPlaceRead {
      invalidateContent()
    } else {
      source.position = position
    }
  }

  override func structureChanged() { setNeedsLayout() }

  override func record(into items: inout [DisplayItem]) {
    for child in children { record(child: child, into: &items) }
  }

  override var environmentScope: EnvironmentScope? { environment }
  override var structure: [Node] { content.map { [$0] } ?? [] }
  override var describedChildren: [Node] { children }
  override var name: String { "GeometryReader" }

  override func teardown() {
    super.teardown()
    graph.remove(self)
    content?.teardown()
    content = nil
    make = nil
  }
}
