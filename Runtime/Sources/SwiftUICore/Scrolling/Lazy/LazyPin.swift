import CoreGraphics

/// A header or footer that stays at the viewport's edge while its section is there.
@MainActor
struct LazyPin {
  let node: Node
  /// The number of its place.
  let place: Int
  private let role: SectionRole
  /// Where it lies without being pinned.
  private let ownStart: CGFloat
  private let length: CGFloat
  private let section: ClosedRange<CGFloat>
  /// Where it lies along the container's axis.
  private(set) var start: CGFloat
  /// Whether it lies elsewhere than its section would have it.
  var isPinned: Bool { abs(start - ownStart) > 0.01 }

  static func pins(in lines: [LazyNode.Line], _ items: [LazyItem], _ pinned: PinnedScrollableViews) -> [LazyPin] {
    guard !pinned.isEmpty else { return [] }
    var extents: [ObjectIdentifier: ClosedRange<CGFloat>] = [:]
    for line in lines {
      guard let section = items[line.places.lowerBound].section else { continue }
      let key = ObjectIdentifier(section)
      let known = extents[key] ?? line.start...line.end
      extents[key] = min(known.lowerBound, line.start)...max(known.upperBound, line.end)
    }
    return lines.compactMap { line in
      let place = line.places.lowerBound
      let item = items[place]
      guard let section = item.section, let node = item.node, let extent = extents[ObjectIdentifier(section)]
      else { return nil }
      switch item.role {
      case .header where pinned.contains(.sectionHeaders), .footer where pinned.contains(.sectionFooters):
        return LazyPin(
          node: node, place: place, role: item.role, ownStart: line.start, length: line.length, section: extent,
          start: line.start)
      default: return nil
      }
    }
  }

  mutating func move(to visible: ClosedRange<CGFloat>) {
    if role == .header {
      let last = max(section.lowerBound, section.upperBound - length)
      start = min(max(ownStart, visible.lowerBound), max(last, ownStart))
    } else {
      let first = min(section.upperBound - length, section.lowerBound)
      start = max(min(ownStart, visible.upperBound - length), min(first, ownStart))
    }
  }
}
