import CoreGraphics
import Drawing

/// Content that a gesture reveals: swipe actions, the items of a menu. It is kept in the tree, says what
/// it holds, and is not drawn.
struct HiddenContentModifier: PrimitiveModifier {
  let kind: String
  let detail: String
  /// Where swipe actions come in; nil for content without a place. With an edge, the tree has a region for
  /// each action; without, a record of all of them.
  var edge: HorizontalEdge?
  let content: any View

  /// Swipe actions act in rows, which know them by their edge; the items of a menu act in the menu.
  var givesActions: Bool { kind == "contextMenu" || edge != nil }

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { HiddenContentNode(context) }
}

final class HiddenContentNode: ModifierNode {
  private var modifier: HiddenContentModifier!
  private var hidden: Node?
  private var hiddenType: ObjectIdentifier?
  private var actions: [ActionNode] = []

  /// Recorded on iOS: a swipe action is at least 74 points wide.
  private static let actionWidth: CGFloat = 74

  override func makePart() -> ModifierNode {
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    let part = HiddenContentNode(context)
    part.apply(modifier, context)
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool {
    guard let new = other as? HiddenContentModifier else { return false }
    return modifier == nil || (new.kind == modifier.kind && new.edge == modifier.edge)
  }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? HiddenContentModifier else { return }
    modifier = new
    @MainActor func open<V: View>(_ view: V) {
      if hiddenType != ObjectIdentifier(V.self) {
        hidden?.teardown()
        hidden = nil
        hiddenType = ObjectIdentifier(V.self)
      }
      hidden = V._update(view, hidden, context.under(self))
    }
    open(new.content)
    setNeedsAccessibility()
    if new.edge != nil, !actions.isEmpty, actions.map(\.label) != labels { setNeedsLayout() }
    forEachPart { $0.apply(new, context) }
  }

  private var labels: [String] { (hidden?.layoutChildren ?? []).map { SpokenText(of: $0).string } }

  override func placeChildren() {
    super.placeChildren()
    guard let edge = modifier.edge else { return }
    let context = _ViewContext(environment: environment, parent: self, graph: graph)
    actions = labels.map { ActionNode(kind: "swipeAction", label: $0, context) }
    for (index, action) in actions.enumerated() {
      let isLeft = (edge == .leading) != isMirrored
      let distance = CGFloat(index) * Self.actionWidth
      action.frame = CGRect(
        x: isLeft ? distance : frame.width - distance - Self.actionWidth, y: 0, width: Self.actionWidth,
        height: frame.height)
    }
  }

  /// What a gesture reveals can be done without it: its buttons are actions of the content.
  override func makeAccessibility() -> AccessibilityFragment {
    guard let single else { return .empty }
    let content = passedAccessibility([single])
    guard modifier.givesActions, let hidden else { return content }
    let actions = AccessibilityElement.namedActions(
      hidden.layoutChildren.flatMap { freshFragment(of: $0).elements })
    guard !actions.isEmpty, EnvironmentValues(scope: environment).isEnabled else { return content }
    return AccessibilityFragment(.elements(content.elements.map { $0.changingEach { $0.set(actions) } }))
  }

  /// Nobody places or draws what is hidden, and nobody notes that what it says is another: it is asked anew.
  private func freshFragment(of node: Node) -> AccessibilityFragment {
    var nodes = [node]
    while let next = nodes.popLast() {
      next.accessibility?.fragment = nil
      nodes += next.describedChildren
    }
    return graph.accessibilityFragment(of: node)
  }

  override func didInvalidateBelow(sizesMayChange: Bool) {
    super.didInvalidateBelow(sizesMayChange: sizesMayChange)
    setNeedsAccessibility()
  }

  override var name: String { modifier.kind }

  override var detail: String {
    [modifier.detail, labels.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  override var facts: NodeFacts? { modifier.edge == nil ? .record(kind: modifier.kind, detail: detail) : nil }
  override var describedChildren: [Node] { super.describedChildren + actions }
  override var childrenFrontToBack: [Node] { super.describedChildren }

  /// What is hidden takes no part in the content's preferences.
  override func teardown() {
    super.teardown()
    hidden?.teardown()
    hidden = nil
    actions = []
  }
}

/// Where an action will be when it is revealed.
private final class ActionNode: Node {
  let kind: String
  let label: String

  init(kind: String, label: String, _ context: _ViewContext) {
    self.kind = kind
    self.label = label
    super.init(context)
  }

  override var name: String { kind }
  override var detail: String { label }
  override var facts: NodeFacts? {
    .region(kind: kind, label: label, frame: CGRect(origin: .zero, size: frame.size), isEnabled: true)
  }
}

/// What a view says: its accessibility label, its texts, or else the names of its symbols.
@MainActor
struct SpokenText {
  private var texts: [String] = []
  private var symbols: [String] = []

  init(of node: Node) { visit(node) }

  var string: String { (texts.isEmpty ? symbols : texts).joined(separator: " ") }

  private mutating func visit(_ node: Node) {
    if let label = (node as? AccessibilityNode)?.spokenLabel {
      texts.append(label)
      return
    }
    if node is TextNode {
      texts.append(node.detail)
    } else if case .symbol(let symbol) = node.facts {
      symbols.append(symbol.name)
    }
    for child in node.describedChildren { visit(child) }
  }
}

extension View {
  /// Keeps content that a gesture reveals.
  nonisolated package func hiddenContent(
    _ kind: String, _ detail: String = "", edge: HorizontalEdge? = nil, _ content: some View
  ) -> some View {
    primitive(HiddenContentModifier(kind: kind, detail: detail, edge: edge, content: content))
  }
}
