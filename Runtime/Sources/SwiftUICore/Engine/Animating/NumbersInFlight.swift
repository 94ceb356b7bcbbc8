/// The numbers of one value of a node on their way: of a modifier or of a recorded picture.
@MainActor
final class NumbersInFlight {
  private var vector: AnimatedVector<NumberVector>
  private(set) var isRegistered = false

  init(_ numbers: [Double]) { vector = AnimatedVector(NumberVector(numbers)) }

  func numbers(at time: Double) -> [Double] { vector.sample(at: time).values }

  var isRunning: Bool { vector.isRunning }

  /// Goes to other numbers; calls back in each later frame until it has come there.
  func animate(
    to numbers: [Double], with animation: Animation, on node: Node, onFrame: @escaping () -> Void
  ) {
    let graph = node.graph
    vector.animate(
      to: NumberVector(numbers), with: animation, at: graph.time,
      environment: node.environmentScope.map(EnvironmentValues.init(scope:)) ?? EnvironmentValues())
    guard !isRegistered else { return }
    isRegistered = true
    graph.add(
      ActiveAnimation(node, group: graph.transaction(for: node).group) { [self] time in
        _ = vector.sample(at: time)
        onFrame()
        if !vector.isRunning {
          isRegistered = false
          return (.ended, true)
        }
        return (vector.isEndless ? .endless : .running, vector.isLogicallyComplete)
      })
  }

  func set(_ numbers: [Double]) { vector.set(NumberVector(numbers)) }
}
