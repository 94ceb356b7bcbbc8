/// Takes an animatable value of any type from one value to the next: at once, or through values between.
///
/// What of a value is no animatable data jumps; the rest goes on its way without it.
@MainActor
final class AnimatableFlight {
  private var inFlight: AnyObject?
  private var showFrame: (() -> Void)?
  private(set) var isRunning = false

  /// Whether values of a type have something to animate.
  static func isAnimatable(_ type: Any.Type) -> Bool {
    func open<A: Animatable>(_ type: A.Type) -> Bool { A.AnimatableData.self != EmptyAnimatableData.self }
    guard let type = type as? any Animatable.Type else { return false }
    return open(type)
  }

  /// Goes to another value, by the animation of the round where there is one.
  /// - Parameters:
  ///   - shown: the value that is seen now.
  ///   - show: takes over what is seen, now and again in each frame until the value has come there.
  func go<A: Animatable>(to target: A, from shown: A, on node: Node, show: @escaping (A) -> Void) {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return show(target) }
    let data = target.animatableData
    let flying = inFlight as? ValueInFlight<A.AnimatableData>
    if data != (flying?.target ?? shown.animatableData) {
      guard let animation = node.graph.animation(for: node) else {
        flying?.set(data)
        end()
        return show(target)
      }
      let flight = flying ?? ValueInFlight(shown.animatableData)
      inFlight = flight
      isRunning = true
      flight.animate(to: data, with: animation, on: node) { [weak self, weak flight] in
        guard let self, let flight, inFlight === flight else { return }
        showFrame?()
      }
    }
    guard let flight = inFlight as? ValueInFlight<A.AnimatableData>, isRunning else { return show(target) }
    showFrame = { [unowned self, unowned node, unowned flight] in
      var value = target
      value.animatableData = flight.value(at: node.graph.time)
      if !flight.isRunning {
        end()
        value = target
      }
      show(value)
    }
    showFrame?()
  }

  private func end() {
    isRunning = false
    inFlight = nil
    showFrame = nil
  }

  /// A value as it is seen at a time: with the data in flight in place of its own.
  func presented<A: Animatable>(_ value: A, at time: Double) -> A {
    guard isRunning, let flight = inFlight as? ValueInFlight<A.AnimatableData> else { return value }
    var value = value
    value.animatableData = flight.value(at: time)
    return value
  }
}

/// A modifier or a leaf's content that holds a shape or an effect with animatable data.
protocol AnimatableHolder {
  var animatableValue: any Animatable { get set }
}
