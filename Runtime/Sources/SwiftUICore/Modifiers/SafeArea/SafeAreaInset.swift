import CoreGraphics
import Drawing

/// `safeAreaInset`: a second view at an edge, which the content keeps clear of.
struct SafeAreaInsetModifier: PrimitiveModifier {
  let edge: Edge
  /// Across the edge.
  let alignment: AlignmentKey
  /// Points between the two; nil takes their preferences.
  let spacing: CGFloat?
  let inset: any View

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { SafeAreaInsetNode(context) }
}

final class SafeAreaInsetNode: ModifierNode, SafeAreaProvider {
  private var modifier: SafeAreaInsetModifier!
  private var inset: Node?
  private var insetType: ObjectIdentifier?

  override func makePart() -> ModifierNode {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    let part = SafeAreaInsetNode(context)
    part.apply(modifier, context)
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is SafeAreaInsetModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? SafeAreaInsetModifier else { return }
    let isSame = modifier.map {
      $0.edge == new.edge && $0.alignment == new.alignment && $0.spacing == new.spacing
    }
    modifier = new
    if isSame == false { setNeedsLayout() }
    updateInset(new.inset, context)
    forEachPart { $0.apply(new, context) }
  }

  private func updateInset(_ view: any View, _ context: _ViewContext) {
    @MainActor func open<V: View>(_ view: V) {
      if insetType != ObjectIdentifier(V.self) {
        inset?.teardown()
        inset = nil
        insetType = ObjectIdentifier(V.self)
        setNeedsLayout()
      }
      inset = V._update(view, inset, context.under(self))
    }
    open(view)
  }

  private var insetChildren: [Node] { inset?.layoutChildren ?? [] }

  private var axis: Axis { modifier.edge.axis }

  private func length(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

  /// What the inset takes at its edge, spacing included.
  private func thickness(_ proposal: ProposedViewSize) -> CGFloat {
    guard let single else { return 0 }
    let children = insetChildren
    let most = children.reduce(CGFloat(0)) { max($0, length($1.size(for: proposal))) }
    guard most > 0 else { return 0 }
    let distance =
      modifier.spacing
      ?? children.reduce(CGFloat(0)) { distance, child in
        let isFirst = modifier.edge == .top || modifier.edge == .leading
        let (a, b) = isFirst ? (child.spacing, single.spacing) : (single.spacing, child.spacing)
        return max(distance, a.distance(to: b, along: axis))
      }
    return most + distance
  }

  private func inner(_ proposal: ProposedViewSize, _ thickness: CGFloat) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - thickness) })
      : ProposedViewSize(width: proposal.width.map { max(0, $0 - thickness) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let single else { return .zero }
    let thickness = thickness(proposal)
    let size = single.size(for: inner(proposal, thickness))
    return axis == .vertical
      ? CGSize(width: size.width, height: size.height + thickness)
      : CGSize(width: size.width + thickness, height: size.height)
  }

  override func placeChildren() {
    guard let single else { return }
    let thickness = thickness(placedProposal)
    insetThickness = thickness
    var origin = CGPoint.zero
    if modifier.edge == .top { origin.y = thickness }
    if modifier.edge == .leading { origin.x = thickness }
    let content = single.size(for: inner(placedProposal, thickness))
    safeFrame = CGRect(origin: origin, size: content)
    place(single, at: origin, proposal: inner(placedProposal, thickness), mirrored: isMirrored)
    let box = ViewDimensions(node: nil, proposal: placedProposal, size: frame.size)
    for child in insetChildren {
      let size = child.dimensions(for: placedProposal)
      var point = CGPoint.zero
      if axis == .vertical {
        point.x = box.value(of: modifier.alignment) - size.value(of: modifier.alignment)
        if modifier.edge == .bottom { point.y = frame.height - size.height }
      } else {
        point.y = box.value(of: modifier.alignment) - size.value(of: modifier.alignment)
        if modifier.edge == .trailing { point.x = frame.width - size.width }
      }
      place(child, at: point, proposal: placedProposal, mirrored: isMirrored)
    }
  }

  private(set) var safeFrame = CGRect.zero
  private var insetThickness: CGFloat = 0

  var insets: EdgeInsets {
    var insets = EdgeInsets()
    insets[modifier.edge] = insetThickness
    return insets
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }

  override func record(into items: inout [DisplayItem]) {
    super.record(into: &items)
    record(leaving: leavingNodes, into: &items)
    for child in insetChildren { record(child: child, into: &items) }
  }

  /// A bar is read as a whole, before the content where it stands at its top.
  override func makeAccessibility() -> AccessibilityFragment {
    let bar = AccessibilityElement.group(
      id: id, passedAccessibility(insetChildren).elements, box: insetChildren.first?.frame ?? .zero)
    let content = AccessibilityElement.group(
      id: id, passedAccessibility(super.describedChildren).elements, box: single?.frame ?? .zero)
    let isFirst = modifier.edge == .top || modifier.edge == .leading
    return .group(id: id, (isFirst ? [bar, content] : [content, bar]).compactMap { $0 }, size: frame.size)
  }

  override var ordersLeaving: Bool { true }
  override var name: String { "safeAreaInset" }
  override var detail: String { "\(modifier.edge)" }
  override var describedChildren: [Node] { super.describedChildren + insetChildren }
  override var structure: [Node] { super.structure + (inset.map { [$0] } ?? []) }

  override func teardown() {
    super.teardown()
    inset?.teardown()
    inset = nil
  }
}

extension View {
  /// Shows a view at the top or bottom and lets this one's safe area end there.
  /// - Parameter spacing: points between the two; nil is the standard distance.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    primitive(
      SafeAreaInsetModifier(
        edge: Edge(vertical: edge), alignment: alignment.key, spacing: spacing, inset: content()))
  }

  /// Shows a view at the leading or trailing side and lets this one's safe area end there.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    primitive(
      SafeAreaInsetModifier(
        edge: Edge(horizontal: edge), alignment: alignment.key, spacing: spacing, inset: content()))
  }
}
