import CoreGraphics

/// What two fingers have done since both are down.
struct FingerPair {
  let first: Int
  let second: Int
  let startVector: CGVector
  /// The middle of the fingers when the second one came down, in the view's coordinates.
  let startLocation: CGPoint
  let startAnchor: UnitPoint

  @MainActor
  init?(_ context: GestureContext) {
    guard context.fingers.count >= 2 else { return nil }
    let (a, b) = (context.fingers[0], context.fingers[1])
    first = a.id
    second = b.id
    startVector = CGVector(dx: b.location.x - a.location.x, dy: b.location.y - a.location.y)
    let middle = CGPoint(x: (a.location.x + b.location.x) / 2, y: (a.location.y + b.location.y) / 2)
    startLocation = context.location(middle, in: .local)
    let size = context.node.frame.size
    startAnchor = UnitPoint(
      x: size.width > 0 ? startLocation.x / size.width : 0, y: size.height > 0 ? startLocation.y / size.height : 0)
  }

  func contains(_ finger: Int) -> Bool { finger == first || finger == second }

  @MainActor
  func vector(_ context: GestureContext) -> CGVector? {
    guard let a = context.fingers.first(where: { $0.id == first }),
      let b = context.fingers.first(where: { $0.id == second })
    else { return nil }
    return CGVector(dx: b.location.x - a.location.x, dy: b.location.y - a.location.y)
  }
}

/// Follows two fingers by one number.
class TwoFingerRecognizer<Value>: _GestureRecognizer<Value> {
  private var pair: FingerPair?
  private var velocity = VelocityTracker()

  override var claims: Bool { state == .active || state == .ended }

  /// The number for where the fingers are; nil where none can be had.
  func number(from start: CGVector, to now: CGVector) -> Double? { nil }
  /// Whether the number is far enough from where it began.
  func begins(at number: Double) -> Bool { true }
  func value(_ number: Double, velocity: Double, _ pair: FingerPair, _ context: GestureContext) -> Value? { nil }

  final override func handle(_ input: GestureInput, in context: GestureContext) {
    guard state == .possible || state == .active, case .touch(let event) = input else { return }
    if pair == nil { pair = FingerPair(context) }
    guard let pair else {
      // One finger that goes again was none of two.
      if event.phase == .ended || event.phase == .cancelled { phase = .failed }
      return
    }
    guard pair.contains(event.finger), let vector = pair.vector(context),
      let number = number(from: pair.startVector, to: vector)
    else { return }
    velocity.add(CGPoint(x: number, y: 0), at: context.time)
    let speed = Double(velocity.velocity(at: context.time).width)
    guard let value = value(number, velocity: speed, pair, context) else { return }
    switch event.phase {
    case .began, .moved: if state == .active || begins(at: number) { phase = .active(value) }
    case .ended: phase = state == .active ? .ended(value) : .failed
    case .cancelled: phase = .failed
    }
  }
}

/// Tells how much farther apart two fingers are than at first.
final class MagnifyRecognizer<Value>: TwoFingerRecognizer<Value> {
  private var minimumDelta = 0.01
  private var make: (MagnifyGesture.Value) -> Value

  init(_ make: @escaping (MagnifyGesture.Value) -> Value) { self.make = make }

  func update(minimumDelta: CGFloat) { self.minimumDelta = Double(minimumDelta) }

  override func number(from start: CGVector, to now: CGVector) -> Double? {
    let length = (start.dx * start.dx + start.dy * start.dy).squareRoot()
    guard length > 0 else { return nil }
    return Double((now.dx * now.dx + now.dy * now.dy).squareRoot() / length)
  }

  override func begins(at number: Double) -> Bool { abs(number - 1) >= minimumDelta }

  override func value(_ number: Double, velocity: Double, _ pair: FingerPair, _ context: GestureContext) -> Value? {
    make(
      MagnifyGesture.Value(
        time: context.date, magnification: CGFloat(number), velocity: CGFloat(velocity),
        startAnchor: pair.startAnchor, startLocation: pair.startLocation))
  }
}

/// Tells how far two fingers have turned about each other; turns add up beyond half a circle.
final class RotateRecognizer<Value>: TwoFingerRecognizer<Value> {
  private var minimumDelta = Angle.degrees(1)
  private var make: (RotateGesture.Value) -> Value
  private var last = 0.0

  init(_ make: @escaping (RotateGesture.Value) -> Value) { self.make = make }

  func update(minimumDelta: Angle) { self.minimumDelta = minimumDelta }

  override func number(from start: CGVector, to now: CGVector) -> Double? {
    guard start != .zero, now != .zero else { return nil }
    let angle = atan2(Double(now.dy), Double(now.dx)) - atan2(Double(start.dy), Double(start.dx))
    // Of the angles that look the same, the one next to the last.
    let turns = ((last - angle) / (2 * Double.pi)).rounded()
    last = angle + turns * 2 * Double.pi
    return last
  }

  override func begins(at number: Double) -> Bool { abs(number) >= abs(minimumDelta.radians) }

  override func value(_ number: Double, velocity: Double, _ pair: FingerPair, _ context: GestureContext) -> Value? {
    make(
      RotateGesture.Value(
        time: context.date, rotation: .radians(number), velocity: .radians(velocity),
        startAnchor: pair.startAnchor, startLocation: pair.startLocation))
  }
}
