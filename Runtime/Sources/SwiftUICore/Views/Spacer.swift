import CoreGraphics
import Drawing

/// Room that grows along the stack it lies in.
@frozen nonisolated public struct Spacer: View {
  public typealias Body = Never

  /// Points; nil is the standard distance, 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor
  public static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: SpacerNode.self) } ?? SpacerNode(view.minLength, context)
    node.update(view.minLength)
    return node
  }
}

final class SpacerNode: Node {
  private var minLength: CGFloat?

  init(_ minLength: CGFloat?, _ context: _ViewContext) {
    self.minLength = minLength
    super.init(context)
  }

  func update(_ length: CGFloat?) {
    guard length != minLength else { return }
    minLength = length
    setNeedsLayout()
  }

  /// The axis of the stack around it; nil outside a stack, where it grows both ways.
  private var axis: Axis? {
    var node = parent
    while let current = node {
      if let stack = current as? any SpacerContainer { return stack.spacerAxis }
      if current is ModifierNode { return nil }
      node = current.parent
    }
    return nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? ViewSpacing.standardDistance
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  override var spacing: ViewSpacing { .zero }

  /// Flexible views take room before spacers do.
  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    key == LayoutPriorityTrait.self ? -Double.infinity as? Key.Value : nil
  }

  override var name: String { "Spacer" }
}

/// A container in which a spacer grows along one axis only.
@MainActor
protocol SpacerContainer {
  var spacerAxis: Axis? { get }
}

extension StackNode: SpacerContainer {
  var spacerAxis: Axis? { axis }
}

extension DepthStackNode: SpacerContainer {
  var spacerAxis: Axis? { nil }
}
