/// Which items of two lists belong together, in drawing order.
enum ListAlignment {
  enum Pair {
    case both(DisplayItem, DisplayItem)
    case removed(DisplayItem)
    case inserted(DisplayItem)
  }

  /// Calls the body for the items of both lists: pairs keep the order of both, and what has no partner comes
  /// where it was or is drawn.
  static func forEachPair(_ old: [DisplayItem], _ new: [DisplayItem], _ body: (Pair) -> Void) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.mayBecome($1) }) {
      for index in old.indices { body(.both(old[index], new[index])) }
      return
    }
    var oldStart = 0
    var newStart = 0
    for anchor in anchors(old, new) + [(old.count, new.count)] {
      pairGap(old[oldStart..<anchor.0], new[newStart..<anchor.1], body)
      if anchor.0 < old.count { body(.both(old[anchor.0], new[anchor.1])) }
      (oldStart, newStart) = (anchor.0 + 1, anchor.1 + 1)
    }
  }

  /// What lies between two sure pairs: as many before as after are the same things, changed.
  private static func pairGap(_ old: ArraySlice<DisplayItem>, _ new: ArraySlice<DisplayItem>, _ body: (Pair) -> Void) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.mayBecome($1) }) {
      for (a, b) in zip(old, new) { body(.both(a, b)) }
    } else {
      for item in old { body(.removed(item)) }
      for item in new { body(.inserted(item)) }
    }
  }

  /// Places of items of one identity, ascending in both lists: the longest such row.
  private static func anchors(_ old: [DisplayItem], _ new: [DisplayItem]) -> [(Int, Int)] {
    var places: [Identity: Int] = [:]
    var doubles: Set<Identity> = []
    for (index, item) in old.enumerated() {
      guard let identity = item.identity else { continue }
      if places.updateValue(index, forKey: identity) != nil { doubles.insert(identity) }
    }
    var pairs: [(Int, Int)] = []
    for (index, item) in new.enumerated() {
      guard let identity = item.identity, !doubles.contains(identity), let place = places[identity] else { continue }
      pairs.append((place, index))
    }
    return ascending(pairs)
  }

  /// The longest row of pairs whose first numbers ascend (patience sorting).
  private static func ascending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var tops: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].0 < pair.0 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = tops[low - 1] }
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var result: [(Int, Int)] = []
    var index = tops.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }

  /// What makes an item the same thing in two lists.
  fileprivate enum Identity: Hashable {
    case node(Int)
    case list(ObjectIdentifier)
  }
}

extension DisplayItem {
  fileprivate var identity: ListAlignment.Identity? {
    switch self {
    case .list(let list, _): list.node.map { .node($0) } ?? .list(ObjectIdentifier(list))
    case .marked(let mark, _): .node(mark.node)
    case .effect(_, let list): list.node.map { .node($0) } ?? .list(ObjectIdentifier(list))
    case .fill, .stroke, .glyphs, .image: nil
    }
  }

  /// Whether the other may be the same thing, changed: not if they are known to belong to two nodes.
  fileprivate func mayBecome(_ other: DisplayItem) -> Bool {
    guard case .node(let a)? = identity, case .node(let b)? = other.identity else { return true }
    return a == b
  }
}
