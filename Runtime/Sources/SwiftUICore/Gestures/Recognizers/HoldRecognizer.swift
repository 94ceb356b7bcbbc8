import CoreGraphics

/// A finger that stays on a view, whatever the view is: buttons in it give way. It opens context menus.
package struct HoldBehavior: GestureSource {
  /// Seconds.
  var duration: Double
  var action: () -> Void
  /// Told the points that the finger has moved since, for as long as it stays down; nil lets it go.
  var moved: ((CGSize) -> Void)?
  var ended: (() -> Void)?
  /// Told where the finger is on the stage, before `action` and before `moved`.
  var located: ((CGPoint) -> Void)?

  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    let recognizer = old as? HoldRecognizer ?? HoldRecognizer(self)
    recognizer.behavior = self
    return recognizer
  }
}

/// Fails as soon as the finger moves or goes, and takes it from everything else once it has stayed; what it holds
/// may then be moved.
final class HoldRecognizer: _GestureRecognizer<Void> {
  var behavior: HoldBehavior
  private var start: (finger: Int, location: CGPoint, time: Double)?

  init(_ behavior: HoldBehavior) { self.behavior = behavior }

  override var ignoresRestingRivals: Bool { true }
  override var claims: Bool { state == .active || state == .ended }

  override func cancel(in context: GestureContext) {
    let wasActive = state == .active
    super.cancel(in: context)
    let behavior = behavior
    if wasActive { context.perform { behavior.ended?() } }
  }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    if state == .active { return follow(input, in: context) }
    guard state == .possible else { return }
    switch input {
    case .time:
      guard let start, context.time >= start.time + behavior.duration else { return }
      phase = behavior.moved == nil ? .ended(()) : .active(())
      let behavior = behavior
      context.perform {
        behavior.located?(start.location)
        behavior.action()
      }
    case .touch(let event):
      switch event.phase {
      case .began:
        // A second finger means something else.
        guard start == nil else { return phase = .failed }
        start = (event.finger, event.location, context.time)
        context.wake(at: context.time + behavior.duration)
      case .moved:
        if let start, start.location.distance(to: event.location) > TouchLimits.restingDistance { phase = .failed }
      case .ended, .cancelled: phase = .failed
      }
    }
  }
}

extension HoldRecognizer {
  private func follow(_ input: GestureInput, in context: GestureContext) {
    guard case .touch(let event) = input, let start, event.finger == start.finger else { return }
    let behavior = behavior
    switch event.phase {
    case .began: break
    case .moved:
      let way = CGSize(
        width: event.location.x - start.location.x, height: event.location.y - start.location.y)
      context.perform {
        behavior.located?(event.location)
        behavior.moved?(way)
      }
    case .ended, .cancelled:
      phase = .ended(())
      context.perform { behavior.ended?() }
    }
  }
}

extension View {
  /// Lets a finger that stays on the view move something.
  /// - Parameters:
  ///   - kind: what reports call the region.
  ///   - duration: seconds that it has to stay.
  ///   - moved: told the points that the finger has moved since it came down.
  nonisolated package func onHoldAndDrag(
    _ kind: String, label: String = "", for duration: Double = 0.5, began: @escaping () -> Void,
    moved: @escaping (CGSize) -> Void, ended: @escaping () -> Void
  ) -> some View {
    primitive(
      GestureModifier(
        kind: kind, label: label, isReported: false,
        source: HoldBehavior(duration: duration, action: began, moved: moved, ended: ended)))
  }

  /// Lets a finger that stays on the view carry something over the stage.
  /// - Parameters:
  ///   - kind: what reports call the region.
  ///   - located: told where the finger is on the stage, before it begins and before it moves.
  nonisolated package func onHoldAndCarry(
    _ kind: String, located: @escaping (CGPoint) -> Void, began: @escaping () -> Void, moved: @escaping () -> Void,
    ended: @escaping () -> Void
  ) -> some View {
    primitive(
      GestureModifier(
        kind: kind,
        source: HoldBehavior(
          duration: 0.5, action: began, moved: { _ in moved() }, ended: ended, located: located)))
  }

  /// Acts when a finger stays on the view, buttons in it or not.
  /// - Parameters:
  ///   - kind: what reports call the region.
  ///   - duration: seconds.
  nonisolated package func onHold(
    _ kind: String, label: String = "", for duration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    primitive(GestureModifier(kind: kind, label: label, source: HoldBehavior(duration: duration, action: action)))
  }
}
