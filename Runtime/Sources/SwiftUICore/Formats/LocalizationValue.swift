import Foundation

extension String {
  /// A key of a string table with its values, which becomes a string.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: LocalizedStringKey

    public init(_ value: String) { key = LocalizedStringKey(value) }

    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.inner)
    }

    /// Collects the literals and values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var inner: LocalizedStringKey.StringInterpolation

      public init(literalCapacity: Int, interpolationCount: Int) {
        inner = LocalizedStringKey.StringInterpolation(
          literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }

      public mutating func appendLiteral(_ literal: String) { inner.appendLiteral(literal) }

      public mutating func appendInterpolation(_ value: String) { inner.appendInterpolation(value) }

      public mutating func appendInterpolation(_ value: Substring) { inner.appendInterpolation(String(value)) }

      public mutating func appendInterpolation(_ value: AttributedString) {
        inner.appendInterpolation(String(value.characters))
      }

      public mutating func appendInterpolation(_ value: LocalizedStringResource) {
        inner.append(LocalizedValue { value.string(in: $0) })
      }

      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { inner.appendInterpolation(value, format: format) }

      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { inner.appendInterpolation(value) }

      /// - Parameter specifier: a `printf` conversion, such as `%.2f`.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        inner.appendInterpolation(value, specifier: specifier)
      }

      public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
        inner.appendInterpolation(formatter.string(for: value) ?? "\(value)")
      }

      /// Any other value, by its description.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { inner.appendInterpolation(String(describing: value)) }
    }

    /// The value in the words of a language, with its Markdown as it is written.
    func string(_ source: StringSource, in locale: Locale) -> String {
      key.translated(source, locale: locale).string(in: locale)
    }
  }

  /// A string of a table, in the words of a locale's language; the key itself where the table does not have it.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.string(StringSource(table: table, bundle: bundle), in: locale) }

  /// A string of a table by a key that is not shown.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key.translated(
      named: "\(key)", StringSource(table: table, bundle: bundle), locale: locale
    ).string(in: locale)
  }

  public init(localized resource: LocalizedStringResource) { self = resource.string(in: resource.locale) }
}

extension LocalizedStringKey.StringInterpolation {
  mutating func append(_ value: LocalizedValue) { appendPart(.value(value)) }
}

extension LocalizedStringKey {
  /// The whole as a string, with its Markdown as it is written.
  func string(in locale: Locale) -> String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .value(let value): value.string(in: locale)
      case .text(let text): text.segments.map { $0.content.string(in: locale) }.joined()
      }
    }.joined()
  }
}

extension TextContent {
  fileprivate func string(in locale: Locale) -> String {
    switch self {
    case .string(let string): string
    case .localized(let value): value.string(in: locale)
    case .key(let key, let source): key.translated(source, locale: locale).string(in: locale)
    case .attributed(let string): String(string.characters)
    case .date, .timer, .attachment: ""
    }
  }
}
