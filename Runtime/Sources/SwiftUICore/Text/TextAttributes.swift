import CoreGraphics
import Foundation

extension ResolvedText {
  /// What holds for one stretch of text once all modifiers have spoken.
  struct Attributes {
    private var font: Font
    private var weight: Font.Weight?
    private var width: Font.Width?
    private var design: Font.Design?
    private var isBold = false
    private var isItalic = false
    private var isMonospaced = false
    private var hasMonospacedDigits = false
    private(set) var foreground: AnyShapeStyle?
    private(set) var tracking: CGFloat?
    private(set) var kerning: CGFloat = 0
    private(set) var baselineOffset: CGFloat = 0
    private(set) var underline: Text.LineStyle?
    private(set) var strikethrough: Text.LineStyle?

    /// - Parameter inner: the modifiers of the segment, the innermost first; the innermost wins.
    init(_ environment: EnvironmentValues, inner: [TextModifier]) {
      font = environment.font ?? .body
      for modifier in environment.textModifiers { apply(modifier) }
      for modifier in inner.reversed() { apply(modifier) }
    }

    private mutating func apply(_ modifier: TextModifier) {
      switch modifier {
      case .font(let new): if let new { font = new }
      case .foreground(let style): if let style { foreground = style }
      case .weight(let new): weight = new
      case .width(let new): width = new
      case .design(let new): design = new
      case .bold(let isActive): isBold = isActive
      case .italic(let isActive): isItalic = isActive
      case .monospaced(let isActive): isMonospaced = isActive
      case .monospacedDigit: hasMonospacedDigits = true
      case .tracking(let points): tracking = points
      case .kerning(let points): kerning = points
      case .baselineOffset(let points): baselineOffset = points
      case .underline(let style): underline = style
      case .strikethrough(let style): strikethrough = style
      }
    }

    func applying(inner modifiers: [TextModifier]) -> Attributes {
      var copy = self
      for modifier in modifiers.reversed() { copy.apply(modifier) }
      return copy
    }

    func applying(_ markdown: InlineMarkdown.Style) -> Attributes {
      var copy = self
      if markdown.contains(.strong) { copy.isBold = true }
      if markdown.contains(.emphasized) { copy.isItalic = true }
      if markdown.contains(.struck) { copy.strikethrough = .single }
      if markdown.contains(.code) { copy.isMonospaced = true }
      if markdown.contains(.link), copy.foreground == nil { copy.foreground = AnyShapeStyle(.tint) }
      return copy
    }

    func applying(_ container: AttributeContainer, in environment: EnvironmentValues) -> Attributes {
      var copy = self
      if let intent = container.inlinePresentationIntent { copy = copy.applying(intent.style) }
      if let font = container.font { copy.font = font }
      if let color = container.foregroundColor { copy.foreground = AnyShapeStyle(color) }
      if let style = container.underlineStyle { copy.underline = style }
      if let style = container.strikethroughStyle { copy.strikethrough = style }
      if let points = container.kern { copy.kerning = points }
      if let points = container.tracking { copy.tracking = points }
      if let points = container.baselineOffset { copy.baselineOffset = points }
      if container.link != nil, copy.foreground == nil { copy.foreground = AnyShapeStyle(.tint) }
      return copy
    }

    /// The font with what stands beside it put in.
    var resolvedFont: Font {
      var font = self.font
      if let design { font = font.modified(.design(design)) }
      if let weight { font = font.weight(weight) }
      if let width { font = font.width(width) }
      if isBold { font = font.bold() }
      if isItalic { font = font.italic() }
      if isMonospaced { font = font.monospaced() }
      if hasMonospacedDigits { font = font.monospacedDigit() }
      return font
    }
  }
}
