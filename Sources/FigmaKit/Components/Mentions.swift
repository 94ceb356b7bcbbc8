import Foundation
import SwiftUI

/// Names in comments, written as `@name`.
enum Mentions {
  private static let scheme = "figma-mention"

  static func names(in text: String) -> [String] { text.matches(of: #/@([\w\-]+)/#).map { String($0.output.1) } }

  /// The text with its mentions in a colour.
  /// - Parameter isLinked: makes each a link that can be tapped.
  static func marked(_ text: String, color: Color, isLinked: Bool) -> AttributedString {
    var marked = AttributedString()
    var rest = text[...]
    for match in text.matches(of: #/@([\w\-]+)/#) {
      marked += AttributedString(rest[..<match.range.lowerBound])
      var mention = AttributedString(match.output.0)
      mention.foregroundColor = color
      if isLinked { mention.link = url(String(match.output.1)) }
      marked += mention
      rest = text[match.range.upperBound...]
    }
    return marked + AttributedString(rest)
  }

  static func name(in url: URL) -> String? {
    guard url.scheme == scheme else { return nil }
    return URLComponents(url: url, resolvingAgainstBaseURL: false)?.path
  }

  private static func url(_ name: String) -> URL? {
    var components = URLComponents()
    components.scheme = scheme
    components.path = name
    return components.url
  }
}
