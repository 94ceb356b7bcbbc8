/// What can go wrong on a stage.
public enum StageError: Error, Equatable, CustomStringConvertible {
  /// Work that is ready at once kept adding more of its kind.
  case neverQuiet(rounds: Int)
  /// A clock of the machine cannot be moved.
  case clockIsReal
  /// Nothing is shown yet.
  case empty

  public var description: String {
    switch self {
    case .neverQuiet(let rounds):
      "Something still starts new work after \(rounds) rounds at one moment. "
        + "Look for a task or a main-queue block that starts itself again without waiting."
    case .clockIsReal:
      "This stage follows the time of the machine. Wait with `run(for:)`, or make the stage with a virtual clock."
    case .empty: "The stage shows nothing yet. Call `show` first."
    }
  }
}
