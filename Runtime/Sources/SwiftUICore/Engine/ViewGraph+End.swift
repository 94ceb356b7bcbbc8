extension ViewGraph {
  /// Ends every view: tasks are cancelled, subscriptions end, and what is written to their state afterwards
  /// reaches nobody.
  package func tearDown() {
    root.teardown()
    keyboard.end()
    updateQueue = []
    layoutQueue = []
    preferenceQueue = []
    deferredActions = []
    activeAnimations = []
    positionObservers = []
    flights = [:]
    pendingTransactions = [:]
    waitingTasks = [:]
    deadlines = Deadlines()
  }
}
