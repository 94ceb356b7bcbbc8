import CoreGraphics
import Foundation

/// What the code that makes specimens calls. Common types have a function each, which the compiler finds at once.
///
/// A start that stands in the call is what the knob's own value cannot say to the last bit, or what has to be made.
extension _SpecimenKnobs {
  public func flag(_ position: Int) -> Bool { value(position, as: Bool.self) }
  public func text(_ position: Int) -> String { value(position, as: String.self) }
  public func integer(_ position: Int) -> Int { value(position, as: Int.self) }
  public func number(_ position: Int) -> Double { value(position, as: Double.self) }
  public func points(_ position: Int) -> CGFloat { value(position, as: CGFloat.self) }

  public func value<Value: _KnobReadable>(_ position: Int, as type: Value.Type) -> Value {
    standing(position).flatMap(Value._value) ?? Value._blank
  }

  public func value<Value: _KnobReadable>(_ position: Int, _ start: Value) -> Value {
    turned(position).flatMap(Value._value) ?? start
  }

  /// One of several values.
  public func choice<Value>(_ position: Int, _ all: [Value]) -> Value {
    guard case .choice(let place)? = standing(position), all.indices.contains(place) else { return all[0] }
    return all[place]
  }

  /// One of several values, which are made when the knob was turned.
  public func choice<Value>(_ position: Int, _ start: Value, _ all: @autoclosure () -> [Value]) -> Value {
    guard case .choice(let place)? = turned(position) else { return start }
    let all = all()
    return all.indices.contains(place) ? all[place] : start
  }

  /// A value, or none where the knob stands at its first choice.
  public func optional<Value>(_ position: Int, _ value: @autoclosure () -> Value) -> Value? {
    standing(position) == .choice(0) ? nil : kept(position, value())
  }

  /// The first of some items. They are made once, so that they stay the same ones.
  public func items<Item>(_ position: Int, _ all: @autoclosure () -> [Item]) -> [Item] {
    guard case .number(let count)? = standing(position), count.isFinite else { return kept(position, all()) }
    return count < 1 ? [] : Array(kept(position, all()).prefix(Int(min(count.rounded(), 10_000))))
  }

  /// A colour of the guide by its name.
  public func color(_ position: Int, _ start: Color) -> Color {
    guard case .text(let name)? = turned(position) else { return start }
    return _SpecimenRegistry.colors.first { $0.name == name }?.value() ?? start
  }

  /// What no knob changes is made once: an object keeps its state, a row its identity.
  public func kept<Value>(_ position: Int, _ value: @autoclosure () -> Value) -> Value {
    let knob = knob(position)
    if let kept = knob.kept, let kept = kept as? Value { return kept }
    let value = value()
    knob.kept = value
    return value
  }

  /// A value that some knobs make, which gets an identity when it is made: it stays the same one until they are turned.
  public func made<Value>(_ position: Int, _ first: Int, _ count: Int, _ value: @autoclosure () -> Value) -> Value {
    let standing = (first..<first + count).map { self.standing($0) }
    let knob = knob(position)
    if let made = knob.kept as? (from: [_KnobValue?], value: Value), made.from == standing { return made.value }
    let value = value()
    knob.kept = (from: standing, value: value)
    return value
  }

  /// A binding to the knob itself: both the knob and the view write it.
  public func binding<Value: _KnobConvertible>(_ position: Int, as type: Value.Type) -> Binding<Value> {
    binding(position, start(position).flatMap(Value._value) ?? Value._blank)
  }

  public func binding<Value: _KnobConvertible>(_ position: Int, _ start: Value) -> Binding<Value> {
    binding(position, start: start, decode: Value._value, encode: \._knobValue)
  }

  public func choiceBinding<Value: Equatable>(_ position: Int, _ all: [Value]) -> Binding<Value> {
    let decode: (_KnobValue) -> Value? = { value in
      guard case .choice(let place) = value, all.indices.contains(place) else { return nil }
      return all[place]
    }
    return binding(
      position, start: start(position).flatMap(decode) ?? all[0], decode: decode,
      encode: { value in .choice(all.firstIndex(of: value) ?? -1) })
  }

  private func binding<Value>(
    _ position: Int, start: Value, decode: @escaping (_KnobValue) -> Value?, encode: @escaping (Value) -> _KnobValue
  ) -> Binding<Value> {
    let knob = knob(position)
    return Binding(
      source: knob,
      get: {
        knob.read()
        if let written = knob.written, let written = written as? Value { return written }
        return knob.value.flatMap(decode) ?? start
      },
      set: { value in
        knob.written = value
        knob.value = encode(value)
        knob.changed()
        MainThread.run { self.onWrite?(position) }
      })
  }
}
