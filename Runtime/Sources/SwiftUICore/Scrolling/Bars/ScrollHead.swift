import CoreGraphics
import Observation

/// What a bar knows of the first scroll view below it: how much of the bar's head has given way to the content.
///
/// The scroll view lies below the whole head; its content moves under it, and the parts of the bar follow by
/// drawing (`ScrollHeadEffect`). A frame of scrolling measures, places and updates nothing.
@MainActor @Observable
package final class ScrollHead {
  /// A part of the bar that gives way; those that come first go first.
  package enum Part: Int, CaseIterable { case search, title }

  /// Whether the large title has gone: another one shows in the bar.
  package private(set) var isTitleCovered = false
  /// Whether there is a scroll view that moves the head.
  package private(set) var isScrolled = false
  @ObservationIgnored private var lengths: [CGFloat] = [0, 0]
  @ObservationIgnored private var effects: [ScrollHeadEffectNode] = []
  @ObservationIgnored private(set) var offset: CGFloat = 0
  /// Points of content below the viewport.
  @ObservationIgnored private(set) var rest: CGFloat = 0

  /// Points of the large title's lower end that hold no text: without the rest, nothing of it is seen.
  private static let titleMargin: CGFloat = 8
  /// Points of content below a bar over which its background comes in (observed).
  package static let fading: CGFloat = 12

  nonisolated package init() {}

  /// Points that give way in all.
  var length: CGFloat { lengths[0] + lengths[1] }

  /// Points of a part that have given way.
  func covered(_ part: Part) -> CGFloat {
    let before = lengths[..<part.rawValue].reduce(0, +)
    return min(max(offset - before, 0), lengths[part.rawValue])
  }

  var covered: CGFloat { covered(at: offset) }

  func covered(at offset: CGFloat) -> CGFloat { min(max(offset, 0), length) }

  /// Points by which the content lies below its place.
  var overscroll: CGFloat { max(0, -offset) }

  /// 0…1: how much of the bar's background shows.
  var ground: CGFloat { min(max((offset - length) / Self.fading, 0), 1) }

  /// 0…1: how much of the background of a bar below the content shows.
  var bottomGround: CGFloat { min(max(rest / Self.fading, 0), 1) }

  /// Where the head may come to rest.
  func restingOffset(near offset: CGFloat, upTo end: CGFloat) -> CGFloat? {
    guard offset > 0, offset < length else { return nil }
    let places = [0, lengths[0], length, end].filter { $0 <= end && $0 <= length }
    return places.min { abs($0 - offset) < abs($1 - offset) }
  }

  // MARK: Parts

  func take(_ length: CGFloat, of part: Part) { lengths[part.rawValue] = length }

  func add(_ effect: ScrollHeadEffectNode) { effects.append(effect) }

  func remove(_ effect: ScrollHeadEffectNode) {
    effects.removeAll { $0 === effect }
    if case .room(let part) = effect.kind { take(0, of: part) }
  }

  // MARK: The scroll view

  /// - Parameter scroll: nil where none lies below the bar.
  func follow(_ scroll: ScrollNode?, in graph: ViewGraph) {
    offset = scroll?.offset.y ?? 0
    rest = scroll.map { $0.range(along: .vertical).upperBound - $0.offset.y } ?? 0
    for effect in effects { effect.headMoved() }
    let isCovered = lengths[1] > 0 && covered(.title) >= lengths[1] - Self.titleMargin
    let isScrolled = scroll != nil
    guard isCovered != isTitleCovered || isScrolled != self.isScrolled else { return }
    graph.afterLayout { [weak self] in
      guard let self else { return }
      if isTitleCovered != isCovered { isTitleCovered = isCovered }
      if self.isScrolled != isScrolled { self.isScrolled = isScrolled }
    }
  }
}
