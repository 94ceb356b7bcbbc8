import CoreGraphics
import Drawing

/// The node of `ScrollView`: shows a part of its content, which may be as long as it likes along the
/// axes that scroll.
final class ScrollNode: ContainerNode, SpacerContainer, CoordinateSpaceProvider {
  struct Configuration: Equatable {
    var axes: Axis.Set
    var margins = EdgeInsets()
    var clips = true
    /// What shows first, and as the content changes.
    var anchors = ScrollAnchors()
    /// Decides where it comes to rest.
    var targetBehavior: StyleBox?
    /// Whether a finger moves the content.
    var isEnabled = true
    /// The axes along which content gives way at its ends though it is shorter than the viewport.
    var alwaysBounces: Axis.Set = []
    /// The axes along which bars show where it stands.
    var indicators: Axis.Set = []
    /// Keeps the bars from the viewport's edges.
    var indicatorMargins = EdgeInsets()
    /// Points kept above the content while it is refreshed.
    var refreshRoom: CGFloat = 0
  }

  private(set) var configuration: Configuration
  /// How far the content is moved up and towards the leading edge, in points; beyond the ends while a
  /// finger pulls it there.
  private(set) var offset: CGPoint = .zero
  /// Whether it was ever moved: until then it shows what its anchor says.
  var isScrolled = false
  /// With the margins.
  private(set) var contentSize: CGSize = .zero
  /// What was offered last, for content that is built lazily before the viewport is placed.
  private var offered = ProposedViewSize.unspecified
  /// How it moves by itself.
  var courses = PerAxis<ScrollCourse?>(nil)
  /// Whether the animate pass knows of it.
  var isMoving = false
  /// The finger that moves it.
  var pan: Pan?
  var phase = ScrollPhase.idle
  /// An animated way to a place that the program asked for.
  var flight: ScrollFlight?
  /// Tells a way from those that it replaced.
  var flightNumber = 0
  var indicators = ScrollIndicators()
  /// Where it was at rest, or was about to come to, when a finger took it.
  var restBefore = CGPoint.zero
  /// Whether a finger or a wheel moved it last, and not the program.
  var isMovedByUser = false
  /// The head of the bar above, where content moves it.
  weak var head: ScrollHead?
  private(set) var targetLayouts: [ScrollTargetLayoutNode] = []
  private(set) var attachments: [ScrollAttachmentNode] = []
  /// Containers in the content that build what comes near.
  private var lazyNodes: [LazyNode] = []
  private var knownRanges = PerAxis<ClosedRange<CGFloat>>(0...0)

  private init(_ configuration: Configuration, _ context: _ViewContext) {
    self.configuration = configuration
    super.init(context)
  }

  static func update<Content: View>(
    _ configuration: Configuration, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node = old.map { unsafeDowncast($0, to: ScrollNode.self) } ?? ScrollNode(configuration, context)
    if node.configuration != configuration { node.take(configuration) }
    node.updateContent(content, context)
    return node
  }

  private func take(_ new: Configuration) {
    let losesRoom = new.refreshRoom < configuration.refreshRoom
    configuration = new
    setNeedsLayout()
    // What was refreshed goes back to its place by itself.
    if losesRoom, pan == nil, courses.vertical == nil, offset.y < -new.refreshRoom { coast(velocity: .zero) }
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
    let before = offset
    if !isScrolled { fitOffset(before: before) }
    // What is built lazily may find that the rows before the viewport are longer or shorter, and moves
    // the offset along.
    placeContent(proposal)
    let found = offset
    if isScrolled { fitOffset(before: before) }
    guard offset != found else { return }
    placeContent(proposal)
    for node in lazyNodes { node.viewportMoved() }
    graph.didScroll(self)
  }

  private func placeContent(_ proposal: ProposedViewSize) {
    for child in children {
      let origin = origin(of: child, width: child.size(for: proposal).width)
      // What a finger moves, or moves by itself, is where it is: no animation of places leads there.
      if phase != .idle { move(child, to: origin) }
      place(child, at: origin, proposal: proposal)
    }
  }

  // MARK: What is built lazily

  func add(_ node: LazyNode) { lazyNodes.append(node) }
  func remove(_ node: LazyNode) { lazyNodes.removeAll { $0 === node } }

  func add(_ node: ScrollTargetLayoutNode) { targetLayouts.append(node) }
  func remove(_ node: ScrollTargetLayoutNode) { targetLayouts.removeAll { $0 === node } }

  /// Whether a state says which view shows: that view stays where others come before it.
  var holdsView: Bool { attachments.contains { ($0 as? ScrollPositionNode)?.holdsView == true } }

  func attach(_ node: ScrollAttachmentNode) {
    if !attachments.contains(where: { $0 === node }) { attachments.append(node) }
  }
  func detach(_ node: ScrollAttachmentNode) { attachments.removeAll { $0 === node } }

  /// Builds what has come near.
  func fillViewport() {
    for node in lazyNodes { node.fillViewport() }
  }

  /// What shows lies farther on in the content than it did: the offset goes along, so that nothing is
  /// seen of it.
  func moveAlong(by distance: CGFloat, along axis: Axis) {
    guard isScrolled else { return }
    offset[axis] += distance
    courses[axis]?.shift(by: distance)
    pan?.shift(by: distance, along: axis)
    flight?.shift(by: distance, along: axis)
    for child in children {
      let origin = origin(of: child, width: child.frame.width)
      // Rows that are on an animated way to their new places need the same way back.
      if phase == .idle { child.willMove(to: origin) }
      child.frame.origin = origin
    }
    graph.didScroll(self)
  }

  private func origin(of child: Node, width: CGFloat) -> CGPoint {
    let margins = configuration.margins
    let x = margins.leading + slack(along: .horizontal) - offset.x
    return CGPoint(
      x: isMirrored ? frame.width - x - width : x, y: margins.top + slack(along: .vertical) - offset.y)
  }

  /// Where content that is shorter than the viewport starts.
  private func slack(along axis: Axis) -> CGFloat {
    guard axes.contains(Axis.Set(axis)), let anchor = configuration.anchors.alignment else { return 0 }
    return max(0, frame.size[axis] - contentSize[axis]) * anchor[axis]
  }

  private func move(_ child: Node, to origin: CGPoint) {
    child.frame.origin = origin
    if child.flags.contains(.isInFlight) {
      graph.flights[ObjectIdentifier(child)]?.origin?.set([Double(origin.x), Double(origin.y)])
    }
  }

  // MARK: Offset

  /// The offsets between the ends.
  func range(along axis: Axis) -> ClosedRange<CGFloat> {
    guard axes.contains(Axis.Set(axis)) else { return 0...0 }
    let length = contentSize[axis] - frame.size[axis]
    // Content may be of any length, or of none that is a number.
    let start = axis == .vertical ? -configuration.refreshRoom : 0
    return start...(length > 0 ? min(length, 1e9) : 0)
  }

  /// The nearest offset between the ends.
  func clamped(_ point: CGPoint) -> CGPoint {
    func clamp(_ value: CGFloat, _ axis: Axis) -> CGFloat {
      min(max(0, value.isNaN ? 0 : value), range(along: axis).upperBound)
    }
    return CGPoint(x: clamp(point.x, .horizontal), y: clamp(point.y, .vertical))
  }

  /// Takes over what layout found: content or viewport may have another length.
  private func fitOffset(before: CGPoint) {
    for axis in Axis.allCases {
      let (old, new) = (knownRanges[axis], range(along: axis))
      knownRanges[axis] = new
      offset[axis] = fittedOffset(along: axis, before: before[axis], from: old, to: new)
    }
  }

  private func fittedOffset(
    along axis: Axis, before: CGFloat, from old: ClosedRange<CGFloat>, to new: ClosedRange<CGFloat>
  ) -> CGFloat {
    guard isScrolled else { return new.upperBound * (configuration.anchors.initialOffset?[axis] ?? 0) }
    if let pan { return shownOffset(pan.asked[axis], along: axis) }
    // On an animated way it may be anywhere; the way ends within the content.
    if flight != nil { return offset[axis] }
    if courses[axis] != nil {
      if old != new { replan(along: axis, from: old, to: new) }
      return offset[axis]
    }
    if let anchor = configuration.anchors.sizeChanges, old.upperBound != new.upperBound,
      abs(before - old.upperBound * anchor[axis]) < 1
    {
      return new.upperBound * anchor[axis]
    }
    if phase == .tracking { return offset[axis] }
    return min(max(offset[axis], new.lowerBound), new.upperBound)
  }

  /// Shows another part of the content. Costs the place of the content alone; what lies in it stays.
  func setOffset(_ point: CGPoint) {
    guard !flags.contains(.isDead) else { return }
    isScrolled = true
    guard point != offset else { return }
    offset = point
    for child in children { move(child, to: origin(of: child, width: child.frame.width)) }
    setNeedsRecording()
    graph.didScroll(self)
    for node in lazyNodes { node.viewportMoved() }
  }

  /// Where it stands would be lost.
  override var isIrreplaceable: Bool { isScrolled }

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
    var content: [DisplayItem] = []
    super.record(into: &content)
    if !configuration.clips {
      items += content
    } else if !content.isEmpty {
      items.append(.effect(.clip(.rect(visibleBox), evenOdd: false), DisplayList(content)))
    }
    items += indicatorItems
  }

  /// A finger anywhere in the viewport can scroll; what lies outside is not seen.
  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    guard !configuration.clips || visibleBox.contains(point) else { return false }
    return super.hitTest(point, into: &path)
  }

  override func takesFinger(at point: CGPoint) -> Bool {
    bounds.contains(point) || (bounds.minY - covered...bounds.minY).contains(point.y)
  }

  /// Points by which the viewport reaches above its frame, where the bar's head has given way.
  var covered: CGFloat { head?.covered(at: offset.y) ?? 0 }

  override func makeAccessibility() -> AccessibilityFragment { groupedAccessibility() }

  override var name: String { "ScrollView" }
  override var detail: String {
    let names = [axes.contains(.horizontal) ? "horizontal" : nil, axes.contains(.vertical) ? "vertical" : nil]
    return names.compactMap { $0 }.joined(separator: ", ")
  }
}
