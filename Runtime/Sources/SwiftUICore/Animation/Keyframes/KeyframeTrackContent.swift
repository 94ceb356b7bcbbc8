/// Keyframes of one property, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

extension Never: Animatable {
  public typealias AnimatableData = EmptyAnimatableData
}

extension Never: KeyframeTrackContent {
  public var _keyframes: [_Keyframe<Never>] { [] }
}

/// Where a property goes next, and how.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
  }

  let target: Value
  /// Seconds; nil takes as long as the spring moves.
  let duration: Double?
  let kind: Kind
}

/// Several keyframes one after the other.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let _keyframes: [_Keyframe<Value>]

  var body: Never { return fatalError("A sequence is not made of other keyframes.") }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let to: Value

  public init(_ to: Value) { self.to = to }

  public var body: Never { return fatalError("A keyframe is not made of others.") }
  public var _keyframes: [_Keyframe<Value>] { [_Keyframe(target: to, duration: 0, kind: .move)] }
}

/// Goes to a value on a straight way.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let keyframe: _Keyframe<Value>

  /// - Parameters:
  ///   - duration: seconds; less than 0 counts as 0.
  ///   - timingCurve: how fast the way is made.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .linear(timingCurve))
  }

  public var body: Never { return fatalError("A keyframe is not made of others.") }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// Goes to a value on a smooth curve that goes on from the keyframe before and into the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let keyframe: _Keyframe<Value>

  /// - Parameters:
  ///   - duration: seconds; less than 0 counts as 0.
  ///   - startVelocity: change per second at the start; nil goes on with that of the keyframe before.
  ///   - endVelocity: change per second at the end; nil goes smoothly into the next keyframe.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
  }

  public var body: Never { return fatalError("A keyframe is not made of others.") }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}

/// Goes to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never

  private let keyframe: _Keyframe<Value>

  /// - Parameters:
  ///   - duration: seconds; nil takes as long as the spring moves.
  ///   - startVelocity: change per second at the start; nil goes on with that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    keyframe = _Keyframe(target: to, duration: duration, kind: .spring(spring, start: startVelocity))
  }

  public var body: Never { return fatalError("A keyframe is not made of others.") }
  public var _keyframes: [_Keyframe<Value>] { [keyframe] }
}
