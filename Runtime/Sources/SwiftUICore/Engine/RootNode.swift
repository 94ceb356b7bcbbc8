import CoreGraphics
import Drawing

/// The top of the tree: proposes the stage's size to its content and centres it.
final class RootNode: Node, SafeAreaProvider {
  var content: Node?
  var insets = EdgeInsets()

  var safeFrame: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - bottomInset))
  }

  /// The keyboard lies over the home indicator.
  private var bottomInset: CGFloat { max(insets.bottom, graph.keyboard.coveredHeight) }

  func insets(for regions: SafeAreaRegions) -> EdgeInsets {
    var result = regions.contains(.container) ? insets : EdgeInsets()
    let covered = graph.keyboard.coveredHeight
    switch (regions.contains(.container), regions.contains(.keyboard)) {
    case (true, true): result.bottom = bottomInset
    case (true, false): result.bottom = bottomInset - covered
    case (false, true): result.bottom = bottomInset - insets.bottom
    case (false, false): break
    }
    return result
  }

  private var contentChildren: [Node] { content?.layoutChildren ?? [] }

  /// The content with what is presented above it, back to front.
  private var children: [Node] {
    guard graph.showsPortals, !graph.portals.isEmpty else { return contentChildren }
    return contentChildren + graph.portals.flatMap { $0.portal?.layoutChildren ?? [] }
  }

  /// What stands above the keys; reports and scripts see it, the keys they do not.
  private var keyboardBars: [Node] { graph.keyboard.bars.flatMap { $0.bar?.layoutChildren ?? [] } }
  private var keys: [Node] { graph.keyboard.panel?.layoutChildren ?? [] }

  func contentSize(for proposal: ProposedViewSize) -> CGSize {
    contentChildren.reduce(CGSize.zero) { most, child in
      let size = child.size(for: proposal)
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeChildren() {
    let safe = safeFrame
    for child in children {
      let proposal = ProposedViewSize(safe.size)
      let size = child.size(for: proposal)
      place(
        child, at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2),
        proposal: proposal)
    }
    placeKeyboard()
  }

  /// The keyboard comes up from below the screen, with the bar above it.
  private func placeKeyboard() {
    let keyboard = graph.keyboard
    let top = keyboard.isUp ? frame.height - keyboard.coveredHeight + keyboard.pull : frame.height
    let bars = keyboardBars
    let width = frame.width / CGFloat(max(bars.count, 1))
    for (index, bar) in bars.enumerated() {
      place(
        bar, at: CGPoint(x: CGFloat(index) * width, y: top),
        proposal: ProposedViewSize(width: width, height: keyboard.barHeight))
    }
    for panel in keys {
      place(
        panel, at: CGPoint(x: 0, y: top + keyboard.barHeight),
        proposal: ProposedViewSize(width: frame.width, height: keyboard.panelHeight))
    }
  }

  override func record(into items: inout [DisplayItem]) {
    for child in children + keyboardBars + keys { record(child: child, into: &items) }
  }

  override func structureChanged() { setNeedsLayout() }
  override var name: String { "Root" }
  override var describedChildren: [Node] { children + keyboardBars }
  override var childrenFrontToBack: [Node] { (children + keyboardBars + keys).reversed() }

  override func makeAccessibility() -> AccessibilityFragment { passedAccessibility(describedChildren + keys) }
  override var structure: [Node] { content.map { [$0] } ?? [] }

  override func teardown() {
    super.teardown()
    content?.teardown()
    content = nil
  }
}
