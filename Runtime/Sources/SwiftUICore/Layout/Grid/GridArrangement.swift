import CoreGraphics

/// Where the cells of a grid go for one proposal.
///
/// Columns share the width, and rows the height, as the children of a stack share its length: the
/// least flexible first, each being offered an equal part of what is left. Cells over several columns
/// are seen to last, and widen the columns that they span.
@MainActor
struct GridArrangement {
  struct Cell {
    let node: Node
    var column = 0
    var span: Int
    let unsized: Axis.Set

    @MainActor
    init(_ node: Node) {
      self.node = node
      span = node.trait(GridCellColumnsTrait.self) ?? 1
      unsized = node.trait(GridCellUnsizedAxesTrait.self) ?? []
    }
  }

  struct Row {
    var cells: [Cell]
    var alignment: VerticalAlignment?
    /// Whether the cells stand in a `GridRow`.
    var isRow: Bool
  }

  struct Place {
    let node: Node
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  private(set) var size: CGSize = .zero
  private(set) var places: [Place] = []

  private var rows: [Row]
  private let configuration: GridNode.Configuration
  private var widths: [CGFloat] = []
  private var columnGaps: [CGFloat] = []

  init(rows: [Row], _ configuration: GridNode.Configuration, _ proposal: ProposedViewSize) {
    self.rows = rows
    self.configuration = configuration
    let count = numberColumns()
    guard count > 0 else { return }
    columnGaps = gaps(count - 1, configuration.horizontal) { columnDistance(before: $0 + 1) }
    setWidths(proposal.width)
    let rowGaps = gaps(rows.count - 1, configuration.vertical) { rowDistance(after: $0) }
    let heights = shares(
      of: proposal.height.map { $0 - rowGaps.reduce(0, +) }, among: rows.count
    ) { row, offer in rowHeight(row, offer).total }
    place(heights, rowGaps)
    size = CGSize(
      width: widths.reduce(0, +) + columnGaps.reduce(0, +), height: heights.reduce(0, +) + rowGaps.reduce(0, +))
  }

  // MARK: Columns

  private mutating func numberColumns() -> Int {
    var most = 1
    for row in rows.indices where rows[row].isRow {
      var column = 0
      for cell in rows[row].cells.indices {
        rows[row].cells[cell].column = column
        column += rows[row].cells[cell].span
      }
      most = max(most, column)
    }
    for row in rows.indices where !rows[row].isRow { rows[row].cells[0].span = most }
    return rows.isEmpty ? 0 : most
  }

  private func gaps(_ count: Int, _ given: CGFloat?, _ preferred: (Int) -> CGFloat) -> [CGFloat] {
    guard count > 0 else { return [] }
    return (0..<count).map { given ?? preferred($0) }
  }

  private func columnDistance(before column: Int) -> CGFloat {
    rows.reduce(CGFloat(0)) { most, row in
      guard let right = row.cells.firstIndex(where: { $0.column == column }), right > 0 else { return most }
      return max(
        most, row.cells[right - 1].node.spacing.distance(to: row.cells[right].node.spacing, along: .horizontal))
    }
  }

  private func rowDistance(after row: Int) -> CGFloat {
    rows[row].cells.reduce(CGFloat(0)) { most, upper in
      rows[row + 1].cells.reduce(most) { most, lower in
        let overlaps = upper.column < lower.column + lower.span && lower.column < upper.column + upper.span
        guard overlaps else { return most }
        return max(most, upper.node.spacing.distance(to: lower.node.spacing, along: .vertical))
      }
    }
  }

  private mutating func setWidths(_ offered: CGFloat?) {
    let gaps = columnGaps.reduce(0, +)
    widths = shares(of: offered.map { $0 - gaps }, among: columnGaps.count + 1) { column, offer in
      rows.reduce(CGFloat(0)) { most, row in
        row.cells.reduce(most) { most, cell in
          guard cell.span == 1, cell.column == column, !cell.unsized.contains(.horizontal) else { return most }
          return max(most, cell.node.size(for: ProposedViewSize(width: offer, height: nil)).width)
        }
      }
    }
    for cell in rows.flatMap(\.cells) where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let own = width(of: cell)
      let others = widths.reduce(0, +) + gaps - own
      let wanted = cell.node.size(for: ProposedViewSize(width: offered.map { max(0, $0 - others) }, height: nil)).width
      guard wanted > own, wanted.isFinite else { continue }
      let columns = cell.column..<min(cell.column + cell.span, widths.count)
      for column in columns { widths[column] += (wanted - own) / CGFloat(columns.count) }
    }
  }

  private func width(of cell: Cell) -> CGFloat {
    let end = min(cell.column + cell.span, widths.count)
    return widths[cell.column..<end].reduce(0, +) + columnGaps[cell.column..<max(cell.column, end - 1)].reduce(0, +)
  }

  private func start(of column: Int) -> CGFloat { widths[..<column].reduce(0, +) + columnGaps[..<column].reduce(0, +) }

  // MARK: Rows

  private func rowHeight(_ row: Int, _ offer: CGFloat?) -> (before: CGFloat, total: CGFloat) {
    let guide = (rows[row].alignment ?? configuration.alignment.vertical).key
    var before: CGFloat = 0
    var after: CGFloat = 0
    for cell in rows[row].cells where !cell.unsized.contains(.vertical) {
      let dimensions = cell.node.dimensions(for: ProposedViewSize(width: width(of: cell), height: offer))
      let value = dimensions.value(of: guide)
      before = max(before, value)
      after = max(after, dimensions.height - value)
    }
    return (before, before + after)
  }

  private mutating func place(_ heights: [CGFloat], _ gaps: [CGFloat]) {
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let guide = (row.alignment ?? configuration.alignment.vertical).key
      let before = rowHeight(index, heights[index]).before
      for cell in row.cells {
        let box = CGSize(width: width(of: cell), height: heights[index])
        let proposal = ProposedViewSize(box)
        let dimensions = cell.node.dimensions(for: proposal)
        var origin = CGPoint(x: start(of: cell.column), y: y)
        if let anchor = cell.node.trait(GridCellAnchorTrait.self) {
          origin.x += (box.width - dimensions.width) * anchor.x
          origin.y += (box.height - dimensions.height) * anchor.y
        } else {
          let alignment = columnAlignment(of: cell).key
          let whole = ViewDimensions(node: nil, proposal: proposal, size: box)
          origin.x += whole.value(of: alignment) - dimensions.value(of: alignment)
          origin.y += before - dimensions.value(of: guide)
        }
        places.append(Place(node: cell.node, origin: origin, proposal: proposal))
      }
      y += heights[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// What any cell of the column says holds for all of them.
  private func columnAlignment(of cell: Cell) -> HorizontalAlignment {
    if cell.span == 1 {
      for other in rows.flatMap(\.cells) where other.column == cell.column && other.span == 1 {
        if let alignment = other.node.trait(GridColumnAlignmentTrait.self) { return alignment }
      }
    }
    return configuration.alignment.horizontal
  }

  // MARK: Sharing

  /// The lengths that members take of an offer, the least flexible first.
  private func shares(
    of offered: CGFloat?, among count: Int, _ length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let offered, offered.isFinite else { return (0..<count).map { length($0, offered) } }
    let flexibility = (0..<count).map { length($0, .infinity) - length($0, 0) }
    let order = (0..<count).sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var remaining = offered
    var result = Array(repeating: CGFloat(0), count: count)
    for (position, index) in order.enumerated() {
      result[index] = length(index, max(0, remaining / CGFloat(count - position)))
      remaining -= result[index]
    }
    return result
  }
}
