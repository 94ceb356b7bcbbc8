import CoreGraphics
import Drawing

/// Why content is not shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not there yet: bars stand for it.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// It is private; reaches only what `privacySensitive` marks.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}

/// How text and pictures look that are not shown.
enum Redaction {
  /// The foreground, faint. By eye, as iOS draws placeholders.
  static func fill(_ environment: EnvironmentValues) -> _ResolvedStyle {
    environment.styleContext.foregroundStyle(rank: 0).fading(by: 0.16)
  }

  static func figure(in rect: CGRect) -> Figure {
    let radius = min(4, rect.height / 4, rect.width / 4)
    return .roundedRect(rect, corner: CGSize(width: radius, height: radius), continuous: true)
  }
}

extension View {
  /// Draws bars instead of text and pictures below.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows text and pictures below as they are.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks what a redaction for privacy hides.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) { reasons in
      if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
    }
  }
}
