import CoreGraphics
import Drawing

/// What a list knows of one of its children when it makes a row of it.
@MainActor
package struct LazyRow {
  package enum Role { case header, content, footer }

  package let role: Role
  /// Nothing of the same role stands before or after it in its section.
  package let isFirst: Bool
  package let isLast: Bool
  /// The number of its section from the top; children outside any section count as one.
  package let section: Int
  /// Whether the section has rows.
  package let sectionHasHeader: Bool
  /// Whether it stays at the viewport's edge while others go by below it.
  package fileprivate(set) var isPinned = false

  let target: Node
  /// Counts the changes of what modifiers say about the child: views of the row read it anew.
  fileprivate var revision = 0

  /// What a modifier on the child says to the list.
  package func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { target.trait(key) }

  /// The child itself, to be placed once.
  package var content: Subview { Subview(node: target) }

  fileprivate func isSame(as other: LazyRow) -> Bool {
    role == other.role && isFirst == other.isFirst && isLast == other.isLast && section == other.section
      && sectionHasHeader == other.sectionHasHeader && target === other.target
  }
}

/// Another view around each child of a lazy container: how a list makes rows of its children.
///
/// A child keeps its place in the structure that made it; its dress shows it as a `Subview`.
@MainActor
final class LazyDressing {
  private let context: _ViewContext
  private var dresses: [ObjectIdentifier: DressNode] = [:]
  private var make: (LazyRow) -> AnyView

  init(context: _ViewContext, make: @escaping (LazyRow) -> AnyView) {
    self.context = context
    self.make = make
  }

  /// Dresses every child again.
  func update(_ make: @escaping (LazyRow) -> AnyView) {
    self.make = make
    for dress in dresses.values { dress.update(dress.row, make) }
  }

  /// The list with a dress around each child that is built.
  func dressed(_ items: [LazyItem]) -> [LazyItem] {
    dropDead()
    var items = items
    var sections = SectionCounter()
    for index in items.indices {
      items[index].sectionNumber = sections.number(of: items[index])
      items[index].sectionHasHeader = sections.hasHeader
    }
    for index in items.indices where items[index].node != nil {
      items[index].content = dressedContent(of: items[index], in: items, at: index)
    }
    return items
  }

  /// Puts a dress around what was built at a place.
  func dress(_ item: inout LazyItem, in items: [LazyItem], at index: Int) {
    item.content = dressedContent(of: item, in: items, at: index)
  }

  private func dressedContent(of item: LazyItem, in items: [LazyItem], at index: Int) -> LazyItem.Content {
    guard case .node(let node) = item.content else { return item.content }
    let previous = index > 0 ? items[index - 1] : nil
    let next = index + 1 < items.count ? items[index + 1] : nil
    let row = LazyRow(
      role: LazyRow.Role(item.role), isFirst: !item.belongs(with: previous), isLast: !item.belongs(with: next),
      section: item.sectionNumber, sectionHasHeader: item.sectionHasHeader,
      target: (node as? DressNode)?.row.target ?? node)
    return .node(dress(row))
  }

  /// A header has begun or ceased to stay at the viewport's edge.
  func setPinned(_ isPinned: Bool, _ node: Node) {
    guard let dress = node as? DressNode, dress.row.isPinned != isPinned else { return }
    var row = dress.row
    row.isPinned = isPinned
    dress.update(row, make)
  }

  /// Ends the dresses of children that are gone.
  func dropDead() {
    for (key, dress) in dresses where dress.row.target.flags.contains(.isDead) {
      dress.teardown()
      dresses[key] = nil
    }
  }

  private func dress(_ row: LazyRow) -> DressNode {
    let key = ObjectIdentifier(row.target)
    let hasNewTraits = row.target.flags.contains(.hasNewTraits)
    row.target.flags.remove(.hasNewTraits)
    if let known = dresses[key] {
      var row = row
      row.revision = known.row.revision + (hasNewTraits ? 1 : 0)
      row.isPinned = known.row.isPinned
      if hasNewTraits || !known.row.isSame(as: row) { known.update(row, make) }
      return known
    }
    let dress = DressNode(row, context)
    context.graph.makingUnmeasured { dress.update(row, make) }
    dresses[key] = dress
    return dress
  }

  func teardown() {
    for dress in dresses.values { dress.teardown() }
    dresses = [:]
  }
}

extension LazyRow.Role {
  fileprivate init(_ role: SectionRole) {
    switch role {
    case .header: self = .header
    case .content: self = .content
    case .footer: self = .footer
    }
  }
}

extension LazyItem {
  fileprivate func belongs(with other: LazyItem?) -> Bool {
    guard let other else { return false }
    return other.section === section && other.role == role
  }
}

/// Numbers sections from the top as their children are met.
private struct SectionCounter {
  private var count = -1
  private var current: SectionNode?
  private(set) var hasHeader = false

  mutating func number(of item: LazyItem) -> Int {
    if count < 0 || item.section !== current {
      count += 1
      current = item.section
      hasHeader = false
    }
    if item.role == .header { hasHeader = true }
    return count
  }
}

/// The dress of one child: what the container places.
final class DressNode: ContainerNode {
  private(set) var row: LazyRow
  private let context: _ViewContext

  fileprivate init(_ row: LazyRow, _ context: _ViewContext) {
    self.row = row
    self.context = context
    super.init(context)
  }

  fileprivate func update(_ row: LazyRow, _ make: (LazyRow) -> AnyView) {
    self.row = row
    updateContent(make(row), context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    children.reduce(CGSize.zero) { most, child in
      let size = child.size(for: proposal)
      return CGSize(width: max(most.width, size.width), height: max(most.height, size.height))
    }
  }

  override func placeChildren() {
    for child in children { place(child, at: .zero, proposal: placedProposal, mirrored: isMirrored) }
  }

  override func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { row.target.trait(key) }
  override func makeAccessibility() -> AccessibilityFragment { groupedAccessibility() }
  override var name: String { "Row" }
}
