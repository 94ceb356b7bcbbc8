import CoreGraphics
import Drawing

/// What lazy stacks and grids share: the flattened places, which of them are built, and estimates for
/// the others.
///
/// A subclass arranges lines along the main axis. Lines that reach into the viewport are built; the rest
/// counts with the mean length of those that were.
class LazyNode: ContainerNode, LazyContainer, SpacerContainer, SubviewSource {
  /// Room beside the viewport that is built as well: content shows below the bars there.
  private static let overscan: CGFloat = 100
  /// Guesses are corrected by what is built; more rounds than this would be a layout that never settles.
  private static let roundLimit = 32

  let axis: Axis
  private var places: [LazyItem]?
  /// Another view around each child, made by a list.
  final var dressing: LazyDressing?
  final var shown: [SubviewNode] = []

  init(axis: Axis, _ context: _ViewContext) {
    self.axis = axis
    super.init(context)
  }

  final var items: [LazyItem] {
    if let places { return places }
    var list = LazyItemList()
    content?.appendLazyItems(to: &list)
    let new = dressing?.dressed(list.items) ?? list.items
    places = new
    return new
  }

  var spacerAxis: Axis? { axis }

  // MARK: Lines

  /// A run of places along the cross axis, and where it lies.
  struct Line {
    var places: Range<Int>
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  /// How the places make lines; says nothing of lengths.
  func lines(of items: [LazyItem]) -> [Line] { [] }

  /// The length of a line of which every place is built.
  func length(of line: Line, in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat { 0 }

  /// Points between two lines.
  func gap(after line: Line, before next: Line, in items: [LazyItem]) -> CGFloat { 0 }

  /// The cross length for a proposal once the visible lines are known.
  func crossLength(of lines: [Line], in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat { 0 }

  /// Places the nodes of one line.
  func place(_ line: Line, in items: [LazyItem]) {}

  // MARK: Arrangement

  private var arrangements: [(ProposedViewSize, [Line])] = []

  func arrangedLines(for proposal: ProposedViewSize) -> [Line] {
    for known in arrangements where known.0 == proposal { return known.1 }
    let lines = arrange(proposal)
    if arrangements.count == 2 { arrangements.removeFirst() }
    arrangements.append((proposal, lines))
    return lines
  }

  private func arrange(_ proposal: ProposedViewSize) -> [Line] {
    let visible = visibleInterval(along: axis)
    let window = (visible.lowerBound - Self.overscan)...(visible.upperBound + Self.overscan)
    var lines: [Line] = []
    for _ in 0..<Self.roundLimit {
      let items = items
      lines = self.lines(of: items)
      let isBuilt = lines.map { line in line.places.allSatisfy { items[$0].node != nil } }
      measure(&lines, isBuilt, items, proposal)
      let missing = lines.indices.filter {
        !isBuilt[$0] && lines[$0].start <= window.upperBound
          && lines[$0].start + lines[$0].length >= window.lowerBound
      }
      if missing.isEmpty { break }
      // Without anything built there is nothing to guess by: one line first.
      let chosen = isBuilt.contains(true) ? missing : [missing[0]]
      build(chosen.map { lines[$0].places })
    }
    return lines
  }

  private func measure(
    _ lines: inout [Line], _ isBuilt: [Bool], _ items: [LazyItem], _ proposal: ProposedViewSize
  ) {
    var sum: CGFloat = 0
    var count: CGFloat = 0
    for index in lines.indices where isBuilt[index] {
      lines[index].length = length(of: lines[index], in: items, proposal: proposal)
      sum += lines[index].length
      count += 1
    }
    // 44 is the usual height of a row on iOS; it only stands until the first line is built.
    let guess = count > 0 ? sum / count : 44
    var position: CGFloat = 0
    for index in lines.indices {
      if !isBuilt[index] { lines[index].length = guess }
      if index > 0 { position += gap(after: lines[index - 1], before: lines[index], in: items) }
      lines[index].start = position
      position += lines[index].length
    }
  }

  private func build(_ ranges: [Range<Int>]) {
    var new = items
    let built = ranges.joined().filter { new[$0].node == nil }.map { ($0, new[$0].built()) }
    // From the end, so that the places before keep their numbers.
    for (index, places) in built.reversed() { new.replaceSubrange(index...index, with: places) }
    places = dressing?.dressed(new) ?? new
  }

  // MARK: Pinning

  /// Which parts of sections stay at the viewport's edges.
  var pinnedViews: PinnedScrollableViews { [] }

  /// The lines with headers and footers moved to the viewport's edges while their section is there.
  private func pinned(_ lines: [Line]) -> [Line] {
    guard !pinnedViews.isEmpty else { return lines }
    let visible = visibleInterval(along: axis)
    let items = items
    var lines = lines
    pinnedNodes = []
    for index in lines.indices {
      let item = items[lines[index].places.lowerBound]
      guard let section = item.section, let node = item.node else { continue }
      let siblings = lines.filter { items[$0.places.lowerBound].section === section }
      let start = siblings[0].start
      let end = siblings[siblings.count - 1].start + siblings[siblings.count - 1].length
      let length = lines[index].length
      if item.role == .header, pinnedViews.contains(.sectionHeaders) {
        lines[index].start = min(max(lines[index].start, visible.lowerBound), max(start, end - length))
        pinnedNodes.insert(ObjectIdentifier(node))
      } else if item.role == .footer, pinnedViews.contains(.sectionFooters) {
        lines[index].start = max(min(lines[index].start, visible.upperBound - length), min(end - length, start))
        pinnedNodes.insert(ObjectIdentifier(node))
      }
    }
    return lines
  }

  /// Drawn over the others.
  private var pinnedNodes: Set<ObjectIdentifier> = []

  // MARK: Layout

  final func mainLength(of lines: [Line]) -> CGFloat {
    lines.last.map { $0.start + $0.length } ?? 0
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lines = arrangedLines(for: proposal)
    let cross = crossLength(of: lines, in: items, proposal: proposal)
    let main = mainLength(of: lines)
    return axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  override func placeChildren() {
    // The place decides what is visible: the first guess was made without it.
    let before = mainLength(of: arrangedLines(for: placedProposal))
    arrangements.removeAll(keepingCapacity: true)
    let lines = pinned(arrangedLines(for: placedProposal))
    let items = items
    for line in lines where line.places.allSatisfy({ items[$0].node != nil }) { place(line, in: items) }
    if abs(mainLength(of: lines) - before) > 0.01 { setNeedsLayout() }
  }

  /// Where a child lies or will lie.
  final func estimatedFrame(of target: Node) -> CGRect? {
    structureChanged()
    let lines = arrangedLines(for: placedProposal)
    let items = items
    for line in lines {
      let holds = items[line.places].contains { item in
        guard let node = item.node else { return false }
        return node === target || (node as? DressNode)?.row.target === target
      }
      guard holds else { continue }
      return axis == .vertical
        ? CGRect(x: 0, y: line.start, width: frame.width, height: line.length)
        : CGRect(x: line.start, y: 0, width: line.length, height: frame.height)
    }
    return nil
  }

  override func structureChanged() {
    places = nil
    super.structureChanged()
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    arrangements.removeAll(keepingCapacity: true)
  }

  /// A change in a child climbs past its dress: it goes on from where the child is shown.
  override func didInvalidateBelow(sizesMayChange: Bool) {
    arrangements.removeAll(keepingCapacity: true)
    for place in shown
    where place.target?.flags.contains(.needsPlacement) == true && !place.flags.contains(.needsPlacement) {
      place.invalidateSizes()
    }
  }

  override func didInvalidateRecordingBelow() {
    for place in shown
    where place.target?.flags.contains(.needsRecording) == true && !place.flags.contains(.needsRecording) {
      place.setNeedsRecording()
    }
  }

  // MARK: Drawing

  override func record(into items: inout [DisplayItem]) {
    for child in shownInDrawingOrder { record(child: child, into: &items) }
  }

  /// Back to front: what is pinned lies over the rest.
  private var shownInDrawingOrder: [Node] {
    let nodes = describedChildren
    let depths = nodes.map {
      ($0.trait(ZIndexTrait.self) ?? 0) + (pinnedNodes.contains(ObjectIdentifier($0)) ? 1e6 : 0)
    }
    return nodes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { nodes[$0] }
  }

  override var childrenFrontToBack: [Node] { shownInDrawingOrder.reversed() }

  /// Those that are built and lie near the viewport; others keep their state and draw nothing.
  override var describedChildren: [Node] {
    items.compactMap { item in
      guard let node = item.node, node.layoutParent === self else { return nil }
      return node
    }
  }

  override func teardown() {
    super.teardown()
    dressing?.teardown()
    places = nil
  }
}
