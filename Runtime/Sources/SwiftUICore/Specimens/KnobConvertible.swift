import CoreGraphics
import Foundation

/// A type of which a knob can give a value.
public protocol _KnobReadable {
  /// nil where the knob says nothing of the type.
  static func _value(of knob: _KnobValue) -> Self?
  /// Stands where a knob says nothing.
  static var _blank: Self { get }
}

/// A type whose values a knob can give and show.
public protocol _KnobConvertible: _KnobReadable {
  var _knobValue: _KnobValue { get }
}

extension Bool: _KnobConvertible {
  public static var _blank: Bool { false }
  public static func _value(of knob: _KnobValue) -> Bool? {
    if case .flag(let flag) = knob { flag } else { nil }
  }

  public var _knobValue: _KnobValue { .flag(self) }
}

extension _KnobValue {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  fileprivate var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}

extension String: _KnobConvertible {
  public static var _blank: String { "" }
  public static func _value(of knob: _KnobValue) -> String? { knob.text }
  public var _knobValue: _KnobValue { .text(self) }
}

extension Substring: _KnobConvertible {
  public static var _blank: Substring { "" }
  public static func _value(of knob: _KnobValue) -> Substring? { knob.text.map { Substring($0) } }
  public var _knobValue: _KnobValue { .text(String(self)) }
}

extension Character: _KnobConvertible {
  public static var _blank: Character { " " }
  /// The first character of the text.
  public static func _value(of knob: _KnobValue) -> Character? { knob.text?.first }
  public var _knobValue: _KnobValue { .text(String(self)) }
}

extension AttributedString: _KnobConvertible {
  public static var _blank: AttributedString { AttributedString() }
  public static func _value(of knob: _KnobValue) -> AttributedString? { knob.text.map { AttributedString($0) } }
  public var _knobValue: _KnobValue { .text(String(characters)) }
}

extension LocalizedStringKey: _KnobReadable {
  public static var _blank: LocalizedStringKey { "" }
  public static func _value(of knob: _KnobValue) -> LocalizedStringKey? { knob.text.map { LocalizedStringKey($0) } }
}

extension Text: _KnobReadable {
  public static var _blank: Text { Text(verbatim: "") }
  public static func _value(of knob: _KnobValue) -> Text? { knob.text.map { Text(verbatim: $0) } }
}

/// Texts: an empty one is none.
extension Optional: _KnobReadable where Wrapped: _KnobReadable {
  public static var _blank: Wrapped? { nil }
  public static func _value(of knob: _KnobValue) -> Wrapped?? {
    knob == .text("") ? .some(nil) : Wrapped._value(of: knob).map(Optional.some)
  }
}

extension Optional: _KnobConvertible where Wrapped: _KnobConvertible {
  public var _knobValue: _KnobValue { self?._knobValue ?? .text("") }
}

extension _KnobConvertible where Self: FixedWidthInteger {
  public static var _blank: Self { 0 }
  /// The nearest whole number; the type's own bounds hold.
  public static func _value(of knob: _KnobValue) -> Self? {
    guard let number = knob.number?.rounded() else { return nil }
    return Self(exactly: number) ?? (number < 0 ? min : max)
  }

  public var _knobValue: _KnobValue { .number(Double(self)) }
}

extension Int: _KnobConvertible {}
extension Int8: _KnobConvertible {}
extension Int16: _KnobConvertible {}
extension Int32: _KnobConvertible {}
extension Int64: _KnobConvertible {}
extension UInt: _KnobConvertible {}
extension UInt8: _KnobConvertible {}
extension UInt16: _KnobConvertible {}
extension UInt32: _KnobConvertible {}
extension UInt64: _KnobConvertible {}

extension _KnobConvertible where Self: BinaryFloatingPoint {
  public static var _blank: Self { 0 }
  public static func _value(of knob: _KnobValue) -> Self? { knob.number.map { Self($0) } }
  public var _knobValue: _KnobValue { .number(Double(self)) }
}

extension Double: _KnobConvertible {}
extension Float: _KnobConvertible {}
extension CGFloat: _KnobConvertible {}

extension Decimal: _KnobConvertible {
  public static var _blank: Decimal { 0 }
  public static func _value(of knob: _KnobValue) -> Decimal? { knob.number.map { Decimal($0) } }
  public var _knobValue: _KnobValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
