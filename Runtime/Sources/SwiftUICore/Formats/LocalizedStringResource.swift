import Foundation

/// A string of a table that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the table is.
  public enum BundleDescription: Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  private let source: StringSource

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(name: nil, keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(name: "\(key)", defaultValue, table: table, locale: locale, bundle: bundle)
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    name: String?, _ value: String.LocalizationValue, table: String?, locale: Locale, bundle: BundleDescription
  ) {
    key = name ?? value.key.name
    defaultValue = value
    self.table = table
    self.locale = locale
    source = StringSource(table: table, bundle: bundle.bundle)
  }

  func string(in locale: Locale) -> String {
    defaultValue.key.translated(named: key, source, locale: locale).string(in: locale)
  }
}

extension LocalizedStringKey {
  /// The key as tables have it, each value written `%@`.
  var name: String {
    parts.map { if case .literal(let literal) = $0 { literal } else { "%@" } }.joined()
  }
}

extension Text {
  /// Shows a string of a table in the language of the environment; literals take the initialiser for localised keys.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(LocalizedValue { resource.string(in: $0) }))
  }
}
