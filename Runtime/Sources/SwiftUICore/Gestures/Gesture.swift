/// What a finger does, as a sequence of events that becomes a value.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// What trees and reports say of the gesture. Gestures of the engine have their own.
  nonisolated func _describe() -> _GestureDescription

  /// Makes what recognises the gesture, or gives the gesture's values to one that is at work.
  ///
  /// The value of a gesture with a body is the value of the body.
  @MainActor func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value>
}

/// What a gesture listens for, without its closures.
public struct _GestureDescription: Hashable, Sendable {
  /// `tap`, `longPress`, `drag`, `magnify`, `rotate`, `simultaneous`, …
  package var kind: String
  /// The gesture in the words of the API, such as `DragGesture(minimumDistance: 0)`.
  package var text: String

  package init(kind: String, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension Gesture {
  nonisolated public func _describe() -> _GestureDescription {
    // The name tells more than what a gesture of an app is made of, and can be had without running it.
    _GestureDescription(kind: "gesture", text: String(describing: Self.self))
  }
}

extension Gesture where Body == Never {
  /// Gestures that the engine recognises are made of nothing else.
  public var body: Never {
    fatalError("\(Self.self) is recognised by the engine; its body is never asked for.")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Never> {
    switch self {}
  }
}

/// A gesture that may be missing: nil listens for nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  nonisolated public func _describe() -> _GestureDescription {
    self?._describe() ?? _GestureDescription(kind: "gesture", text: "nil")
  }
}

/// Which of the gestures of a view and of what it holds are listened to.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of what the view holds.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
