import CoreGraphics
import Drawing

/// The node of `Grid`.
final class GridNode: ContainerNode {
  struct Configuration: Equatable {
    var alignment: Alignment
    /// Points; nil takes the cells' preferences.
    var horizontal: CGFloat?
    var vertical: CGFloat?
  }

  private var configuration = Configuration(alignment: .center)
  private var arrangements = ArrangementCache<GridArrangement>()

  func update(_ new: Configuration) {
    guard new != configuration else { return }
    configuration = new
    arrangements.removeAll()
    setNeedsLayout()
  }

  private func arrangement(for proposal: ProposedViewSize) -> GridArrangement {
    if let known = arrangements[proposal] { return known }
    let new = GridArrangement(rows: rows, configuration, proposal)
    arrangements.insert(new, for: proposal)
    return new
  }

  /// The cells by rows; a view that stands in no row is a row of its own and takes all columns.
  private var rows: [GridArrangement.Row] {
    var rows: [GridArrangement.Row] = []
    var last: GridRowNode?
    for child in children {
      let row = row(of: child)
      let cell = GridArrangement.Cell(child)
      if let row, row === last {
        rows[rows.count - 1].cells.append(cell)
      } else {
        rows.append(.init(cells: [cell], alignment: row?.alignment, isRow: row != nil))
      }
      last = row
    }
    return rows
  }

  /// A modifier around a row makes parts that stand outside of it: their content tells the row.
  private func row(of child: Node) -> GridRowNode? {
    var candidate: Node? = child
    while let start = candidate {
      var node = start.parent
      while let current = node, current !== self {
        if let row = current as? GridRowNode { return row }
        node = current.parent
      }
      candidate = (start as? ModifierNode)?.single
    }
    return nil
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    arrangements.removeAll()
  }

  override func didInvalidateBelow(sizesMayChange: Bool) { arrangements.removeAll() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  override func placeChildren() {
    let isMirrored = isMirrored
    for place in arrangement(for: placedProposal).places {
      self.place(place.node, at: place.origin, proposal: place.proposal, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    let proposal = dimensions.proposal
    if let known = arrangements.alignment(key, for: proposal) { return known }
    let places = arrangement(for: proposal).places
    let value = combineExplicitAlignments(
      key, of: places.map(\.node), proposals: places.map(\.proposal), origins: places.map(\.origin))
    arrangements.insert(value, of: key, for: proposal)
    return value
  }

  override var spacing: ViewSpacing { children.reduce(ViewSpacing.zero) { $0.union($1.spacing) } }
  override var name: String { "Grid" }
}
