import CoreGraphics

/// The last two arrangements of a container by proposal, and the alignment guides that come of them.
///
/// Whoever keeps one empties it when sizes are lost and when something below is invalidated: guides move without sizes.
struct ArrangementCache<Arrangement> {
  private struct Entry {
    var proposal: ProposedViewSize
    var arrangement: Arrangement
    var alignments: [(key: AlignmentKey, value: CGFloat?)] = []
  }

  private var entries: [Entry] = []

  /// nil where the proposal has none.
  subscript(proposal: ProposedViewSize) -> Arrangement? {
    entries.first { $0.proposal == proposal }?.arrangement
  }

  mutating func insert(_ arrangement: Arrangement, for proposal: ProposedViewSize) {
    if entries.count == 2 { entries.removeFirst() }
    entries.append(Entry(proposal: proposal, arrangement: arrangement))
  }

  /// The explicit value of a guide, itself nil where no child sets the guide; nil where nobody asked before.
  func alignment(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat?? {
    for entry in entries where entry.proposal == proposal {
      for known in entry.alignments where known.key == key { return .some(known.value) }
    }
    return nil
  }

  mutating func insert(_ value: CGFloat?, of key: AlignmentKey, for proposal: ProposedViewSize) {
    guard let index = entries.firstIndex(where: { $0.proposal == proposal }) else { return }
    // Guides of a program are few; one that makes them by the hundred is not kept all of them.
    if entries[index].alignments.count == 8 { entries[index].alignments.removeFirst() }
    entries[index].alignments.append((key, value))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
