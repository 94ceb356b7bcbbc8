import Drawing

// Draw
//
// Reads: frames and values of nodes. Writes: each node's retained list; lists of what did not change
// are taken over as they are. Counters: `recordings`, and `drawings`
// of those that draw something themselves.

extension ViewGraph {
  /// What the settled tree draws.
  package var displayList: DisplayList { root.displayList }
}
