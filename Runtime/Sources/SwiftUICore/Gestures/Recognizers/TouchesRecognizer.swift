import CoreGraphics

/// What a finger does on a view that makes its own sense of it, such as a text field.
package struct TouchReport: Equatable {
  package enum Kind: Equatable {
    /// A finger came and went without moving; `count` counts those in quick succession, from 1.
    case tap(count: Int)
    /// A finger has stayed for half a second.
    case longPress
    /// The finger of a long press has moved.
    case drag
    case dragEnded
  }

  package var kind: Kind
  /// In the view's own coordinates.
  package var location: CGPoint
}

/// Tells taps as they come, however many follow, and what a finger does after a long press.
final class TouchesRecognizer: _GestureRecognizer<Void> {
  var action: (TouchReport) -> Void
  private let memory: TapMemory
  private var start: (point: CGPoint, time: Double)?
  private var isHeld = false
  private static let longPress = 0.5

  init(memory: TapMemory, action: @escaping (TouchReport) -> Void) {
    self.memory = memory
    self.action = action
  }

  override var claims: Bool { isHeld || state == .ended }

  override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active else { return }
    guard case .touch(let event) = input else {
      if let start, !isHeld, context.time >= start.time + Self.longPress {
        isHeld = true
        phase = .active(())
        tell(.longPress, at: start.point, in: context)
      }
      return
    }
    switch event.phase {
    case .began:
      guard start == nil else { return }
      start = (event.location, context.time)
      context.wake(at: context.time + Self.longPress)
    case .moved:
      if isHeld {
        tell(.drag, at: event.location, in: context)
      } else if let start, start.point.distance(to: event.location) > TouchLimits.restingDistance {
        phase = .failed
      }
    case .ended:
      phase = .ended(())
      let count = isHeld ? 0 : memory.count(at: event.location, context.time)
      tell(isHeld ? .dragEnded : .tap(count: count), at: event.location, in: context)
    case .cancelled: phase = .failed
    }
  }

  private func tell(_ kind: TouchReport.Kind, at point: CGPoint, in context: GestureContext) {
    let action = action
    let report = TouchReport(kind: kind, location: context.location(point, in: .local))
    context.perform { action(report) }
  }
}

/// Counts taps in quick succession, over the lives of recognisers.
@MainActor
final class TapMemory {
  private var last: (point: CGPoint, time: Double)?
  private var taps = 0

  func count(at point: CGPoint, _ time: Double) -> Int {
    if let last, time - last.time <= TouchLimits.betweenTaps, last.point.distance(to: point) <= TouchLimits.tapSpread {
      taps += 1
    } else {
      taps = 1
    }
    last = (point, time)
    return taps
  }
}

/// Touches as they are, for a view that makes its own sense of them.
struct TouchesSource: GestureSource {
  let action: (TouchReport) -> Void
  let activation: (() -> Void)?

  func recognizer(for node: GestureNode, reusing old: _AnyGestureRecognizer?) -> _AnyGestureRecognizer {
    let recognizer = old as? TouchesRecognizer ?? TouchesRecognizer(memory: node.tapMemory, action: action)
    recognizer.action = action
    return recognizer
  }

  var hasActivation: Bool { activation != nil }
  func activate() { activation?() }
}

extension View {
  /// Tells the closure of taps and of what follows long presses, as text fields need it.
  nonisolated package func touches(
    _ kind: String, label: String = "", activation: (() -> Void)? = nil,
    perform action: @escaping (TouchReport) -> Void
  ) -> some View {
    primitive(
      GestureModifier(kind: kind, label: label, source: TouchesSource(action: action, activation: activation)))
  }
}
