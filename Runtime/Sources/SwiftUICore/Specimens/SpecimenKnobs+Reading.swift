import CoreGraphics
import Foundation

/// What the code that makes specimens calls. Common types have a function each, which the compiler finds at once.
extension _SpecimenKnobs {
  public func flag(_ position: Int, _ start: Bool) -> Bool { value(position, start) }
  public func text(_ position: Int, _ start: String) -> String { value(position, start) }
  public func integer(_ position: Int, _ start: Int) -> Int { value(position, start) }
  public func number(_ position: Int, _ start: Double) -> Double { value(position, start) }
  public func points(_ position: Int, _ start: CGFloat) -> CGFloat { value(position, start) }

  public func value<Value: _KnobReadable>(_ position: Int, _ start: Value) -> Value {
    read(position).flatMap(Value._value) ?? start
  }

  /// One of several values; which they are is asked when the knob was turned.
  public func choice<Value>(_ position: Int, _ start: Value, _ all: @autoclosure () -> [Value]) -> Value {
    guard case .choice(let place)? = read(position) else { return start }
    let all = all()
    return all.indices.contains(place) ? all[place] : start
  }

  /// A value, or none.
  /// - Parameter isSet: Whether there is one before the knob is touched.
  public func optional<Value>(_ position: Int, isSet: Bool, _ value: @autoclosure () -> Value) -> Value? {
    guard case .choice(let place)? = read(position) else { return isSet ? kept(position, value()) : nil }
    return place == 0 ? nil : kept(position, value())
  }

  /// The first of some items. They are made once, so that they stay the same ones.
  /// - Parameter count: How many there are before the knob is touched; nil for all.
  public func items<Item>(_ position: Int, count: Int? = nil, _ all: @autoclosure () -> [Item]) -> [Item] {
    guard case .number(let shown)? = read(position) else {
      return count == 0 ? [] : Array(kept(position, all()).prefix(count ?? .max))
    }
    return Array(kept(position, all()).prefix(Int(max(0, min(shown.rounded(), 1000)))))
  }

  /// A colour of the guide by its name.
  public func color(_ position: Int, _ start: Color) -> Color {
    guard case .text(let name)? = read(position) else { return start }
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

  /// A binding to the knob itself: both the knob and the view write it.
  public func binding<Value: _KnobConvertible>(_ position: Int, _ start: Value) -> Binding<Value> {
    binding(position, start, decode: Value._value, encode: \._knobValue)
  }

  public func choiceBinding<Value: Equatable>(
    _ position: Int, _ start: Value, _ all: @autoclosure @escaping () -> [Value]
  ) -> Binding<Value> {
    binding(
      position, start,
      decode: { value in
        let all = all()
        guard case .choice(let place) = value, all.indices.contains(place) else { return nil }
        return all[place]
      },
      encode: { value in .choice(all().firstIndex(of: value) ?? -1) })
  }

  private func binding<Value>(
    _ position: Int, _ start: Value, decode: @escaping (_KnobValue) -> Value?, encode: @escaping (Value) -> _KnobValue
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
