import CoreGraphics
import Drawing

/// How a part of a bar follows the scroll view below it.
struct ScrollHeadEffect: PrimitiveModifier {
  enum Kind: Equatable {
    /// The part gives way by as many points as it is high.
    case room(ScrollHead.Part)
    /// Moves with the large title.
    case title
    /// Moves with the bar's lower edge.
    case edge
    /// Grows as the content is pulled down, from the leading edge.
    case growth
    /// Shows the more the more content lies below the bar.
    case ground
    /// Shows while no content lies below the bar.
    case edgeGround
    /// The same for a bar below the content.
    case bottomGround
    case bottomEdgeGround
    /// A field that gets flatter: cut to a rounded rectangle of a radius.
    case field(radius: CGFloat)
    /// What a field holds fades as soon as it gets flatter.
    case fieldContent
    /// Is not drawn above its own top edge.
    case cut
    /// Lies above the content by the head's length: what a pull reveals below the bar's row.
    case reveal
  }

  let head: ScrollHead
  let kind: Kind

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ScrollHeadEffectNode(self, context) }
}

final class ScrollHeadEffectNode: ModifierNode {
  private var head: ScrollHead
  private(set) var kind: ScrollHeadEffect.Kind
  /// What was drawn last.
  private var drawn: [CGFloat] = []

  /// The part of its size by which a title grows at most, and the points of overscroll for that (observed).
  private static let growth: CGFloat = 0.1
  private static let growthDistance: CGFloat = 200
  /// Points of a field's height over which its content fades (observed).
  private static let contentFading: CGFloat = 12
  /// More than any screen.
  private static let far: CGFloat = 10000

  init(_ effect: ScrollHeadEffect, _ context: _ViewContext) {
    head = effect.head
    kind = effect.kind
    super.init(context)
    head.add(self)
  }

  override func makePart() -> ModifierNode {
    ScrollHeadEffectNode(
      ScrollHeadEffect(head: head, kind: kind),
      _ViewContext(environment: environment, parent: self, graph: graph))
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ScrollHeadEffect }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ScrollHeadEffect, new.head !== head || new.kind != kind else { return }
    take(new)
    forEachPart { ($0 as? ScrollHeadEffectNode)?.take(new) }
  }

  private func take(_ new: ScrollHeadEffect) {
    head.remove(self)
    (head, kind) = (new.head, new.kind)
    head.add(self)
    setNeedsLayout()
  }

  override func placeChildren() {
    super.placeChildren()
    if case .room(let part) = kind { head.take(frame.height, of: part) }
  }

  // MARK: Values

  private var shift: CGFloat {
    switch kind {
    case .title: head.overscroll - head.covered(.title)
    case .edge: head.overscroll - head.covered
    case .reveal: -head.length
    default: 0
    }
  }

  private var opacity: CGFloat {
    switch kind {
    case .ground: head.ground
    case .edgeGround: 1 - head.ground
    case .bottomGround: head.bottomGround
    case .bottomEdgeGround: 1 - head.bottomGround
    case .fieldContent: max(0, 1 - head.covered(.search) / Self.contentFading)
    default: 1
    }
  }

  private var scale: CGFloat {
    kind == .growth ? 1 + Self.growth * min(head.overscroll / Self.growthDistance, 1) : 1
  }

  private var cut: CGFloat {
    if case .field = kind { return head.covered(.search) }
    return 0
  }

  private var values: [CGFloat] { [shift, opacity, scale, cut] }

  func headMoved() {
    guard values != drawn, !flags.contains(.isDead) else { return }
    setNeedsRecording()
  }

  // MARK: Drawing

  override var contentTransform: CGAffineTransform? {
    if shift != 0 { return CGAffineTransform(translationX: 0, y: shift) }
    guard scale != 1 else { return nil }
    let x = isMirrored ? frame.width : 0
    let y = frame.height
    return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale).translatedBy(x: -x, y: -y)
  }

  /// What of the frame is left; nil where nothing is cut.
  private var box: Figure? {
    switch kind {
    case .cut:
      return .rect(
        CGRect(x: -Self.far, y: 0, width: 2 * Self.far, height: Self.far))
    case .field(let radius):
      guard cut > 0 else { return nil }
      let height = max(0, frame.height - cut)
      return .roundedRect(
        CGRect(x: 0, y: 0, width: frame.width, height: height),
        corner: CGSize(width: min(radius, height / 2), height: min(radius, height / 2)), continuous: false)
    default: return nil
    }
  }

  override func record(into items: inout [DisplayItem]) {
    drawn = values
    guard let single, opacity > 0 else { return }
    var content: [DisplayItem] = []
    record(child: single, into: &content)
    guard !content.isEmpty else { return }
    if shift != 0 {
      content = [.list(DisplayList(content), at: CGPoint(x: 0, y: shift))]
    } else if let transform = contentTransform {
      content = [.effect(.transform(transform), DisplayList(content))]
    }
    if let box { content = [.effect(.clip(box, evenOdd: false), DisplayList(content))] }
    if opacity < 1 { content = [.effect(.opacity(Double(opacity)), DisplayList(content))] }
    items += content
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    if kind == .cut, point.y < 0 { return false }
    if cut > 0, point.y > frame.height - cut { return false }
    return super.hitTest(point, into: &path)
  }

  override var hidesContent: Bool { opacity <= 0 || (cut > 0 && cut >= frame.height) }
  override var contentOpacity: Double { Double(opacity) }
  override var name: String { "scrollHead" }
  override var detail: String { "\(kind)" }

  override func teardown() {
    super.teardown()
    head.remove(self)
  }
}

extension View {
  nonisolated private func follows(_ head: ScrollHead, _ kind: ScrollHeadEffect.Kind) -> some View {
    nonisolated(unsafe) let head = head
    return primitive(ScrollHeadEffect(head: head, kind: kind))
  }

  /// The view is a part of a bar that gives way to the content.
  nonisolated package func headRoom(_ part: ScrollHead.Part, of head: ScrollHead) -> some View {
    follows(head, .room(part))
  }

  /// Moves with the large title, and is cut where the view begins.
  nonisolated package func movesWithTitle(of head: ScrollHead) -> some View {
    follows(head, .title).follows(head, .cut)
  }

  /// Grows as the content is pulled down.
  nonisolated package func growsWithPull(of head: ScrollHead) -> some View { follows(head, .growth) }

  /// Moves with the lower edge of the bar.
  nonisolated package func movesWithEdge(of head: ScrollHead) -> some View { follows(head, .edge) }

  /// Shows while content lies below the bar, or only while none does.
  nonisolated package func showsOverContent(_ isOver: Bool, of head: ScrollHead, edge: VerticalEdge) -> some View {
    switch (edge, isOver) {
    case (.top, true): follows(head, .ground)
    case (.top, false): follows(head, .edgeGround)
    case (.bottom, true): follows(head, .bottomGround)
    case (.bottom, false): follows(head, .bottomEdgeGround)
    }
  }

  /// A field that gets flatter as it gives way.
  nonisolated package func flattens(with head: ScrollHead, radius: CGFloat) -> some View {
    follows(head, .field(radius: radius))
  }

  /// What a field holds that gets flatter.
  nonisolated package func fadesInField(of head: ScrollHead) -> some View { follows(head, .fieldContent) }

  /// What a pull reveals between the bar's row and its head.
  nonisolated func revealed(by head: ScrollHead?) -> some View {
    nonisolated(unsafe) let head = head ?? ScrollHead()
    return follows(head, .reveal)
  }
}

private struct ScrollHeadKey: EnvironmentKey { static var defaultValue: ScrollHead? { nil } }

extension EnvironmentValues {
  /// The head of the bar above the screen.
  package var scrollHead: ScrollHead? {
    get { self[ScrollHeadKey.self] }
    set { self[ScrollHeadKey.self] = newValue }
  }
}
