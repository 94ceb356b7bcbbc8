import SwiftUI

/// Something that has a place along an axis.
public protocol Plottable {
  associatedtype PrimitivePlottable = Self

  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value and what it is called.
public struct PlottableValue<Value: Plottable> {
  let datum: Datum

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: Datum(value))
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: Datum(value))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> {
    PlottableValue(datum: Datum(value))
  }
}

extension PlottableValue where Value == Date {
  /// A date as the start of its day, hour or other unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> {
    PlottableValue(datum: .date(calendar.dateInterval(of: unit, for: value)?.start ?? value))
  }
}

/// A place along an axis.
enum Datum: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  init(_ value: any Plottable) {
    switch value {
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Decimal: self = .number(Double(truncating: value as NSNumber))
    case let value as Date: self = .date(value)
    case let value as String: self = .category(value)
    default: self = Self.primitive(of: value)
    }
  }

  private static func primitive<P: Plottable>(of value: P) -> Datum {
    if let primitive = value.primitivePlottable as? any Plottable, P.PrimitivePlottable.self != P.self {
      return Datum(primitive)
    }
    return .category("\(value)")
  }

  /// Where numbers and dates are on a line; nil for categories and for what is not finite.
  var number: Double? {
    switch self {
    case .number(let value): value.isFinite ? value : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as a type that code asks for.
  func value<P: Plottable>(as type: P.Type) -> P? {
    switch self {
    case .number(let value):
      (value as? P) ?? (Int(exactly: value.rounded()) as? P) ?? (CGFloat(value) as? P) ?? (Float(value) as? P)
    case .date(let date): date as? P
    case .category(let name): name as? P
    }
  }
}
