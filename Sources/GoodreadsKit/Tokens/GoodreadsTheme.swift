import SwiftUI

/// Paper, ink and accent of the design language for everything below it, by the scheme.
public struct GoodreadsTheme: ViewModifier {
  public init() {}

  public func body(content: Content) -> some View {
    content
      .background(GoodreadsColors.canvas)
      .foregroundStyle(GoodreadsColors.text)
      .tint(GoodreadsColors.accent)
  }
}

extension View {
  /// Puts a view on the paper of the design language, with its ink and accent.
  public func goodreadsTheme() -> some View { modifier(GoodreadsTheme()) }
}
