import CoreGraphics

/// A layout of any type: another layout at the same place keeps the identity of the views in it.
@frozen public struct AnyLayout: Layout {
  public struct Cache {
    fileprivate var box: any LayoutBox
  }

  let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  func makeBox() -> any LayoutBox {
    func open<L: Layout>(_ layout: L) -> any LayoutBox { TypedLayoutBox(layout) }
    return open(layout)
  }

  // The engine opens the box itself; these serve layouts that are built on other layouts.

  public func makeCache(subviews: Subviews) -> Cache { Cache(box: makeBox()) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.box.subviewsChanged()
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    cache.box.spacing(subviews)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.box.size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.box.place(in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.alignment(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    cache.box.alignment(guide.key, in: bounds, proposal, subviews)
  }
}
