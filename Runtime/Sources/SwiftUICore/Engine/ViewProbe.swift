import CoreGraphics
import Drawing

/// Knows where a view lies, for what is shown beside it above everything else: a menu, a popover.
///
/// Nothing is told when the view moves: whoever shows something asks when it does.
@MainActor
package final class ViewProbe {
  @NodeReference fileprivate(set) var node: Node?

  nonisolated package init() {}

  /// In the coordinates of the stage, in points; nil when the view is not there.
  package var frame: CGRect? {
    guard let node, !node.flags.contains(.isDead), node.flags.contains(.wasPlaced) || node.layoutParent != nil else {
      return nil
    }
    return node.position.global
  }
}

extension ViewProbe {
  /// The outline that the view gives to the preview of its context menu.
  package var previewShape: (any Shape)? {
    var next: Node? = node
    while let current = next {
      if let shape = (current as? ContentShapeNode)?.previewShape { return shape }
      next = current.describedChildren.count == 1 ? current.describedChildren.first : nil
    }
    return nil
  }
}

/// Lets a probe know the view.
struct ProbeModifier: PrimitiveModifier {
  let probe: ViewProbe

  @MainActor func makeNode(_ context: _ViewContext) -> ModifierNode { ProbeNode(self, context) }
}

final class ProbeNode: ModifierNode {
  private var modifier: ProbeModifier

  init(_ modifier: ProbeModifier, _ context: _ViewContext) {
    self.modifier = modifier
    super.init(context)
    if modifier.probe.node?.flags.contains(.isDead) != false { modifier.probe.node = self }
  }

  override func makePart() -> ModifierNode {
    let part = ProbeNode(modifier, _ViewContext(environment: environment, parent: self, graph: graph))
    // Of several views the first stands for all.
    if modifier.probe.node === self { modifier.probe.node = part }
    return part
  }

  override func accepts(_ other: any PrimitiveModifier) -> Bool { other is ProbeModifier }

  override func apply(_ other: any PrimitiveModifier, _ context: _ViewContext) {
    guard let new = other as? ProbeModifier else { return }
    modifier = new
    new.probe.node = self
  }

  override var name: String { "probe" }
}

/// Shows what another view draws, as a picture of it: the preview of a context menu, a row that is moved.
nonisolated package struct ViewSnapshot: View {
  package typealias Body = Never

  let probe: ViewProbe

  package init(_ probe: ViewProbe) { self.probe = probe }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: SnapshotNode.self) } ?? SnapshotNode(context)
    node.probe = view.probe
    return node
  }
}

final class SnapshotNode: Node {
  var probe: ViewProbe?

  override func measure(_ proposal: ProposedViewSize) -> CGSize { probe?.node?.frame.size ?? .zero }

  override func record(into items: inout [DisplayItem]) {
    guard let list = probe?.node?.displayList, !list.isEmpty else { return }
    items.append(.list(list, at: .zero))
  }

  override func takesFinger(at point: CGPoint) -> Bool { bounds.contains(point) }
  override var name: String { "Snapshot" }
}

extension View {
  /// Lets a probe know where the view lies.
  nonisolated package func probed(_ probe: ViewProbe) -> some View { primitive(ProbeModifier(probe: probe)) }
}
