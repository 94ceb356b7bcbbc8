import SwiftUICore

/// Lays out a bar's row: two sides, and a title in the middle of the bar as long as the sides leave it room there.
///
/// The subviews are the leading side, the title and the trailing side; of these, the leading side and then the
/// title give way.
struct BarRowLayout: Layout {
  /// Whether the title stands at the leading side.
  let alignsTitle: Bool

  /// Points between the title and the sides.
  private let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let ideal = sizes.reduce(0) { $0 + $1.width } + 2 * gap
    return CGSize(width: proposal.width ?? ideal, height: proposal.height ?? sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
    let height = bounds.height
    func width(_ subview: LayoutSubview, in room: CGFloat) -> CGFloat {
      min(subview.sizeThatFits(ProposedViewSize(width: max(0, room), height: height)).width, max(0, room))
    }
    let end = width(trailing, in: bounds.width)
    let wanted = title.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    // The title keeps the middle where the leading side can be shorter.
    let half = alignsTitle || wanted == 0 ? 0 : (bounds.width + wanted) / 2 + gap
    let room = bounds.width - end - gap
    let least = leading.sizeThatFits(ProposedViewSize(width: 0, height: height)).width
    let start = width(leading, in: max(least, min(room, bounds.width - half)))
    let free = max(0, bounds.width - start - end - (start > 0 ? gap : 0) - (end > 0 ? gap : 0))
    let length = width(title, in: min(wanted, free))
    let first = bounds.minX + start + (start > 0 ? gap : 0)
    let middle = bounds.midX - length / 2
    let last = bounds.maxX - end - (end > 0 ? gap : 0) - length
    let x = alignsTitle ? first : max(first, min(middle, last))
    func place(_ subview: LayoutSubview, at x: CGFloat, _ width: CGFloat) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: height))
    }
    place(leading, at: bounds.minX, start)
    place(title, at: x, length)
    place(trailing, at: bounds.maxX - end, end)
  }
}
