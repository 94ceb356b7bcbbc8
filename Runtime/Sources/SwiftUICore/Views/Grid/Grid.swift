import CoreGraphics
import Drawing

/// Rows of cells that share the widths of their columns.
@frozen nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never

  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - horizontalSpacing: points between columns; nil takes the cells' own preferences.
  ///   - verticalSpacing: points between rows; nil takes the cells' own preferences.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: GridNode.self) } ?? GridNode(context)
    node.update(
      .init(alignment: view.alignment, horizontal: view.horizontalSpacing, vertical: view.verticalSpacing))
    node.updateContent(view.content, context)
    return node
  }
}

/// One row of a grid. Outside of a grid its views stand by themselves.
@frozen nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never

  private let alignment: VerticalAlignment?
  private let content: Content

  /// - Parameter alignment: how the row's cells meet; nil takes the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: GridRowNode.self) } ?? GridRowNode(context)
    node.update(view.alignment, view.content, context)
    return node
  }
}

/// Groups the cells of a row; layout sees the cells, and the grid finds their row above them.
final class GridRowNode: Node {
  private(set) var alignment: VerticalAlignment?
  private var content: Node?

  func update<Content: View>(_ alignment: VerticalAlignment?, _ view: Content, _ context: _ViewContext) {
    if alignment != self.alignment {
      self.alignment = alignment
      parent?.structureChanged()
    }
    content = Content._update(view, content, context.under(self))
  }

  override func appendLayoutChildren(to list: inout [Node]) { content?.appendLayoutChildren(to: &list) }
  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
  }
}

enum GridCellColumnsTrait: TraitKey { typealias Value = Int }
enum GridCellAnchorTrait: TraitKey { typealias Value = UnitPoint }
enum GridCellUnsizedAxesTrait: TraitKey { typealias Value = Axis.Set }
enum GridColumnAlignmentTrait: TraitKey { typealias Value = HorizontalAlignment }

extension View {
  /// Lets the cell take so many columns; fewer than one count as one.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    primitive(TraitModifier<GridCellColumnsTrait>(value: max(1, count)))
  }

  /// Puts the view at a point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    primitive(TraitModifier<GridCellAnchorTrait>(value: anchor))
  }

  /// Keeps the cell from making its column or row larger.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    primitive(TraitModifier<GridCellUnsizedAxesTrait>(value: axes))
  }

  /// How all cells of the cell's column are aligned.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    primitive(TraitModifier<GridColumnAlignmentTrait>(value: guide))
  }
}
