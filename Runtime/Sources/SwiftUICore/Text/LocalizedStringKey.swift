import Foundation

/// A key of a string table; its literal may hold interpolations and Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A part of the key in order.
  enum Part: Equatable, Sendable {
    case literal(String)
    /// An interpolated value: shown as it stands, never read as Markdown.
    case value(LocalizedValue)
    case text(Text)
  }

  let parts: [Part]

  public init(_ value: String) { parts = [.literal(value)] }

  init(parts: [Part]) { self.parts = parts }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the literals and values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    mutating func appendPart(_ part: Part) { parts.append(part) }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(LocalizedValue { _ in string }))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let string = formatter?.string(for: subject) ?? "\(subject)"
      parts.append(.value(LocalizedValue { _ in string }))
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let string = formatter?.string(for: subject) ?? "\(subject)"
      parts.append(.value(LocalizedValue { _ in string }))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.value(LocalizedValue { format.locale($0).format(input) }))
    }

    /// Numbers are grouped and given digits as the locale has them, like `%lld` on iOS.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.value(LocalizedValue { value._localized(in: $0) }))
    }

    /// - Parameter specifier: a `printf` conversion, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      parts.append(.value(LocalizedValue { String(format: specifier, locale: $0, value._arg) }))
    }

    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    /// Any other value, by its description. Apple deprecates it, and so do we.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      let string = String(describing: value)
      parts.append(.value(LocalizedValue { _ in string }))
    }
  }
}

/// A number that stands in a localised key.
public protocol _FormatSpecifiable: Equatable, Sendable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable {
  /// Whole numbers are shown ungrouped with `%lld`; others with six decimals, as `%lf` gives them.
  func _localized(in locale: Locale) -> String {
    // Foundation's formats take a third of an update in which many texts with numbers are compared.
    if let whole = self as? any BinaryInteger, locale.identifier == "en_US" { return "\(whole)" }
    return String(format: _specifier, locale: locale, _arg)
  }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
  public var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
  public var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
  public var _specifier: String { "%lf" }
}
