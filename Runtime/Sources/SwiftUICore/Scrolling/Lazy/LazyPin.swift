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

  /// The pins of headers and footers that are built, where their lines lie now.
  static func pins(of candidates: [LazyPinCandidate], in lines: [LazyNode.Line], _ items: [LazyItem]) -> [LazyPin] {
    candidates.compactMap { candidate in
      guard let node = items[candidate.place].node else { return nil }
      func line(of place: Int) -> LazyNode.Line { lines[lines.partitioningIndex { $0.places.upperBound > place }] }
      let (own, first, last) = (line(of: candidate.place), line(of: candidate.first), line(of: candidate.last))
      return LazyPin(
        node: node, place: candidate.place, role: candidate.role, ownStart: own.start, length: own.length,
        section: first.start...max(first.start, last.end), start: own.start)
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

/// A header or footer that may be pinned: what is known without any length, so that scrolling does not look for it.
struct LazyPinCandidate {
  let place: Int
  let role: SectionRole
  /// The first and the last place of its section.
  let first: Int
  let last: Int

  static func all(in items: [LazyItem], _ pinned: PinnedScrollableViews) -> [LazyPinCandidate] {
    guard !pinned.isEmpty else { return [] }
    var extents: [ObjectIdentifier: (first: Int, last: Int)] = [:]
    var places: [(place: Int, section: ObjectIdentifier)] = []
    for (place, item) in items.enumerated() {
      guard let section = item.section.map(ObjectIdentifier.init) else { continue }
      extents[section, default: (place, place)].last = place
      switch item.role {
      case .header where pinned.contains(.sectionHeaders), .footer where pinned.contains(.sectionFooters):
        places.append((place, section))
      default: break
      }
    }
    return places.map { found in
      let extent = extents[found.section] ?? (found.place, found.place)
      return LazyPinCandidate(place: found.place, role: items[found.place].role, first: extent.first, last: extent.last)
    }
  }
}
