import CoreGraphics
import Drawing

/// A view that is built when it is first laid out: a tab that nobody has looked at does nothing.
nonisolated package struct DeferredView<Content: View>: View {
  package typealias Body = Never

  private let content: Content

  package init(_ content: Content) { self.content = content }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: DeferredNode.self) } ?? DeferredNode(context)
    node.update(view.content, context)
    return node
  }
}

final class DeferredNode: ContainerNode {
  private var build: (() -> Void)?
  /// What the modifiers around the content say, which it is not built to be asked.
  private var stated: (any View)?

  func update<Content: View>(_ view: Content, _ context: _ViewContext) {
    stated = view
    guard content == nil else { return updateContent(view, context) }
    build = { [unowned self] in
      updateContent(view, context)
      structureChanged()
    }
  }

  private func buildIfNeeded() {
    build?()
    build = nil
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    buildIfNeeded()
    return DepthArrangement(children, alignment: .center, proposal: proposal).size
  }

  override func placeChildren() {
    buildIfNeeded()
    let arrangement = DepthArrangement(children, alignment: .center, proposal: placedProposal)
    for (index, child) in children.enumerated() {
      place(child, at: arrangement.origins[index], proposal: placedProposal, mirrored: isMirrored)
    }
  }

  override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    buildIfNeeded()
    return children.count == 1 ? children[0].dimensions(for: dimensions.proposal).explicitValue(of: key) : nil
  }

  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? {
    if content != nil, children.count == 1, let own = children[0].trait(key) { return own }
    return stated?.statedTrait(key)
  }

  override var name: String { "Content" }
}
