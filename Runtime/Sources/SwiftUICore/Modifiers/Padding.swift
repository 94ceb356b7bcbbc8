import CoreGraphics

/// `padding`. A nil inset is the standard one.
struct PaddingModifier: LayoutModifier {
  /// Recorded on iOS: `padding()` is 16 on each side.
  static let standardInset: CGFloat = 16

  var insets: EdgeInsets

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func size(of child: Node, for proposal: ProposedViewSize, in context: LayoutModifierContext) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  func placement(
    of child: Node, in size: CGSize, proposal: ProposedViewSize, context: LayoutModifierContext
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    (CGPoint(x: insets.leading, y: insets.top), inner(proposal))
  }

  /// An edge with room of its own no longer shows the child's text to its neighbour.
  func spacing(of child: Node) -> ViewSpacing {
    var spacing = child.spacing
    if insets.top != 0 { spacing.top = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }

  var name: String { "padding" }
  var detail: String {
    "\(number(insets.top)), \(number(insets.leading)), \(number(insets.bottom)), \(number(insets.trailing))"
  }
}

/// A length as trees print it: at most two decimals, none where it is whole.
func number(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
}

extension View {
  /// Adds room around the view.
  /// - Parameter insets: points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    primitive(PaddingModifier(insets: insets))
  }

  /// - Parameter length: points; nil is the standard inset, 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.standardInset
    return primitive(
      PaddingModifier(
        insets: EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// - Parameter length: points on every edge.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
