import CoreGraphics

/// A modifier that gives text again, so that texts can be joined after it.
enum TextModifier: Equatable, Sendable {
  case font(Font?)
  case foreground(AnyShapeStyle?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case tracking(CGFloat)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
}

extension Text {
  public func font(_ font: Font?) -> Text { modified(.font(font)) }

  @available(*, deprecated, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text {
    modified(.foreground(color.map { AnyShapeStyle($0) }))
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    modified(.foreground(AnyShapeStyle(style)))
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }

  public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }

  public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }

  public func bold() -> Text { modified(.bold(true)) }

  public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }

  public func italic() -> Text { modified(.italic(true)) }

  public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }

  public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }

  public func monospacedDigit() -> Text { modified(.monospacedDigit) }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    modified(.underline(isActive ? LineStyle(color: color) : nil))
  }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    modified(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }

  /// - Parameter kerning: points after each glyph; pairs keep their kerning.
  public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

  /// - Parameter tracking: points after each glyph; wins over `kerning`.
  public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

  /// - Parameter baselineOffset: points; positive raises the text.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }
}

extension Text {
  /// How an underline or a strikethrough is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      enum Kind: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
      let kind: Kind

      public static let solid = Pattern(kind: .solid)
      public static let dot = Pattern(kind: .dot)
      public static let dash = Pattern(kind: .dash)
      public static let dashDot = Pattern(kind: .dashDot)
      public static let dashDotDot = Pattern(kind: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// - Parameter color: nil is the text's own.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// What text is changed to before it is set.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// Shows a date in a style; relative styles count from the stage's time.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .localized(
        LocalizedValue { locale in
          Date.IntervalFormatStyle(locale: locale).format(dates.lowerBound..<dates.upperBound)
        }))
  }

  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}

/// Where the lines of a text meet.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading
  case center
  case trailing
}
