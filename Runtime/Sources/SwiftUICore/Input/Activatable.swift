/// A node that can be activated without a finger: by assistive technology, a key, or a script.
@MainActor
protocol Activatable: Node {
  /// Whether an activation would do something: nothing is disabled.
  var canActivate: Bool { get }

  func activate()
}
