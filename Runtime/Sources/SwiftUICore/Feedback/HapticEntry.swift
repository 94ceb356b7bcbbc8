import UIKit

/// A haptic that was played: there is no motor here, so the tree of views keeps what it would have done.
package struct HapticEntry: Hashable, Sendable, CustomStringConvertible {
  /// The view that asked for the haptic.
  package struct Source: Hashable, Sendable {
    package var node: Int
    /// The view that holds a `sensoryFeedback`; for a generator of UIKit, the label of what was used.
    package var name: String
  }

  /// In the words of the API, such as `impact(weight: .light)` or, for a generator of UIKit,
  /// `impact(style: .light)`.
  package var kind: String
  /// Seconds on the stage's clock.
  package var time: Double
  /// Nil for a generator of UIKit that nothing on the screen set going.
  package var source: Source?

  package var description: String {
    [kind, source.map { "from \($0.name)" }].compactMap { $0 }.joined(separator: " ")
  }

  /// Where generators of UIKit play, which know of no tree: the one that was brought up to date or used last.
  @MainActor static var current: ViewGraph? {
    get { currentHandle?.object }
    set {
      _ = listener
      let old = current
      currentHandle = newValue?.handle
      if let newValue, newValue !== old { newValue.takeAnnouncements() }
    }
  }

  @MainActor private static var currentHandle: Handle<ViewGraph>?

  @MainActor private static let listener: Int = HapticLog.add { event in current?.play("\(event)", from: nil) }
}

extension ViewGraph {
  /// So many haptics are kept; the oldest go first.
  private static let mostHaptics = 10_000

  func play(_ kind: String, from source: HapticEntry.Source?) {
    if hapticLog.count == Self.mostHaptics { hapticLog.removeFirst() }
    hapticLog.append(HapticEntry(kind: kind, time: time, source: source ?? actingSource?()))
  }

  package func clearHapticLog() { hapticLog = [] }

  /// Runs what a user's input or an assistive technology sets going: haptics in it are this tree's, and those
  /// of UIKit come from the source.
  func acting<Result>(
    from source: @autoclosure @escaping () -> HapticEntry.Source, _ action: () -> Result
  ) -> Result {
    let outer = actingSource
    actingSource = source
    HapticEntry.current = self
    defer { actingSource = outer }
    return action()
  }
}
