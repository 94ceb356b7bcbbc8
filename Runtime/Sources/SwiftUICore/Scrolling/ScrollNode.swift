import CoreGraphics
import Drawing

/// The node of `ScrollView`: shows a part of its content, which may be as long as it likes along the
/// axes that scroll.
final class ScrollNode: ContainerNode, SpacerContainer, CoordinateSpaceProvider {
  struct Configuration: Equatable {
    var axes: Axis.Set
    var margins = EdgeInsets()
    var clips = true
    /// Where content that is shorter than the viewport, or not scrolled yet, is shown.
    var anchor: UnitPoint?
  }

  private var configuration: Configuration
  /// How far the content is moved up and to the left, in points.
  private(set) var offset: CGPoint = .zero
  private var isScrolled = false
  private(set) var contentSize: CGSize = .zero
  /// What was offered last, for content that is built lazily before the viewport is placed.
  private var offered = ProposedViewSize.unspecified

  private init(_ configuration: Configuration, _ context: _ViewContext) {
    self.configuration = configuration
    super.init(context)
  }

  static func update<Content: View>(
    _ configuration: Configuration, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node = old.map { unsafeDowncast($0, to: ScrollNode.self) } ?? ScrollNode(configuration, context)
    if node.configuration != configuration {
      node.configuration = configuration
      node.setNeedsLayout()
    }
    node.updateContent(content, context)
    return node
  }

  var axes: Axis.Set { configuration.axes }

  /// `.scrollView`, and `.scrollView(axis:)` for the axes along which it scrolls.
  var coordinateSpaceNames: [AnyHashable] {
    let any: Axis.Set = [.horizontal, .vertical]
    return [any, .horizontal, .vertical].filter { $0 == any || axes.contains($0) }
      .map { AnyHashable(ScrollViewSpaceName(axes: $0.rawValue)) }
  }

  var spacerAxis: Axis? { axes == .horizontal ? .horizontal : .vertical }

  /// The viewport's length; before the first layout, what was offered or the stage's.
  func viewportLength(along axis: Axis) -> CGFloat {
    let placed = axis == .vertical ? frame.height : frame.width
    let offered = axis == .vertical ? offered.height : offered.width
    let stage = axis == .vertical ? graph.size.height : graph.size.width
    let length = offered ?? placed
    return length > 0 && length.isFinite ? length : stage
  }

  /// The viewport's length without the content margins.
  func contentLength(along axis: Axis) -> CGFloat {
    let margins = configuration.margins
    return viewportLength(along: axis)
      - (axis == .vertical ? margins.top + margins.bottom : margins.leading + margins.trailing)
  }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let margins = configuration.margins
    return ProposedViewSize(
      width: axes.contains(.horizontal)
        ? nil : proposal.width.map { max(0, $0 - margins.leading - margins.trailing) },
      height: axes.contains(.vertical)
        ? nil : proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
  }

  private func contentBox(_ proposal: ProposedViewSize) -> CGSize {
    offered = proposal
    let margins = configuration.margins
    let size = children.reduce(CGSize.zero) { most, child in
      let size = child.size(for: inner(proposal))
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
    return CGSize(
      width: size.width + margins.leading + margins.trailing,
      height: size.height + margins.top + margins.bottom)
  }

  /// Along an axis that scrolls, all that is offered; along the other, as much as the content takes.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = contentBox(proposal)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  override func placeChildren() {
    let proposal = inner(placedProposal)
    contentSize = contentBox(placedProposal)
    if !isScrolled { offset = initialOffset }
    offset = clamped(offset)
    for child in children {
      place(
        child,
        at: CGPoint(x: configuration.margins.leading - offset.x, y: configuration.margins.top - offset.y),
        proposal: proposal, mirrored: isMirrored)
    }
  }

  private var initialOffset: CGPoint {
    guard let anchor = configuration.anchor else { return .zero }
    return CGPoint(
      x: max(0, contentSize.width - frame.width) * anchor.x,
      y: max(0, contentSize.height - frame.height) * anchor.y)
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, point.x), max(0, contentSize.width - frame.width)),
      y: min(max(0, point.y), max(0, contentSize.height - frame.height)))
  }

  /// Moves the content until a rectangle of the viewport's coordinates shows.
  /// - Parameter anchor: the point of the rectangle and of the viewport that are to meet; nil moves no
  ///   more than it must.
  func show(_ rect: CGRect, _ anchor: UnitPoint?) {
    func distance(_ start: CGFloat, _ length: CGFloat, _ viewport: CGFloat, _ anchor: CGFloat?) -> CGFloat {
      if let anchor { return start + anchor * (length - viewport) }
      if start < 0 { return start }
      return max(0, min(start, start + length - viewport))
    }
    scroll(
      to: CGPoint(
        x: offset.x
          + (axes.contains(.horizontal) ? distance(rect.minX, rect.width, frame.width, anchor?.x) : 0),
        y: offset.y
          + (axes.contains(.vertical) ? distance(rect.minY, rect.height, frame.height, anchor?.y) : 0)))
  }

  /// Shows another part of the content.
  func scroll(to point: CGPoint) {
    isScrolled = true
    let target = clamped(point)
    guard target != offset else { return }
    offset = target
    setNeedsLayout()
    func mark(_ node: Node) {
      if node is any LazyContainer { node.setNeedsLayout() }
      if node !== self, node is ScrollNode { return }
      for child in node.describedChildren { mark(child) }
    }
    mark(self)
  }

  override var spacing: ViewSpacing { ViewSpacing() }

  // MARK: Drawing

  /// The viewport with the bars that it reaches below: content shows through those.
  var visibleBox: CGRect {
    let grown = SafeArea.growth(of: self, edges: .all)
    return CGRect(
      x: -grown.leading, y: -grown.top, width: frame.width + grown.leading + grown.trailing,
      height: frame.height + grown.top + grown.bottom)
  }

  override func record(into items: inout [DisplayItem]) {
    guard configuration.clips else { return super.record(into: &items) }
    var content: [DisplayItem] = []
    super.record(into: &content)
    guard !content.isEmpty else { return }
    items.append(.effect(.clip(.rect(visibleBox), evenOdd: false), DisplayList(content)))
  }

  override var name: String { "ScrollView" }
  override var detail: String {
    let names = [axes.contains(.horizontal) ? "horizontal" : nil, axes.contains(.vertical) ? "vertical" : nil]
    return names.compactMap { $0 }.joined(separator: ", ")
  }
}
