import KitSupport
import SwiftUI

/// A few words on brown that tell what has been done.
public struct GoodreadsToast: View {
  private let text: String

  public init(_ text: String) { self.text = text }

  public var body: some View {
    Text(text)
      .goodreadsText(.label)
      .multilineTextAlignment(.center)
      .foregroundStyle(GoodreadsColors.onAccent)
      .padding(.horizontal, 18)
      .padding(.vertical, 12)
      .background(RoundedRectangle(cornerRadius: 6).fill(GoodreadsColors.accent))
  }
}

extension View {
  /// Shows a toast over the view's lower edge until its text is nil again.
  public func goodreadsToast(_ text: String?) -> some View {
    // vitrine: accept text-contrast: what lies under a toast is covered by it.
    overlay(alignment: .bottom) {
      ZStack {
        if let text {
          GoodreadsToast(text)
            .padding(16)
            .transition(.move(edge: .bottom).combined(with: .opacity), reduced: .opacity)
        }
      }
      .animation(GoodreadsMotion.toast, value: text)
    }
  }
}
