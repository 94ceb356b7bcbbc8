import CoreGraphics
import Foundation

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct MinimumLinesKey: EnvironmentKey { static let defaultValue = 0 }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct AlignmentTextKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
private struct TextModifiersKey: EnvironmentKey { static let defaultValue: [TextModifier] = [] }
private struct LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }()
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone(identifier: "UTC")! }
private struct NowKey: EnvironmentKey {
  static let defaultValue: Date? = nil
}

extension EnvironmentValues {
  /// The font of text that sets none; nil is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  /// At most so many lines; nil is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The height of at least so many lines is kept.
  var minimumLines: Int {
    get { self[MinimumLinesKey.self] }
    set { self[MinimumLinesKey.self] = newValue }
  }

  /// Points between lines beyond the font's own.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentTextKey.self] }
    set { self[AlignmentTextKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// 0…1: how far text may be scaled down to fit.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// What view-level modifiers say of all text below, the innermost last.
  var textModifiers: [TextModifier] {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The time that relative dates count from: the stage's, which texts put in as they are set.
  package var now: Date {
    get { self[NowKey.self] ?? Self.firstDate }
    set { self[NowKey.self] = newValue }
  }

  /// Whether somebody has said what time it is.
  var hasOwnTime: Bool { self[NowKey.self] != nil }

  /// The stage's time stands at the start of 2025 until something moves it.
  private static var firstDate: Date { Date(timeIntervalSince1970: 1_735_689_600) }

  /// Goes back to what text and symbols are drawn with where nothing is set: menus do not take over how the view
  /// that opens them is written.
  package mutating func resetTextStyle() {
    font = nil
    lineLimit = nil
    minimumLines = 0
    lineSpacing = 0
    multilineTextAlignment = .leading
    truncationMode = .tail
    minimumScaleFactor = 1
    allowsTightening = false
    textCase = nil
    textModifiers = []
    foregroundScope = nil
    tint = nil
    imageScale = .medium
  }

  var fontContext: FontContext {
    FontContext(dynamicTypeSize: dynamicTypeSize, legibilityWeight: legibilityWeight)
  }
}
