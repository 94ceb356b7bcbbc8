import CoreGraphics

// A frame is a fixed list of passes, each in a file of this folder that says what it may read and
// write, and with a counter that tests read:
//
// 1. update        `UpdatePass`       bodies run
// 2. preferences   `PreferencePass`   observers read what is written below them
// 3. layout        `LayoutPass`       sizes up, frames down
// 4. actions       `ActionPass`       what appeared, changed or was measured acts
// 5. draw          `DrawPass`         lists are recorded again where something changed
//
// 1–4 are repeated until nothing is dirty; drawing happens when somebody asks for the picture.

extension ViewGraph {
  /// A frame that keeps making itself dirty is stopped after so many rounds.
  private static let roundLimit = 64

  /// Runs update and layout until nothing is dirty.
  /// - Throws: `ViewGraphError.unsettled` when the frame keeps making itself dirty.
  package func runFrame(size newSize: CGSize) throws {
    isFrameRequested = false
    if newSize != size {
      size = newSize
      root.setNeedsLayout()
    }
    for _ in 0..<Self.roundLimit {
      runUpdates()
      runPreferenceObservers()
      runLayout()
      runDeferredActions()
      if isSettled { return }
    }
    let culprit = (updateQueue.first ?? layoutQueue.first)?.name ?? "a deferred action"
    throw ViewGraphError.unsettled(view: culprit, rounds: Self.roundLimit)
  }

  private var isSettled: Bool {
    updateQueue.isEmpty && layoutQueue.isEmpty && preferenceQueue.isEmpty && deferredActions.isEmpty
      && CurrentTransaction.completions.isEmpty
  }
}
