import CoreGraphics
import Foundation
import Typesetting

/// A text in an environment: spans for the typesetter, and what each span is painted with.
struct ResolvedText {
  struct Style {
    var foreground: _ResolvedStyle
    var underlineColor: Color?
    var strikethroughColor: Color?
    var attachment: (any TextAttachment)?
    /// What the attachment is drawn in: the text's font and foreground.
    var attachmentEnvironment: EnvironmentValues?
  }

  private(set) var spans: [TextSpan] = []
  /// By `TextSpan.style`.
  private(set) var styles: [Style] = []
  private(set) var string = ""
  /// Of the first span, for reports.
  private(set) var scalesWithTypeSize = false
  /// The face that the code asks for, of the first span.
  private(set) var requestedFace = ""

  /// What bars stand for the text with, where it is redacted.
  let placeholder: _ResolvedStyle?

  private let environment: EnvironmentValues
  private let resources: GraphResources

  init(_ text: Text, in environment: EnvironmentValues, resources: GraphResources) {
    self.environment = environment
    self.resources = resources
    placeholder = environment.redactionReasons.contains(.placeholder) ? Redaction.fill(environment) : nil
    for segment in text.segments {
      append(segment.content, Attributes(environment, inner: segment.modifiers))
    }
    if spans.isEmpty { appendString("", Attributes(environment, inner: [])) }
  }

  private mutating func append(_ content: TextContent, _ attributes: Attributes) {
    switch content {
    case .string(let string): appendString(string, attributes)
    case .localized(let value): appendString(value.string(in: environment.locale), attributes)
    case .date(let date, let style): appendString(style.string(for: date, in: environment), attributes)
    case .timer(let timer): appendString(timer.string(at: environment.now), attributes)
    case .key(let key, let source): append(key.translated(source, locale: environment.locale), attributes)
    case .attributed(let string):
      for run in string.runs {
        appendString(
          String(string[run.range].characters), attributes.applying(run.attributes, in: environment))
      }
    case .attachment(let attachment): append(attachment.attachment, attributes)
    }
  }

  /// Values are put where Markdown has been read, so that what they hold is never taken for it.
  private mutating func append(_ key: LocalizedStringKey, _ attributes: Attributes) {
    /// Stands for the values while Markdown is read; the private use area holds no text.
    let marker: Character = "\u{F8FE}"
    var source = ""
    var values: [LocalizedStringKey.Part] = []
    for part in key.parts {
      if case .literal(let literal) = part {
        source += literal
      } else {
        source.append(marker)
        values.append(part)
      }
    }
    var next = 0
    for run in InlineMarkdown.runs(of: source) {
      let attributes = attributes.applying(run.style)
      var literal = ""
      for character in run.text {
        guard character == marker, next < values.count else {
          literal.append(character)
          continue
        }
        switch values[next] {
        case .text(let text):
          if !literal.isEmpty { appendString(literal, attributes) }
          literal = ""
          for segment in text.segments {
            append(segment.content, attributes.applying(inner: segment.modifiers))
          }
        case .value(let value): literal += value.string(in: environment.locale)
        case .literal: break
        }
        next += 1
      }
      if run.style.contains(.inflected) {
        literal = GrammarAgreement.inflected(literal, language: environment.locale.language.languageCode?.identifier)
      }
      if !literal.isEmpty { appendString(literal, attributes) }
    }
  }

  private mutating func appendString(_ plain: String, _ attributes: Attributes) {
    let cased: String
    switch environment.textCase {
    case .uppercase: cased = plain.uppercased(with: environment.locale)
    case .lowercase: cased = plain.lowercased(with: environment.locale)
    case nil: cased = plain
    }
    let (spec, scales, name) = attributes.resolvedFont.spec(in: environment.fontContext)
    if spans.isEmpty {
      scalesWithTypeSize = scales
      requestedFace = name
    }
    string += cased
    spans.append(
      TextSpan(
        .text(cased), font: spec, tracking: attributes.tracking ?? 0,
        kerning: attributes.tracking == nil ? attributes.kerning : 0,
        baselineOffset: attributes.baselineOffset, underline: attributes.underline?.decoration,
        strikethrough: attributes.strikethrough?.decoration, style: styles.count))
    styles.append(style(attributes))
  }

  private mutating func append(_ attachment: any TextAttachment, _ attributes: Attributes) {
    var values = environment
    values.font = attributes.resolvedFont
    values.textModifiers = []
    if let foreground = attributes.foreground { values.setForegroundStyles([foreground]) }
    let box = attachment.box(in: values, resources: resources)
    let (spec, _, _) = attributes.resolvedFont.spec(in: environment.fontContext)
    spans.append(
      TextSpan(.attachment(size: box.size, descent: box.descent), font: spec, style: styles.count))
    var style = style(attributes)
    style.attachment = attachment
    style.attachmentEnvironment = values
    styles.append(style)
  }

  private func style(_ attributes: Attributes) -> Style {
    let context = environment.styleContext
    let foreground = attributes.foreground?._resolve(context) ?? context.foregroundStyle(rank: 0)
    return Style(
      foreground: foreground, underlineColor: attributes.underline?.color,
      strikethroughColor: attributes.strikethrough?.color)
  }

  var paragraphStyle: ParagraphStyle {
    ParagraphStyle(
      alignment: environment.multilineTextAlignment.typesetting,
      isRightToLeft: environment.layoutDirection == .rightToLeft, lineLimit: environment.lineLimit,
      minimumLines: environment.minimumLines, truncation: environment.truncationMode.typesetting,
      lineSpacing: environment.lineSpacing, minimumScaleFactor: environment.minimumScaleFactor,
      allowsTightening: environment.allowsTightening, displayScale: environment.displayScale)
  }
}

extension TextAlignment {
  var typesetting: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  var typesetting: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}

extension Text.LineStyle {
  fileprivate var decoration: TextSpan.Decoration {
    let pattern: TextSpan.LinePattern
    switch self.pattern.kind {
    case .solid: pattern = .solid
    case .dot: pattern = .dot
    case .dash: pattern = .dash
    case .dashDot: pattern = .dashDot
    case .dashDotDot: pattern = .dashDotDot
    }
    return TextSpan.Decoration(pattern: pattern)
  }
}
