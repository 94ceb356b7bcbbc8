import CoreGraphics
import Drawing

/// A second view behind, over or as the mask of the content, offered the content's size.
struct SecondaryModifier: PrimitiveModifier {
  enum Role: Equatable { case background, overlay, mask }

  let role: Role
  let alignment: Alignment
  let secondary: any View
  /// For `background` with a style: the part of the safe area it grows into.
  var ignoredSafeAreaEdges: Edge.Set = []

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { SecondaryModifierNode(role, context) }
}

/// The node of `background`, `overlay` and `mask`.
final class SecondaryModifierNode: ModifierNode, SafeAreaReader {
  private let role: SecondaryModifier.Role
  private var alignment = Alignment.center
  private var ignoredSafeAreaEdges: Edge.Set = []
  private var secondary: Node?
  private var secondaryType: ObjectIdentifier?
  private var modifier: SecondaryModifier?

  init(_ role: SecondaryModifier.Role, _ context: _ViewContext) {
    self.role = role
    super.init(context)
  }

  override func makePart() -> ModifierNode {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    let part = SecondaryModifierNode(role, context)
    if let modifier { part.apply(modifier, context) }
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool {
    (other as? SecondaryModifier)?.role == role
  }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? SecondaryModifier else { return }
    modifier = new
    if alignment != new.alignment || ignoredSafeAreaEdges != new.ignoredSafeAreaEdges {
      alignment = new.alignment
      ignoredSafeAreaEdges = new.ignoredSafeAreaEdges
      setNeedsLayout()
    }
    updateSecondary(new.secondary, context)
    forEachPart { $0.apply(new, context) }
  }

  private func updateSecondary(_ view: any View, _ context: _ViewContext) {
    @MainActor func open<V: View>(_ view: V) {
      if secondaryType != ObjectIdentifier(V.self) {
        secondary?.teardown()
        secondary = nil
        secondaryType = ObjectIdentifier(V.self)
        setNeedsLayout()
      }
      secondary = V._update(view, secondary, context.under(self))
    }
    open(view)
  }

  var readsSafeArea: Bool { !ignoredSafeAreaEdges.isEmpty }

  private var secondaryChildren: [Node] { secondary?.layoutChildren ?? [] }

  override func placeChildren() {
    guard let single else { return }
    place(single, at: .zero, proposal: placedProposal)
    let grown = SafeArea.growth(of: self, edges: ignoredSafeAreaEdges)
    let size = CGSize(
      width: frame.width + grown.leading + grown.trailing, height: frame.height + grown.top + grown.bottom)
    let children = secondaryChildren
    let proposal = ProposedViewSize(size)
    let arrangement = DepthArrangement(children, alignment: alignment, proposal: proposal)
    let primary = single.dimensions(for: placedProposal)
    // The guides of the union of the secondary's children meet those of the content.
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(for: proposal)
      let origin: CGPoint
      if ignoredSafeAreaEdges.isEmpty {
        origin = CGPoint(
          x: primary[alignment.horizontal] - dimensions[alignment.horizontal],
          y: primary[alignment.vertical] - dimensions[alignment.vertical])
      } else {
        origin = CGPoint(
          x: arrangement.origins[index].x + (size.width - arrangement.size.width) / 2 - grown.leading,
          y: arrangement.origins[index].y + (size.height - arrangement.size.height) / 2 - grown.top)
      }
      place(child, at: origin, proposal: proposal, mirrored: isMirrored)
    }
  }

  override func record(into items: inout [DisplayItem]) {
    guard let single else { return }
    switch role {
    case .background:
      recordSecondary(into: &items)
      record(child: single, into: &items)
    case .overlay:
      record(child: single, into: &items)
      recordSecondary(into: &items)
    case .mask:
      var content: [DisplayItem] = []
      record(child: single, into: &content)
      var mask: [DisplayItem] = []
      recordSecondary(into: &mask)
      items.append(.effect(.mask(DisplayList(mask)), DisplayList(content)))
    }
  }

  /// A mask cuts what is drawn and takes no finger itself.
  override var childrenFrontToBack: [Node] {
    let own = single.map { [$0] } ?? []
    return switch role {
    case .background: own + secondaryChildren.reversed()
    case .overlay: secondaryChildren.reversed() + own
    case .mask: own
    }
  }

  /// A mask is not read.
  override func makeAccessibility() -> AccessibilityFragment {
    role == .mask ? passedAccessibility(super.describedChildren) : super.makeAccessibility()
  }

  /// What is going lies behind what stays.
  private func recordSecondary(into items: inout [DisplayItem]) {
    record(leaving: leavingNodes, into: &items)
    for child in secondaryChildren { record(child: child, into: &items) }
  }

  override var ordersLeaving: Bool { true }

  override var structure: [Node] { super.structure + (secondary.map { [$0] } ?? []) }
  override var name: String { "\(role)" }

  override var describedChildren: [Node] {
    let own = single.map { [$0] } ?? []
    return role == .overlay ? own + secondaryChildren : secondaryChildren + own
  }

  override func teardown() {
    super.teardown()
    secondary?.teardown()
    secondary = nil
  }
}
