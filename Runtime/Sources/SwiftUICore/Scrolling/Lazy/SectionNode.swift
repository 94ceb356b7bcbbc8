/// A group of rows with what stands above and below it.
///
/// Containers that know sections (lists, lazy stacks and grids) see which part a child belongs to;
/// elsewhere the header, the content and the footer are simply three views in a row.
nonisolated package struct SectionContent<Header: View, Content: View, Footer: View>: View {
  package typealias Body = Never

  private let header: Header
  private let content: Content
  private let footer: Footer

  package init(header: Header, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  @MainActor
  package static func _update(_ view: Self, _ old: _ViewNode?, _ context: _ViewContext) -> _ViewNode {
    let node = old.map { unsafeDowncast($0, to: SectionNode.self) } ?? SectionNode(context)
    let inner = context.under(node)
    node.header = Header._update(view.header, node.header, inner)
    node.content = Content._update(view.content, node.content, inner)
    node.footer = Footer._update(view.footer, node.footer, inner)
    return node
  }
}

final class SectionNode: Node {
  fileprivate var header: Node?
  fileprivate var content: Node?
  fileprivate var footer: Node?

  override var structure: [Node] { [header, content, footer].compactMap { $0 } }
  override var passesStructure: Bool { true }

  override func appendLayoutChildren(to list: inout [Node]) {
    for part in structure { part.appendLayoutChildren(to: &list) }
  }

  override func appendLazyItems(to list: inout LazyItemList) {
    let outer = (list.section, list.role)
    list.section = self
    list.role = .header
    header?.appendLazyItems(to: &list)
    list.role = .content
    content?.appendLazyItems(to: &list)
    list.role = .footer
    footer?.appendLazyItems(to: &list)
    (list.section, list.role) = outer
  }

  override func teardown() {
    super.teardown()
    for part in structure { part.teardown() }
    header = nil
    content = nil
    footer = nil
  }
}
