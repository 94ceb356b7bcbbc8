import CoreGraphics
import Drawing

/// One of the hairlines of a row.
package struct RowSeparator: Equatable {
  package var color: Color
  /// From edge to edge of the row, whatever the guides say.
  package var isFull: Bool

  package init(color: Color, isFull: Bool) {
    self.color = color
    self.isFull = isFull
  }
}

/// Draws the hairlines above and below a row. They start below the row's text and end at its trailing
/// edge, unless the guides for separators say otherwise.
struct RowSeparatorsModifier: PrimitiveModifier {
  let top: RowSeparator?
  let bottom: RowSeparator?

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { RowSeparatorsNode(context) }
}

final class RowSeparatorsNode: ModifierNode {
  private var top: RowSeparator?
  private var bottom: RowSeparator?
  private let context: _ViewContext
  private var reader: ScopeReader?

  override init(_ context: _ViewContext) {
    self.context = context
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    let part = RowSeparatorsNode(context.under(self))
    part.top = top
    part.bottom = bottom
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is RowSeparatorsModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? RowSeparatorsModifier, new.top != top || new.bottom != bottom else { return }
    top = new.top
    bottom = new.bottom
    forEachPart { $0.apply(other, context) }
    setNeedsRecording()
  }

  override func record(into items: inout [DisplayItem]) {
    super.record(into: &items)
    guard top != nil || bottom != nil, let single else { return }
    let dimensions = single.dimensions(for: placedProposal)
    let leading = dimensions[.listRowSeparatorLeading]
    let trailing = dimensions[.listRowSeparatorTrailing]
    environmentReader.read {
      let values = EnvironmentValues(scope: environment)
      let pixel = values.pixelLength
      @MainActor func line(_ separator: RowSeparator, y: CGFloat) -> DisplayItem {
        let start = separator.isFull ? 0 : leading
        let end = separator.isFull ? frame.width : trailing
        let x = isMirrored ? frame.width - end : start
        return .fill(
          .rect(CGRect(x: x, y: y, width: max(0, end - start), height: pixel)),
          .color(separator.color.resolved(in: values.colorContext)), evenOdd: false)
      }
      if let top { items.append(line(top, y: 0)) }
      if let bottom { items.append(line(bottom, y: frame.height - pixel)) }
    }
  }

  private var environmentReader: ScopeReader {
    if let reader { return reader }
    let new = ScopeReader(context.under(self))
    new.onChange = { [unowned self] in setNeedsRecording() }
    reader = new
    return new
  }

  override var name: String { "separators" }

  override func teardown() {
    super.teardown()
    reader?.teardown()
    reader = nil
  }
}

/// Margins at the sides that are wider on wide screens: 20 points instead of 16, as on iOS.
struct ScreenMargins: LayoutModifier {
  /// What margins outside this one have taken off the screen's width already, in points at each side.
  var outer: Bool

  private func margin(_ width: CGFloat?) -> CGFloat {
    guard let width else { return 16 }
    // Phones from 414 points on have the wide margins; within margins, that is 40 less.
    return width >= (outer ? 374 : 414) ? 20 : 16
  }

  private func padding(_ proposal: ProposedViewSize) -> PaddingModifier {
    let margin = margin(proposal.width)
    return PaddingModifier(insets: EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    padding(proposal).size(of: child, for: proposal, in: context)
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    padding(proposal).placement(of: child, in: size, proposal: proposal, context: context)
  }

  var name: String { "margins" }
}

extension View {
  nonisolated package func rowSeparators(top: RowSeparator?, bottom: RowSeparator?) -> some View {
    primitive(RowSeparatorsModifier(top: top, bottom: bottom))
  }

  /// The side margins of the screen.
  /// - Parameter withinMargins: the view stands within such margins already.
  nonisolated package func screenMargins(withinMargins: Bool = false) -> some View {
    primitive(ScreenMargins(outer: withinMargins))
  }
}
