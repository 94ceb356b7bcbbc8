import CoreGraphics
import Drawing

/// What lazy stacks and grids share: the flattened places, which of them are built, and estimates for
/// the others.
///
/// A subclass arranges lines along the main axis. Lines that reach into the viewport are built, and those
/// far from it are released; what is not there counts with the length that it had, or the mean length of
/// those that are known. Where lengths or places before the viewport turn out otherwise, the scroll view
/// moves along, so that what shows stays where it is.
class LazyNode: ContainerNode, LazyContainer, SpacerContainer, SubviewSource {
  /// Room beside the viewport that is built as well: content shows below the bars there.
  static let overscan: CGFloat = 100
  /// Guesses are corrected by what is built; more rounds than this would be a layout that never settles.
  private static let roundLimit = 32

  let axis: Axis
  final var places: [LazyItem]?
  /// Another view around each child, made by a list.
  final var dressing: LazyDressing?
  final var shown: [SubviewNode] = []

  /// The nodes that were placed last.
  private var placedNodes: [Node] = []
  /// Where the lines that were placed last lay, in order.
  private var marks: [LazyMark] = []
  /// The lines when they were placed last; none once their places have got other numbers.
  final var lastLines: [Line] = []
  /// Which of them were built.
  final var builtLines: [Int] = []
  /// The stretch in which every line is built.
  private(set) final var covered: ClosedRange<CGFloat> = 0...0
  /// The scroll view that moves the container.
  private(set) final weak var scroll: ScrollNode?
  final var pins: [LazyPin] = []
  /// The lines were brought up to date already when the next loss of caches comes.
  private var isArrangementKept = false
  /// A distance, an alignment or a column has changed since the lines were placed.
  private var isConfigurationNew = false

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
    var isBuilt = false

    var end: CGFloat { start + length }
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

  /// Whether an element of several views can be put together to one place and taken apart again without
  /// moving others to another line.
  var releasesElementsOfSeveralViews: Bool { true }

  // MARK: Arrangement

  private struct Arrangement {
    let proposal: ProposedViewSize
    let lines: [Line]
    /// What showed when the lines were arranged.
    let visible: ClosedRange<CGFloat>
    /// How much farther on the lines lie that show.
    var shift: CGFloat
  }

  private var arrangements: [Arrangement] = []
  /// The last round in which lines were built.
  private var roundOfBuilding = -1

  func arrangedLines(for proposal: ProposedViewSize) -> [Line] { arrangement(for: proposal).lines }

  private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
    if let known = arrangements.first(where: { $0.proposal == proposal }) { return known }
    let new = arrange(proposal)
    if arrangements.count == 2 { arrangements.removeFirst() }
    arrangements.append(new)
    return new
  }

  private func arrange(_ proposal: ProposedViewSize) -> Arrangement {
    let visible = visibleInterval(along: axis)
    if !isConfigurationNew, proposal == placedProposal, let shift = remeasure(showing: visible) {
      return Arrangement(proposal: proposal, lines: lastLines, visible: visible, shift: shift)
    }
    let anchors = anchors(at: visible.lowerBound)
    releaseLines(farFrom: visible)
    var lines: [Line] = []
    var shift: CGFloat = 0
    for _ in 0..<Self.roundLimit {
      let items = items
      lines = self.lines(of: items)
      measure(&lines, items, proposal)
      shift = self.shift(of: anchors, in: lines, items)
      let start = visible.lowerBound - Self.overscan + shift
      let end = visible.upperBound + Self.overscan + shift
      let missing = lines.filter { !$0.isBuilt && $0.start <= end && $0.end >= start }
      if missing.isEmpty { break }
      // Without anything known there is nothing to guess by: one line first.
      let isGuess = !lines.contains { $0.isBuilt || items[$0.places.lowerBound].knownLength != nil }
      build((isGuess ? [missing[0]] : missing).map(\.places))
    }
    return Arrangement(proposal: proposal, lines: lines, visible: visible, shift: shift)
  }

  private func measure(_ lines: inout [Line], _ items: [LazyItem], _ proposal: ProposedViewSize) {
    // Of elements, which may be several lines each: those that are not built count as one.
    var sum: CGFloat = 0
    var count: CGFloat = 0
    for index in lines.indices {
      lines[index].isBuilt = lines[index].places.allSatisfy { items[$0].node != nil }
      let first = items[lines[index].places.lowerBound]
      if lines[index].isBuilt {
        lines[index].length = knownLength(of: lines[index], in: items, proposal: proposal)
      } else if let known = first.knownLength {
        lines[index].length = known
      } else {
        continue
      }
      sum += lines[index].length
      if let source = first.source, source.part > 0, index > 0 {
        sum += distance(after: lines[index - 1], before: lines[index], in: items)
      } else {
        count += 1
      }
    }
    // 44 is the usual height of a row on iOS; it only stands until the first line is built.
    let guess = count > 0 ? sum / count : 44
    var position: CGFloat = 0
    for index in lines.indices {
      if !lines[index].isBuilt, items[lines[index].places.lowerBound].knownLength == nil {
        lines[index].length = guess
      }
      if index > 0 { position += distance(after: lines[index - 1], before: lines[index], in: items) }
      lines[index].start = position
      position += lines[index].length
    }
  }

  /// A length that can be added up, whatever views and modifiers say.
  final func knownLength(of line: Line, in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat {
    min(sanitized(length(of: line, in: items, proposal: proposal)) ?? 0, 1e7)
  }

  final func distance(after line: Line, before next: Line, in items: [LazyItem]) -> CGFloat {
    let distance = gap(after: line, before: next, in: items)
    return abs(distance) < 1e7 ? distance : 0
  }

  private func build(_ ranges: [Range<Int>]) {
    roundOfBuilding = graph.round
    lastLines = []
    var new = items
    let built = ranges.joined().filter { new[$0].node == nil }.map { ($0, new[$0].built()) }
    // From the end, so that the places before keep their numbers.
    for (index, places) in built.reversed() { new.replaceSubrange(index...index, with: places) }
    places = dressing?.dressed(new) ?? new
  }

  /// The lines from the one at the viewport's start on, as they lay; none where the container starts in
  /// the viewport: there what is new shows, unless a state says which view it is.
  private func anchors(at start: CGFloat) -> [LazyMark] {
    guard let scroll, start > 0 || (start == 0 && scroll.holdsView) else { return [] }
    if let first = marks.first, first.start <= start, let index = marks.firstIndex(where: { $0.end > start }) {
      return Array(marks[index...])
    }
    // Far from what was there: the line that was expected here.
    guard let places, !lastLines.isEmpty else { return [] }
    let line = lastLines[min(lastLines.partitioningIndex { $0.end > start }, lastLines.count - 1)]
    let place = line.places.lowerBound
    return LazyMark(places[place], place: place, start: line.start, end: line.end).map { [$0] } ?? []
  }

  private func shift(of anchors: [LazyMark], in lines: [Line], _ items: [LazyItem]) -> CGFloat {
    for anchor in anchors {
      guard let place = anchor.find(in: items) else { continue }
      let index = lines.partitioningIndex { $0.places.upperBound > place }
      return index < lines.count ? lines[index].start - anchor.start : 0
    }
    return 0
  }

  // MARK: Out of sight

  /// Lines more than a viewport away are let go: their elements keep their state.
  private func releaseLines(farFrom visible: ClosedRange<CGFloat>) {
    // Within a frame where the content lies may change with what is built: what is let go then is asked for again.
    guard let items = places, scroll != nil, roundOfBuilding < graph.firstRound else { return }
    let far = builtLines.map { lastLines[$0] }.filter { isFar($0, from: visible) }
    builtLines = []
    guard !far.isEmpty else { return }
    var didRelease = false
    var index = 0
    while index < far.count {
      let first = far[index]
      guard let source = items[first.places.lowerBound].source, source.part == 0 else {
        index += 1
        continue
      }
      // The lines of one element, which are let go together.
      var last = index
      while last + 1 < far.count, far[last + 1].places.lowerBound == far[last].places.upperBound,
        let next = items[far[last + 1].places.lowerBound].source, next.forEach === source.forEach,
        next.index == source.index
      {
        last += 1
      }
      let places = first.places.lowerBound..<far[last].places.upperBound
      if releases(places, items) {
        let length = far[last].end - first.start
        for place in places {
          guard let source = items[place].source, source.part == 0 else { continue }
          if source.forEach.release(at: source.index, length: length) { didRelease = true }
        }
      }
      index = last + 1
    }
    if didRelease {
      self.places = nil
      lastLines = []
    }
  }

  /// Whether a line lies so far from what shows that nobody will miss it soon.
  final func isFar(_ line: Line, from visible: ClosedRange<CGFloat>) -> Bool {
    let room = max(Self.overscan, visible.upperBound - visible.lowerBound) + Self.overscan
    return line.end < visible.lowerBound - room || line.start > visible.upperBound + room
  }

  /// Whether places are whole elements that can be let go.
  private func releases(_ places: Range<Int>, _ items: [LazyItem]) -> Bool {
    guard places.allSatisfy({ items[$0].source != nil && items[$0].node != nil }) else { return false }
    if !releasesElementsOfSeveralViews { return places.allSatisfy { isWhole($0, items) } }
    let next = places.upperBound
    guard next < items.count, let after = items[next].source else { return true }
    return after.part == 0
  }

  /// Whether a place is all that its element has.
  final func isWhole(_ place: Int, _ items: [LazyItem]) -> Bool {
    guard items[place].source?.part == 0 else { return false }
    return place + 1 == items.count || items[place + 1].source.map { $0.part == 0 } ?? true
  }

  // MARK: Layout

  final func mainLength(of lines: [Line]) -> CGFloat { lines.last?.end ?? 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let lines = arrangedLines(for: proposal)
    let cross = crossLength(of: lines, in: items, proposal: proposal)
    let main = mainLength(of: lines)
    return axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  override func placeChildren() {
    register()
    var arrangement = arrangement(for: placedProposal)
    let before = mainLength(of: arrangement.lines)
    // The place decides what is visible: the first guess was made without it.
    if arrangement.visible != visibleInterval(along: axis) {
      arrangements.removeAll(keepingCapacity: true)
      arrangement = self.arrangement(for: placedProposal)
    }
    isArrangementKept = false
    let lines = arrangement.lines
    if arrangement.shift != 0 {
      scroll?.moveAlong(by: arrangement.shift, along: axis)
      arrangements.removeAll(keepingCapacity: true)
    }
    placeLines(lines, items)
    isConfigurationNew = false
    if abs(mainLength(of: lines) - before) > 0.01 { setNeedsLayout() }
  }

  final func placeLines(_ lines: [Line], _ items: [LazyItem]) {
    lastLines = lines
    builtLines = lines.indices.filter { lines[$0].isBuilt }
    pins = LazyPin.pins(in: lines, items, pinnedViews)
    movePins(to: visibleInterval(along: axis))
    placedNodes.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    for index in builtLines {
      let line = lines[index]
      var shown = line
      if let pin = pins.first(where: { $0.place == line.places.lowerBound }) { shown.start = pin.start }
      place(shown, in: items)
      for place in line.places { if let node = items[place].node { placedNodes.append(node) } }
      let first = line.places.lowerBound
      if let mark = LazyMark(items[first], place: first, start: line.start, end: line.end) { marks.append(mark) }
    }
    cover(lines)
  }

  /// Finds the stretch around the viewport in which every line is built.
  private func cover(_ lines: [Line]) {
    let visible = visibleInterval(along: axis)
    var low = lines.partitioningIndex { $0.end >= visible.lowerBound }
    var high = low
    while low > 0, lines[low - 1].isBuilt { low -= 1 }
    while high < lines.count, lines[high].isBuilt { high += 1 }
    let start = low == 0 ? -CGFloat.greatestFiniteMagnitude : lines[low - 1].end
    let end = high == lines.count ? CGFloat.greatestFiniteMagnitude : lines[high].start
    covered = start...max(start, end)
  }

  // MARK: Scrolling

  private func register() {
    var node: Node? = parent
    while let current = node {
      if let found = current as? ScrollNode, found.axes.contains(Axis.Set(axis)) {
        if scroll !== found { found.add(self) }
        scroll = found
        return
      }
      node = current.parent
    }
    scroll = nil
  }

  /// The scroll view around the container shows another part: pinned headers stay behind. What is missing
  /// is built by the next layout pass.
  final func viewportMoved() {
    guard !flags.contains(.needsPlacement), !pins.isEmpty else { return }
    movePins(to: visibleInterval(along: axis))
    for pin in pins {
      if axis == .vertical { pin.node.frame.origin.y = pin.start } else { placePin(pin) }
    }
    setNeedsRecording()
  }

  /// Builds what has come near, and lets go of what is far away now.
  final func fillViewport() {
    guard !flags.contains(.needsPlacement), !flags.contains(.isDead) else { return }
    let visible = visibleInterval(along: axis)
    guard visible.lowerBound < covered.lowerBound || visible.upperBound > covered.upperBound else { return }
    let before = mainLength(of: lastLines)
    guard let shift = extend(to: visible) else { return setNeedsLayout() }
    if shift != 0 { scroll?.moveAlong(by: shift, along: axis) }
    placeLines(lastLines, items)
    arrangements = [
      Arrangement(
        proposal: placedProposal, lines: lastLines, visible: visibleInterval(along: axis), shift: 0)
    ]
    setNeedsRecording()
    if abs(mainLength(of: lastLines) - before) > 0.01 {
      isArrangementKept = true
      setNeedsLayout()
    }
  }

  /// Changes the element at a place where it stands, without a change in number.
  final func replace(_ place: Int, by item: LazyItem) {
    var item = item
    if let dressing, let places { dressing.dress(&item, in: places, at: place) }
    // Dressing an element may change the structure.
    places?[place] = item
  }

  private func placePin(_ pin: LazyPin) {
    pin.node.frame.origin.x = isMirrored ? frame.width - pin.start - pin.node.frame.width : pin.start
  }

  private func movePins(to visible: ClosedRange<CGFloat>) {
    for index in pins.indices {
      pins[index].move(to: visible)
      dressing?.setPinned(pins[index].isPinned, pins[index].node)
    }
  }

  /// Which parts of sections stay at the viewport's edges.
  var pinnedViews: PinnedScrollableViews { [] }

  // MARK: Change

  override func structureChanged() {
    places = nil
    builtLines = []
    lastLines = []
    super.structureChanged()
  }

  /// Something other than what is built has changed: a distance, an alignment, a column.
  final func configurationChanged() {
    isConfigurationNew = true
    setNeedsLayout()
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    dropArrangements()
  }

  private func dropArrangements() {
    if isArrangementKept, !placedNodes.contains(where: { $0.flags.contains(.needsPlacement) }) { return }
    arrangements.removeAll(keepingCapacity: true)
  }

  /// A change in a child climbs past its dress: it goes on from where the child is shown. A dress that has climbed already for
  /// another child in it, or too early, climbs once more.
  override func didInvalidateBelow(sizesMayChange: Bool) {
    dropArrangements()
    for place in shown {
      guard let target = place.target, target.flags.contains(.needsPlacement) else { continue }
      if !place.flags.contains(.needsPlacement) || place.keepsOtherSizes(than: target) { place.invalidateSizes() }
    }
  }

  override func didInvalidateAccessibilityBelow() { invalidateAccessibilityOfShown() }

  override func didInvalidateRecordingBelow() {
    for place in shown
    where place.target?.flags.contains(.needsRecording) == true && !place.flags.contains(.needsRecording) {
      place.setNeedsRecording()
    }
  }

  // MARK: Drawing

  override var ordersLeaving: Bool { false }

  override func record(into items: inout [DisplayItem]) {
    for child in shownInDrawingOrder { record(child: child, into: &items) }
  }

  /// Back to front: what is pinned lies over the rest.
  private var shownInDrawingOrder: [Node] {
    let nodes = describedChildren
    let depths = nodes.map { node in
      (node.trait(ZIndexTrait.self) ?? 0) + (pins.contains { $0.node === node } ? 1e6 : 0)
    }
    return nodes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { nodes[$0] }
  }

  override var childrenFrontToBack: [Node] { shownInDrawingOrder.reversed() }

  /// Those that are built and lie near the viewport; others keep their state and draw nothing.
  override var describedChildren: [Node] {
    placedNodes.filter { !$0.flags.contains(.isDead) && $0.layoutParent === self }
  }

  override func teardown() {
    super.teardown()
    dressing?.teardown()
    dressing = nil
    places = nil
    placedNodes = []
    marks = []
    builtLines = []
    lastLines = []
    pins = []
    scroll?.remove(self)
  }
}

extension Array {
  /// The first index of an array in order from which on the condition holds.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
