/// Takes a node's modifier from one value to the next: at once, or by the numbers of both.
///
/// Not generic over the modifier itself but over its family, such as `any LayoutModifier`.
@MainActor
final class ModifierFlight<Family> {
  /// Where the modifier goes; what is shown may still be on the way.
  private(set) var target: Family { didSet { numeric = target as? any NumericModifier } }
  /// The target where it has numbers; in flight it is asked for in each frame.
  private var numeric: (any NumericModifier)?
  private var numbers: NumbersInFlight?
  private var data: AnimatableFlight?

  init(_ modifier: Family) { target = modifier }

  /// Goes to another modifier, by the animation of the round where both have the same shape of numbers.
  /// - Parameter show: takes over what is seen now, and again in each frame until it has come there.
  func go(to new: Family, from shown: Family, on node: Node, show: @escaping (Family) -> Void) {
    guard !isSameValue(target, new) else { return }
    let before = target
    target = new
    if let holder = new as? any AnimatableHolder, let old = shown as? any AnimatableHolder {
      return go(to: holder, from: old, on: node, show: show)
    }
    guard let aim = new as? any NumericModifier, let old = shown as? any NumericModifier,
      !aim.numbers.isEmpty, aim.numbers.count == old.numbers.count
    else { return jump(to: new, show: show) }
    if let numbers, numbers.isRunning, aim.numbers == (before as? any NumericModifier)?.numbers {
      // Only what is no number changed: the numbers go on.
      return show(presented(numbers, at: node.graph.time))
    }
    guard let animation = node.graph.animation(for: node) else { return jump(to: new, show: show) }
    let numbers = self.numbers ?? NumbersInFlight(old.numbers)
    self.numbers = numbers
    numbers.animate(to: aim.numbers, with: animation, on: node) { [unowned node, unowned self] in
      guard self.numbers === numbers else { return }
      show(presented(numbers, at: node.graph.time))
    }
    show(presented(numbers, at: node.graph.time))
  }

  private func jump(to new: Family, show: (Family) -> Void) {
    if let aim = new as? any NumericModifier { numbers?.set(aim.numbers) }
    numbers = nil
    show(new)
  }

  private func go(
    to new: any AnimatableHolder, from old: any AnimatableHolder, on node: Node, show: @escaping (Family) -> Void
  ) {
    func open<A: Animatable>(_ value: A) {
      guard let shown = old.animatableValue as? A else {
        data = nil
        if let target = new as? Family { show(target) }
        return
      }
      let data = self.data ?? AnimatableFlight()
      self.data = data
      data.go(to: value, from: shown, on: node) { value in
        var holder = new
        holder.animatableValue = value
        if let modifier = holder as? Family { show(modifier) }
      }
    }
    open(new.animatableValue)
  }

  /// The target with the numbers of the moment: what is no number has jumped already.
  private func presented(_ numbers: NumbersInFlight, at time: Double) -> Family {
    guard var numeric else { return target }
    numeric.numbers = numbers.numbers(at: time)
    return numeric as? Family ?? target
  }
}
