// Actions
//
// Runs what was deferred until after layout, in order: `onAppear`, `onChange`, `onPreferenceChange`,
// the completions of animations.
// Actions may write state, which starts another round.

extension ViewGraph {
  func runDeferredActions() {
    let actions =
      deferredActions + CurrentTransaction.groups.flatMap { $0.dueActions() }
      + presenceGroups.flatMap { $0.dueActions() }
    deferredActions.removeAll()
    CurrentTransaction.groups.removeAll(where: \.isOver)
    presenceGroups.removeAll(where: \.isOver)
    for action in actions { action() }
  }
}
