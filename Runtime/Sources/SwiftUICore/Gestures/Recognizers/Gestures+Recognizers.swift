import CoreGraphics

// The recogniser of each gesture. An old one of the same kind goes on with the new gesture's values.

extension TapGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Void> {
    let recognizer = old as? TapRecognizer<Void> ?? TapRecognizer { _, _ in }
    recognizer.update(count: count) { _, _ in }
    return recognizer
  }
}

extension SpatialTapGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let space = coordinateSpace
    let value = { @MainActor (context: GestureContext, point: CGPoint) in
      Value(location: context.location(point, in: space))
    }
    let recognizer = old as? TapRecognizer<Value> ?? TapRecognizer(value: value)
    recognizer.update(count: count, value: value)
    return recognizer
  }
}

extension LongPressGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Bool> {
    let recognizer = old as? LongPressRecognizer ?? LongPressRecognizer()
    recognizer.update(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return recognizer
  }
}

extension DragGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = old as? DragRecognizer ?? DragRecognizer()
    recognizer.update(minimumDistance: minimumDistance, space: coordinateSpace)
    return recognizer
  }
}

extension MagnifyGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = old as? MagnifyRecognizer<Value> ?? MagnifyRecognizer { $0 }
    recognizer.update(minimumDelta: minimumScaleDelta)
    return recognizer
  }
}

extension MagnificationGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<CGFloat> {
    let recognizer = old as? MagnifyRecognizer<CGFloat> ?? MagnifyRecognizer { $0.magnification }
    recognizer.update(minimumDelta: minimumScaleDelta)
    return recognizer
  }
}

extension RotateGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = old as? RotateRecognizer<Value> ?? RotateRecognizer { $0 }
    recognizer.update(minimumDelta: minimumAngleDelta)
    return recognizer
  }
}

extension RotationGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Angle> {
    let recognizer = old as? RotateRecognizer<Angle> ?? RotateRecognizer { $0.rotation }
    recognizer.update(minimumDelta: minimumAngleDelta)
    return recognizer
  }
}

/// The recogniser around that of another gesture: the old one, or a new one.
@MainActor
private func wrapping<Inner: Gesture, Value, Recognizer: WrappingRecognizer<Inner.Value, Value>>(
  _ gesture: Inner, reusing old: _AnyGestureRecognizer?, make: (_GestureRecognizer<Inner.Value>) -> Recognizer
) -> Recognizer {
  let old = old as? Recognizer
  let inner = gesture._recognizer(reusing: old?.inner)
  let recognizer = old ?? make(inner)
  recognizer.inner = inner
  return recognizer
}

/// The recogniser of two gestures: the old one, or a new one.
@MainActor
private func pairing<
  First: Gesture, Second: Gesture, Value, Recognizer: PairRecognizer<First.Value, Second.Value, Value>
>(
  _ first: First, _ second: Second, reusing old: _AnyGestureRecognizer?,
  make: (_GestureRecognizer<First.Value>, _GestureRecognizer<Second.Value>) -> Recognizer
) -> Recognizer {
  let old = old as? Recognizer
  let (a, b) = (first._recognizer(reusing: old?.first), second._recognizer(reusing: old?.second))
  let recognizer = old ?? make(a, b)
  (recognizer.first, recognizer.second) = (a, b)
  return recognizer
}

extension _ChangedGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = wrapping(content, reusing: old) { ChangeRecognizer($0) }
    recognizer.action = action
    return recognizer
  }
}

extension _EndedGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = wrapping(content, reusing: old) { EndRecognizer($0) }
    recognizer.action = action
    return recognizer
  }
}

extension _MapGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = wrapping(content, reusing: old) { MapRecognizer($0, transform) }
    recognizer.transform = transform
    return recognizer
  }
}

extension GestureStateGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    let recognizer = wrapping(base, reusing: old) { StateRecognizer($0, state, body) }
    recognizer.gesture = state
    recognizer.body = body
    return recognizer
  }
}

extension SimultaneousGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    pairing(first, second, reusing: old) { SimultaneousRecognizer<First, Second>($0, $1) }
  }
}

extension SequenceGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    pairing(first, second, reusing: old) { SequenceRecognizer<First, Second>($0, $1) }
  }
}

extension ExclusiveGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    pairing(first, second, reusing: old) { ExclusiveRecognizer<First, Second>($0, $1) }
  }
}

extension AnyGesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Value> {
    gesture._recognizer(reusing: old)
  }
}

extension Optional where Wrapped: Gesture {
  @MainActor
  public func _recognizer(reusing old: _AnyGestureRecognizer?) -> _GestureRecognizer<Wrapped.Value> {
    if let self { return self._recognizer(reusing: old) }
    let none = _GestureRecognizer<Wrapped.Value>()
    none.phase = .failed
    return none
  }
}
