import CoreGraphics

// Matching
//
// After layout: reads the boxes of sources, writes the boxes in which the views are shown that are matched
// with them. A view that becomes the source starts in the box of the source before.

/// The views of one id, and whose box counts.
@MainActor
final class MatchGroup {
  fileprivate var members: [MatchedGeometryNode] = []
  fileprivate weak var source: MatchedGeometryNode?
  /// The source's box in the last layout, and where it was seen.
  fileprivate var target: CGRect?

  /// The first that is there to stay.
  fileprivate var currentSource: MatchedGeometryNode? {
    members.first { $0.modifier.isSource && $0.isShown && !$0.isLeaving }
  }
}

extension ViewGraph {
  func addMatch(_ node: MatchedGeometryNode, for key: MatchKey) {
    let group = matches[key] ?? MatchGroup()
    matches[key] = group
    group.members.append(node)
  }

  func removeMatch(_ node: MatchedGeometryNode, for key: MatchKey) {
    guard let group = matches[key] else { return }
    group.members.removeAll { $0 === node }
    if group.members.isEmpty, group.source == nil || group.source === node { matches[key] = nil }
  }

  /// Shows matched views in the boxes of their sources, as layout has left them.
  func matchGeometry() {
    guard !matches.isEmpty else { return }
    // All boxes are read before one of them is changed: what is matched may lie within what is matched.
    var changes: [(group: MatchGroup, source: MatchedGeometryNode, box: CGRect, start: CGRect?)] = []
    for group in matches.values {
      guard let source = group.currentSource else { continue }
      guard let box = source.laidOutBox ?? group.target else { continue }
      var start: CGRect?
      if let former = group.source, former !== source {
        start = former.isShown ? former.box ?? former.seenBox : group.target
      } else if group.source == nil {
        start = group.target
      }
      changes.append((group, source, box, start))
    }
    for change in changes { match(change.group, change.source, change.box, from: change.start) }
    for group in matches.values where group.currentSource == nil { endMatch(group) }
  }

  private func match(_ group: MatchGroup, _ source: MatchedGeometryNode, _ box: CGRect, from start: CGRect?) {
    let isNew = group.source !== source
    group.source = source
    group.target = box
    if isNew, let start {
      source.show(in: box, from: start)
    } else if source.isOnItsWay {
      source.show(in: box, from: nil)
    }
    if !source.isOnItsWay { source.rest() }
    for member in group.members where member !== source && member.isShown {
      member.show(in: box, from: member.box == nil && member.isLeaving ? member.seenBox : nil)
    }
  }

  /// Nobody is the source: a view that goes keeps its box, others are shown where they lie.
  private func endMatch(_ group: MatchGroup) {
    for member in group.members where !member.isLeaving { member.rest() }
    // A view that is going may still be followed by the next.
    if group.members.allSatisfy({ !$0.isLeaving }) {
      group.source = nil
      group.target = nil
    }
  }
}
