import CoreGraphics

/// A column of rows that are built when they come near the viewport, each child within a view that the
/// container makes for it.
nonisolated package struct LazyRows<Content: View>: View {
  package typealias Body = Never

  private let row: @MainActor (LazyRow) -> AnyView
  private let spacing: CGFloat
  private let pinsHeaders: Bool
  private let content: Content

  /// - Parameter pinsHeaders: the header of a section stays at the top while its rows scroll below it.
  package init(
    spacing: CGFloat = 0, pinsHeaders: Bool = false, row: @escaping @MainActor (LazyRow) -> AnyView,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.pinsHeaders = pinsHeaders
    self.row = row
    self.content = content()
  }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let configuration = LazyStackNode.Configuration(
      alignment: HorizontalAlignment.leading.key, spacing: view.spacing,
      pinnedViews: view.pinsHeaders ? .sectionHeaders : [])
    let node =
      old.map { unsafeDowncast($0, to: LazyStackNode.self) } ?? LazyStackNode(.vertical, configuration, context)
    if let dressing = node.dressing {
      dressing.update(view.row)
    } else {
      node.dressing = LazyDressing(context: context.under(node), make: view.row)
    }
    return LazyStackNode.update(.vertical, configuration, view.content, node, context)
  }
}
