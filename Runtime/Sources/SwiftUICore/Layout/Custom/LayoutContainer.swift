import CoreGraphics
import Drawing

/// A layout with the views that it lays out.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
  typealias Body = Never

  let layout: L
  let content: Content

  @MainActor
  static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: LayoutContainerNode.self) } ?? LayoutContainerNode(context)
    node.update(view.layout)
    node.updateContent(view.content, context)
    return node
  }
}

/// A layout with its cache, whatever its type.
protocol LayoutBox: AnyObject {
  var name: String { get }
  var orientation: Axis? { get }
  func isSame(as other: Any) -> Bool
  func subviewsChanged()
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func alignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat?
}

final class TypedLayoutBox<L: Layout>: LayoutBox {
  /// As it is shown: its animatable data may be on their way.
  var layout: L {
    didSet { isCacheOutOfDate = true }
  }
  private var cache: L.Cache?
  private var isCacheOutOfDate = false

  init(_ layout: L) { self.layout = layout }

  var name: String { String(describing: L.self) }

  var orientation: Axis? { L.layoutProperties.stackOrientation }

  func isSame(as other: Any) -> Bool {
    guard let other = other as? L else { return false }
    let layout = layout
    return inLayoutPass {
      withUnsafePointer(to: layout) { a in
        withUnsafePointer(to: other) { b in
          TypeDescription.of(L.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
        }
      }
    }
  }

  func subviewsChanged() { isCacheOutOfDate = true }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ use: (inout L.Cache) -> Result) -> Result {
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if isCacheOutOfDate, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isCacheOutOfDate = false
    defer { self.cache = cache }
    return use(&cache)
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func alignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

/// The node of a layout that is written in Swift against the public protocol.
final class LayoutContainerNode: ContainerNode, SpacerContainer {
  private var box: (any LayoutBox)?
  private var placements: LayoutPlacements?

  /// The layout's animatable data, once they have been on their way.
  private var flight: AnimatableFlight?

  func update<L: Layout>(_ layout: L) {
    func open<M: Layout>(_ layout: M) { take(layout) }
    if let any = layout as? AnyLayout { open(any.layout) } else { take(layout) }
  }

  private func take<L: Layout>(_ layout: L) {
    if let box, box.isSame(as: layout) && flight?.isRunning != true { return }
    guard let typed = box as? TypedLayoutBox<L> else {
      flight = nil
      box = TypedLayoutBox(layout)
      return setNeedsLayout()
    }
    let flight = self.flight ?? AnimatableFlight()
    self.flight = flight
    flight.go(to: layout, from: typed.layout, on: self) { [unowned self] layout in
      typed.layout = layout
      setNeedsLayout()
    }
  }

  private var subviews: LayoutSubviews {
    let placements = self.placements ?? LayoutPlacements(children)
    self.placements = placements
    return LayoutSubviews(
      placements, layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
  }

  override func structureChanged() {
    placements = nil
    super.structureChanged()
  }

  override func dropLayoutCaches() {
    super.dropLayoutCaches()
    box?.subviewsChanged()
  }

  override func didInvalidateBelow(sizesMayChange: Bool) { box?.subviewsChanged() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = box?.size(proposal, subviews) ?? .zero
    return CGSize(width: size.width.isNaN ? 0 : max(0, size.width), height: size.height.isNaN ? 0 : max(0, size.height))
  }

  override func placeChildren() {
    guard let box else { return }
    let subviews = subviews
    let bounds = CGRect(origin: .zero, size: frame.size)
    for index in subviews.indices { subviews.placements.placed[index] = nil }
    box.place(in: bounds, placedProposal, subviews)
    let isMirrored = isMirrored
    for (index, child) in subviews.placements.nodes.enumerated() {
      let (origin, proposal) = subviews.placements.origin(of: index, in: bounds)
      place(child, at: origin, proposal: proposal, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    box?.alignment(key, in: CGRect(origin: .zero, size: dimensions.size), dimensions.proposal, subviews)
  }

  override var spacing: ViewSpacing { box?.spacing(subviews) ?? .zero }
  var spacerAxis: Axis? { box?.orientation }
  override var name: String { box?.name ?? "Layout" }

  override func teardown() {
    super.teardown()
    placements = nil
  }
}
