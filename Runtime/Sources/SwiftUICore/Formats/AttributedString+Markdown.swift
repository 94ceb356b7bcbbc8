import Foundation

/// How a run of Markdown is set off.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)

  init(_ style: InlineMarkdown.Style) {
    self = []
    if style.contains(.emphasized) { insert(.emphasized) }
    if style.contains(.strong) { insert(.stronglyEmphasized) }
    if style.contains(.code) { insert(.code) }
    if style.contains(.struck) { insert(.strikethrough) }
  }

  var style: InlineMarkdown.Style {
    var style: InlineMarkdown.Style = []
    if contains(.emphasized) { style.insert(.emphasized) }
    if contains(.stronglyEmphasized) { style.insert(.strong) }
    if contains(.code) { style.insert(.code) }
    if contains(.strikethrough) { style.insert(.struck) }
    return style
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Blocks lose their marks and follow each other without a break, as on iOS.
      case full
      /// Blocks are not read; several spaces and line breaks are one space.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of Markdown with its emphasis and its links as attributes. Every text is some Markdown, so nothing is thrown.
  public init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws { self.init(markdownText: markdown, options.interpretedSyntax, baseURL: baseURL) }

  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` for data that are no UTF-8.
  public init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(markdownText: text, options.interpretedSyntax, baseURL: baseURL)
  }

  /// A string of a table, whose Markdown becomes attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment)
    self.init(markdownText: text, .inlineOnlyPreservingWhitespace, baseURL: nil, language: locale)
  }

  /// A string of a table, whose Markdown becomes attributes.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      markdownText: String(localized: resource), .inlineOnlyPreservingWhitespace, baseURL: nil,
      language: resource.locale)
  }

  private init(
    markdownText: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax, baseURL: URL?, language: Locale? = nil
  ) {
    self.init()
    for run in InlineMarkdown.runs(of: Self.inline(markdownText, syntax)) {
      var text = run.text
      if run.style.contains(.inflected), let language {
        text = GrammarAgreement.inflected(text, language: language.language.languageCode?.identifier)
      }
      var part = AttributedString(text)
      let intent = InlinePresentationIntent(run.style)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let target = run.target { part.link = URL(string: target, relativeTo: baseURL) }
      self += part
    }
  }

  private static func inline(_ text: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax) -> String {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return text
    case .inlineOnly: return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .full:
      return text.components(separatedBy: "\n").map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        let heading = line.prefix { $0 == "#" }
        if (1...6).contains(heading.count), line.dropFirst(heading.count).first == " " {
          return String(line.dropFirst(heading.count + 1)) + "\n"
        }
        for mark in ["- ", "* ", "+ ", "> "] where line.hasPrefix(mark) { return String(line.dropFirst(2)) + "\n" }
        return line
      }
      // A line break inside a paragraph is a space, one between paragraphs is nothing.
      .split(separator: "").map { $0.joined(separator: " ").replacingOccurrences(of: "\n ", with: "") }.joined()
      .replacingOccurrences(of: "\n", with: "")
    }
  }
}
