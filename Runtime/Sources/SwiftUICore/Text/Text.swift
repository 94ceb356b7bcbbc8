import CoreGraphics
import Foundation

/// A view of one or more lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  /// A stretch of the text with the modifiers that reach it, the innermost first.
  struct Segment: Equatable, Sendable {
    var content: TextContent
    var modifiers: [TextModifier] = []
  }

  var segments: [Segment]

  init(_ content: TextContent) { segments = [Segment(content: content)] }

  init(segments: [Segment]) { self.segments = segments }

  /// Shows a string as it stands.
  public init(verbatim content: String) { self.init(.string(content)) }

  /// Shows a string as it stands; literals take the initialiser for localised keys.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.string(String(content))) }

  /// Shows a key, which may hold Markdown and interpolations, as the string tables of the bundle have it in the
  /// environment's language; where they have it not, the key itself is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key, StringSource(table: tableName, bundle: bundle)))
  }

  /// Shows an attributed string; literals take the initialiser for localised keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.localized(LocalizedValue { format.locale($0).format(input) }))
  }

  /// Shows a value in a format that gives attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// Shows a value as a formatter of Foundation puts it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.string(formatter.string(for: subject) ?? ""))
  }

  func modified(_ modifier: TextModifier) -> Text {
    Text(
      segments: segments.map { segment in
        var segment = segment
        segment.modifiers.append(modifier)
        return segment
      })
  }

  /// One text after the other on the same line.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(segments: lhs.segments + rhs.segments) }
}

/// What a segment of text shows.
enum TextContent: Equatable, Sendable {
  case string(String)
  case key(LocalizedStringKey, StringSource)
  case attributed(AttributedString)
  case localized(LocalizedValue)
  case date(Date, Text.DateStyle)
  case timer(TimerText)
  case attachment(AnyTextAttachment)
}

/// A value that is formatted in the locale of the environment it is shown in.
struct LocalizedValue: Equatable, @unchecked Sendable {
  private let format: (Locale) -> String

  /// - Parameter format: pure, and holds values only; so it may cross actors.
  init(_ format: @escaping (Locale) -> String) { self.format = format }

  func string(in locale: Locale) -> String { format(locale) }

  static func == (a: Self, b: Self) -> Bool { a.format(anyLocale) == b.format(anyLocale) }

  private static let anyLocale = Locale(identifier: "en_US")
}
