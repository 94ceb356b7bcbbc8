import CoreGraphics
import Drawing

/// The node of `LazyVGrid` and `LazyHGrid`.
final class LazyGridNode: LazyNode {
  struct Configuration {
    var tracks: [GridItem]
    /// Of the tracks within the grid, along the cross axis.
    var alignment: AlignmentKey
    /// Points between lines; nil is the standard distance, 8.
    var spacing: CGFloat?
    var pinnedViews: PinnedScrollableViews = []
  }

  private var configuration: Configuration
  /// How many tracks the lines were made for.
  private var trackCount = 1

  private init(_ axis: Axis, _ configuration: Configuration, _ context: _ViewContext) {
    self.configuration = configuration
    super.init(axis: axis, context)
  }

  static func update<Content: View>(
    _ axis: Axis, _ configuration: Configuration, _ content: Content, _ old: Node?, _ context: _ViewContext
  ) -> Node {
    let node =
      old.map { unsafeDowncast($0, to: LazyGridNode.self) } ?? LazyGridNode(axis, configuration, context)
    node.configuration = configuration
    node.configurationChanged()
    node.updateContent(content, context)
    return node
  }

  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.width : proposal.height
  }

  private func tracks(_ length: CGFloat?) -> [GridTrack] {
    GridTrack.tracks(for: configuration.tracks, in: length)
  }

  private func proposal(_ length: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  // MARK: Lines

  /// Headers and footers have lines of their own.
  override func lines(of items: [LazyItem]) -> [Line] {
    var lines: [Line] = []
    for (index, item) in items.enumerated() {
      if let last = lines.last, last.places.count < trackCount, item.role == .content,
        let neighbour = items[last.places].last, neighbour.role == .content,
        neighbour.section === item.section
      {
        lines[lines.count - 1].places = last.places.lowerBound..<index + 1
      } else {
        lines.append(Line(places: index..<index + 1))
      }
    }
    return lines
  }

  override func arrangedLines(for proposal: ProposedViewSize) -> [Line] {
    trackCount = max(1, tracks(cross(proposal)).count)
    return super.arrangedLines(for: proposal)
  }

  override func length(of line: Line, in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat {
    let tracks = tracks(cross(proposal))
    let total = GridTrack.total(tracks)
    return zip(line.places, 0...).reduce(0) { most, place in
      let (index, track) = place
      guard let node = items[index].node else { return most }
      let length = items[index].role == .content && track < tracks.count ? tracks[track].length : total
      return max(most, main(node.size(for: self.proposal(length))))
    }
  }

  override func gap(after line: Line, before next: Line, in items: [LazyItem]) -> CGFloat {
    configuration.spacing ?? ViewSpacing.standardDistance
  }

  override func crossLength(of lines: [Line], in items: [LazyItem], proposal: ProposedViewSize) -> CGFloat {
    let total = GridTrack.total(tracks(cross(proposal)))
    return cross(proposal).map { max($0, total) } ?? total
  }

  // MARK: Placement

  /// The tracks are computed once more for the length that the grid has got, as on iOS.
  override func place(_ line: Line, in items: [LazyItem]) {
    let length = axis == .vertical ? frame.width : frame.height
    let tracks = tracks(length)
    let total = GridTrack.total(tracks)
    let own = ViewDimensions(node: nil, proposal: .unspecified, size: frame.size)
    let all = ViewDimensions(
      node: nil, proposal: .unspecified,
      size: axis == .vertical ? CGSize(width: total, height: 0) : CGSize(width: 0, height: total))
    let inset = own.isolatedValue(of: configuration.alignment) - all.isolatedValue(of: configuration.alignment)
    for (index, track) in zip(line.places, 0...) {
      guard let node = items[index].node else { continue }
      let isCell = items[index].role == .content && track < tracks.count
      let start = inset + (isCell ? tracks[track].start : 0)
      let cell = isCell ? tracks[track].length : total
      place(
        node, in: line, start: start, length: cell,
        alignment: isCell ? tracks[track].alignment ?? .center : .center)
    }
  }

  private func place(_ node: Node, in line: Line, start: CGFloat, length: CGFloat, alignment: Alignment) {
    let box =
      axis == .vertical
      ? CGSize(width: length, height: line.length) : CGSize(width: line.length, height: length)
    let (origin, proposal) = aligned(node, in: box, alignment, proposal(length))
    let corner = axis == .vertical ? CGPoint(x: start, y: line.start) : CGPoint(x: line.start, y: start)
    place(
      node, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), proposal: proposal,
      mirrored: isMirrored)
  }

  /// A cell more or less would move all that follow.
  override var releasesElementsOfSeveralViews: Bool { false }

  override var pinnedViews: PinnedScrollableViews { configuration.pinnedViews }

  override var name: String { axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
}
