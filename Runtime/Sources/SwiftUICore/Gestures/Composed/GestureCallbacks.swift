/// A gesture with a closure for each change of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Body = Never
  public typealias Value = Content.Value

  package var content: Content
  package var action: (Content.Value) -> Void

  public func _describe() -> _GestureDescription { content._describe() }
}

/// A gesture with a closure for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value

  package var content: Content
  package var action: (Content.Value) -> Void

  public func _describe() -> _GestureDescription { content._describe() }
}

/// A gesture that tells something else than the one it is made of.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never

  package var content: Content
  package var transform: (Content.Value) -> Value

  public func _describe() -> _GestureDescription { content._describe() }
}

/// A gesture whose kind is no longer told.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  package var gesture: any Gesture<Value>

  public init<T: Gesture>(_ gesture: T) where Value == T.Value { self.gesture = gesture }

  public func _describe() -> _GestureDescription { gesture._describe() }
}

extension Gesture where Value: Equatable {
  /// Calls the closure each time the value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  /// Calls the closure when the gesture ends.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// The gesture with another value.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Writes to a state while the gesture goes on; it goes back by itself when the gesture ends.
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that writes to a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public func _describe() -> _GestureDescription { base._describe() }
}
