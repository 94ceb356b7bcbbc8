import CoreGraphics

// A frame is a fixed list of passes, each in a file of this folder that says what it may read and
// write, and with a counter that tests read:
//
// 1. update        `UpdatePass`       bodies run
// 2. preferences   `PreferencePass`   observers read what is written below them
// 3. animate       `AnimatePass`      values in flight are sampled, once for each time
// 4. layout        `LayoutPass`       sizes up, frames down
// 5. actions       `ActionPass`       what appeared, changed or was measured acts
// 6. draw          `DrawPass`         lists are recorded again where something changed
// 7. accessibility `AccessibilityPass` elements are made again where something changed
//
// 1–5 are repeated until nothing is dirty; drawing happens when somebody asks for the picture, and
// accessibility when somebody asks for its tree.

extension ViewGraph {
  /// A frame that keeps making itself dirty is stopped after so many rounds.
  private static let roundLimit = 64

  /// Runs update and layout until nothing is dirty.
  /// - Throws: `ViewGraphError.unsettled` when the frame keeps making itself dirty.
  package func runFrame(size newSize: CGSize) throws {
    isFrameRequested = false
    HapticEntry.current = self
    if newSize != size {
      size = newSize
      root.setNeedsLayout()
      keyboard.screenChanged()
    }
    for action in deadlines.takeDue(at: time) { action() }
    firstRound = round + 1
    for _ in 0..<Self.roundLimit {
      round += 1
      recordWhatIsThere()
      runUpdates()
      runPreferenceObservers()
      if isTimeNew {
        isTimeNew = false
        runAnimations()
      }
      showingChanges {
        runLayout()
        recordChanges()
      }
      runDeferredActions()
      if isSettled {
        // What asked for a frame meanwhile has been served by this one, but for what became due.
        isFrameRequested = deadlines.next.map { $0 <= time } ?? false
        return
      }
    }
    let culprit = (updateQueue.first ?? layoutQueue.first).map(place(of:)) ?? "a deferred action"
    throw ViewGraphError.unsettled(view: culprit, rounds: Self.roundLimit)
  }

  /// Places and pictures change in the transaction of the updates that changed them.
  private func showingChanges(_ passes: () -> Void) {
    roundTransaction = geometryTransaction
    passes()
    roundTransaction = Transaction()
    geometryTransaction = Transaction()
  }

  /// Pictures that change by an animation are recorded at once, so that they start from what was seen.
  private func recordChanges() {
    if mayAnimate { _ = root.displayList }
  }

  /// What a round is about to change by an animation starts from what is there now, whether or not
  /// somebody has asked for the picture of it.
  private func recordWhatIsThere() {
    guard !updateQueue.isEmpty, root.flags.contains(.wasPlaced) else { return }
    let mayBeginToAnimate =
      hasStandingScopes || hasValueScopes || hasAnimatedTransitions
      || pendingTransactions.values.contains { $0.animation != nil }
    if mayBeginToAnimate { _ = root.displayList }
  }

  private var isSettled: Bool {
    updateQueue.isEmpty && layoutQueue.isEmpty && preferenceQueue.isEmpty && deferredActions.isEmpty
      && !isCompletionDue
  }

  /// Whether somebody waits for animations of which it is not known yet that they run.
  private var isCompletionDue: Bool {
    (CurrentTransaction.groups + presenceGroups).contains(where: \.isDue)
  }

  /// Whether there is something to do. A change that changed nothing asks for no frame, but who waits for its
  /// animations is told in one.
  package var needsFrame: Bool { isFrameRequested || isCompletionDue }
}
