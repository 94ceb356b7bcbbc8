/// What can go wrong in a frame.
package enum ViewGraphError: Error, CustomStringConvertible {
  case unsettled(view: String, rounds: Int)

  package var description: String {
    switch self {
    case .unsettled(let view, let rounds):
      "\(view) still changes itself after \(rounds) rounds of one frame. Look for state that its own body or layout sets."
    }
  }
}
