// Actions
//
// Runs what was deferred until after layout, in order: `onAppear`, `onChange`, `onPreferenceChange`,
// the completions of animations.
// Actions may write state, which starts another round.

extension ViewGraph {
  func runDeferredActions() {
    let actions = deferredActions + CurrentTransaction.completions
    deferredActions.removeAll()
    CurrentTransaction.completions.removeAll()
    for action in actions { action() }
  }
}
