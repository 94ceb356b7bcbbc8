/// A value over time, as keyframes describe it.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let tracks: [(duration: Double, apply: (inout Value, Double) -> Void)]

  /// A value that starts as given and follows its keyframes.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue, content())
  }

  init(_ initial: Value, _ keyframes: some Keyframes<Value>) {
    self.initial = initial
    tracks = keyframes._tracks.map { $0.make(initial) }
  }

  /// The seconds of the longest track.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// The value after a time in seconds; before the start and after the end that of the start and end.
  public func value(time: Double) -> Value {
    var value = initial
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// The value after a part of the whole duration, 0…1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
