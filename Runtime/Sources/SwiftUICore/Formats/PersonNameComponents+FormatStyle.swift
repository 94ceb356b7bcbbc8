import Foundation

extension PersonNameComponents {
  /// A name in the order that its language has.
  public struct FormatStyle: Foundation.FormatStyle {
    public enum Style: Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: joined([value.givenName], [value.familyName])
      case .long:
        joined([value.namePrefix, value.givenName, value.middleName], [value.familyName, value.nameSuffix])
      case .abbreviated:
        isFamilyFirst
          ? value.familyName ?? value.givenName ?? ""
          : [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
      }
    }

    private func joined(_ given: [String?], _ family: [String?]) -> String {
      let parts = (isFamilyFirst ? family + given : given + family).compactMap { $0 }.filter { !$0.isEmpty }
      let isCompact = parts.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value >= 0x3000 } }
      return parts.joined(separator: isCompact ? "" : " ")
    }

    private var isFamilyFirst: Bool {
      ["ja", "ko", "zh", "hu", "vi"].contains(locale.language.languageCode?.identifier)
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
