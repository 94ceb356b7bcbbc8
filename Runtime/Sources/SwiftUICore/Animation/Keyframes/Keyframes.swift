/// How a value changes over time: tracks of keyframes, one for each of its properties.
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, in the order in which they are written.
  var _tracks: [_KeyframeTrackBox<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  public var _tracks: [_KeyframeTrackBox<Value>] { body._tracks }
}

extension Never: Keyframes {
  public var _tracks: [_KeyframeTrackBox<Never>] { [] }
}

/// One property of a value over time, whatever its type.
public struct _KeyframeTrackBox<Root> {
  /// Sets the property of a value to what it is after some seconds; the value starts as it is.
  let make: (_ initial: Root) -> (duration: Double, apply: (inout Root, Double) -> Void)
}

/// A sequence of keyframes for one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes for the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes for a property of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(_ content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  public var body: Never { return fatalError("A track is not made of other keyframes.") }

  public var _tracks: [_KeyframeTrackBox<Root>] {
    let keyPath = keyPath
    let keyframes = content._keyframes
    return [
      _KeyframeTrackBox { initial in
        let path = KeyframePath(from: initial[keyPath: keyPath], along: keyframes)
        return (path.duration, { root, time in root[keyPath: keyPath] = path.value(at: time) })
      }
    ]
  }
}

/// Several tracks one after the other in the source: they run at the same time.
struct JoinedKeyframes<Value>: Keyframes {
  typealias Body = Never

  let _tracks: [_KeyframeTrackBox<Value>]

  var body: Never { return fatalError("Joined tracks are not made of other keyframes.") }
}
