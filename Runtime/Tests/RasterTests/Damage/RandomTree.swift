import CoreGraphics
import Drawing

/// A tree of lists that is changed at random. What does not change keeps its list, as view nodes do.
final class RandomTree {
  private let id: Int
  private var origin: CGPoint
  private var items: [DisplayItem]
  /// Bars and sheets over what the children draw.
  private var glass: [DisplayItem]
  private var effects: [Effect]
  private var children: [RandomTree] = []
  private var recorded: DisplayList?
  private weak var parent: RandomTree?

  init(_ random: inout Seeded, depth: Int) {
    id = random.count(1...1_000_000_000)
    origin = random.point()
    items = (0..<random.count(0...2)).map { _ in random.item() }
    glass = random.chance(0.2) ? [random.glass()] : []
    effects = random.chance(0.5) ? [random.effect()] : []
    if depth == 3, random.chance(0.5) { becomeScreen(&random) }
    guard depth > 0 else { return }
    for _ in 0..<random.count(1...4) { insert(RandomTree(&random, depth: depth - 1), at: 0) }
  }

  /// An opaque ground, cut to round corners.
  private func becomeScreen(_ random: inout Seeded) {
    let rect = CGRect(x: 2, y: 3, width: 140, height: 120)
    var color = random.color()
    color.alpha = 1
    items = [.fill(.rect(rect.insetBy(dx: -2, dy: -2)), .color(color), evenOdd: false)]
    effects = [
      .clip(.roundedRect(rect, corner: CGSize(width: 20, height: 20), continuous: true), evenOdd: false)
    ]
  }

  var list: DisplayList {
    if let recorded { return recorded }
    var items = items + children.map { .list($0.list, at: $0.origin) } + glass
    for effect in effects { items = [.effect(effect, DisplayList(items))] }
    let list = DisplayList(items, node: id)
    recorded = list
    return list
  }

  private func insert(_ child: RandomTree, at index: Int) {
    child.parent = self
    children.insert(child, at: index)
  }

  private func changed() {
    recorded = nil
    parent?.changed()
  }

  private var all: [RandomTree] { [self] + children.flatMap(\.all) }

  /// Changes something somewhere.
  func change(_ random: inout Seeded) {
    let node = random.pick(all)
    switch random.count(0...9) {
    case 0: node.items.append(random.item())
    case 1: if !node.items.isEmpty { node.items.remove(at: random.count(0...node.items.count - 1)) }
    case 2, 3: if !node.items.isEmpty { node.items[random.count(0...node.items.count - 1)] = random.item() }
    case 4:
      node.origin.x += random.number(-8...8)
      node.origin.y += random.number(-8...8)
      node.parent?.changed()
      return
    case 5: node.effects = random.chance(0.4) ? [] : [random.effect()]
    case 6: node.insert(RandomTree(&random, depth: 1), at: random.count(0...node.children.count))
    case 7: if !node.children.isEmpty { node.children.remove(at: random.count(0...node.children.count - 1)) }
    case 8: node.children.shuffle(using: &random)
    default:
      // A new object that says the same.
      break
    }
    node.changed()
  }
}
