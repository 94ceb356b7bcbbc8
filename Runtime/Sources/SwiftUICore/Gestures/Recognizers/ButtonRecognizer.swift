import CoreGraphics

/// What a press does and shows.
package struct ButtonBehavior {
  /// Told while a finger holds the button down.
  var setPressed: (Bool) -> Void
  var action: () -> Void

  package init(setPressed: @escaping (Bool) -> Void, action: @escaping () -> Void) {
    self.setPressed = setPressed
    self.action = action
  }
}

extension ButtonBehavior: GestureSource {
  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    let recognizer = old as? ButtonRecognizer ?? ButtonRecognizer(self)
    recognizer.behavior = self
    return recognizer
  }

  var hasActivation: Bool { true }
  func activate() { action() }
}

extension View {
  /// Lets a finger press the view as a button.
  /// - Parameters:
  ///   - kind: what reports call the region.
  ///   - label: what reports call the action; empty takes what the view shows.
  nonisolated package func pressable(
    _ kind: String = "button", label: String = "", setPressed: @escaping (Bool) -> Void = { _ in },
    action: @escaping () -> Void
  ) -> some View {
    primitive(
      GestureModifier(kind: kind, label: label, source: ButtonBehavior(setPressed: setPressed, action: action)))
  }
}

/// Presses a button: it is held down while the finger is on it, and acts when the finger goes up there.
final class ButtonRecognizer: _GestureRecognizer<Void> {
  var behavior: ButtonBehavior
  private var finger: Int?
  private var isPressed = false
  private var isInside = false
  private var pressTime = 0.0
  /// When the button acts again while it is held; nil where it acts once.
  private var repeatTime: Double?
  private var hasRepeated = false

  init(_ behavior: ButtonBehavior) { self.behavior = behavior }

  /// A long press around a button has no chance, as on iOS.
  override var holdsRestingFinger: Bool { state == .possible }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible else { return }
    guard case .touch(let event) = input else {
      if isInside, context.time >= pressTime { press(true, in: context) }
      repeatAction(in: context)
      return
    }
    if event.phase == .began {
      guard finger == nil else { return }
      begin(event, in: context)
      return
    }
    guard event.finger == finger else { return }
    isInside = area(context).contains(context.location(event.location, in: .local))
    switch event.phase {
    case .moved: if isPressed || context.time >= pressTime { press(isInside, in: context) }
    case .ended: end(in: context)
    case .began, .cancelled:
      phase = .failed
      press(false, in: context)
    }
  }

  private func begin(_ event: TouchEvent, in context: GestureContext) {
    finger = event.finger
    isInside = true
    guard context.isInScrollView else {
      press(true, in: context)
      return
    }
    pressTime = context.time + TouchLimits.pressDelay
    context.wake(at: pressTime)
  }

  private func end(in context: GestureContext) {
    guard isInside else {
      phase = .failed
      press(false, in: context)
      return
    }
    phase = .ended(())
    let behavior = behavior
    let wasSeen = isPressed
    isPressed = false
    let acts = !hasRepeated
    context.perform {
      guard !wasSeen else {
        if acts { behavior.action() }
        behavior.setPressed(false)
        return
      }
      // A short tap in a scroll view: the press shows for a moment after it.
      behavior.setPressed(true)
      behavior.action()
      context.node.graph.at(context.time + TouchLimits.shortestPress) { behavior.setPressed(false) }
    }
  }

  private func press(_ new: Bool, in context: GestureContext) {
    guard new != isPressed else { return }
    isPressed = new
    let behavior = behavior
    context.perform { behavior.setPressed(new) }
    guard new, repeats(context) else { return repeatTime = nil }
    repeatTime = context.time + ButtonRepeatBehavior.delay
    context.wake(at: context.time + ButtonRepeatBehavior.delay)
  }

  private func repeats(_ context: GestureContext) -> Bool {
    guard let scope = context.node.environmentScope else { return false }
    return EnvironmentValues(scope: scope).buttonRepeatBehavior == .enabled
  }

  private func repeatAction(in context: GestureContext) {
    guard let time = repeatTime, isPressed, context.time >= time - 1e-9 else { return }
    hasRepeated = true
    repeatTime = time + ButtonRepeatBehavior.interval
    context.wake(at: time + ButtonRepeatBehavior.interval)
    let behavior = behavior
    context.perform { behavior.action() }
  }

  /// Where the finger still counts as on the button.
  private func area(_ context: GestureContext) -> CGRect {
    ((context.node as? ModifierNode)?.contentShapeBelow ?? context.node.bounds)
      .insetBy(dx: -TouchLimits.pressMargin, dy: -TouchLimits.pressMargin)
  }

  override func cancel(in context: GestureContext) {
    super.cancel(in: context)
    press(false, in: context)
  }
}
