// Actions
//
// Runs what was deferred until after layout, in order: `onAppear`, `onChange`, `onPreferenceChange`.
// Actions may write state, which starts another round.

extension ViewGraph {
  func runDeferredActions() {
    let actions = deferredActions
    deferredActions.removeAll()
    for action in actions { action() }
  }
}
