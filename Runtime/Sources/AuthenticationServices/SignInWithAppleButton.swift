@_exported import Foundation
import SwiftUI

/// The button with which a user signs in by an Apple account. There is no account here: a tap asks the app for its request and
/// tells it that nobody was recognised.
nonisolated public struct SignInWithAppleButton: View {
  /// What the button says.
  public struct Label: Sendable {
    let words: LocalizedStringKey

    public static let signIn = Label(words: "Sign in with Apple")
    public static let signUp = Label(words: "Sign up with Apple")
    public static let `continue` = Label(words: "Continue with Apple")
  }

  /// The colours of the button.
  public struct Style: Hashable, Sendable {
    enum Look { case black, white, whiteOutline }
    let look: Look

    public static let black = Style(look: .black)
    public static let white = Style(look: .white)
    public static let whiteOutline = Style(look: .whiteOutline)
  }

  private let label: Label
  private let onRequest: (ASAuthorizationAppleIDRequest) -> Void
  private let onCompletion: (Result<ASAuthorization, any Error>) -> Void

  public init(
    _ label: SignInWithAppleButton.Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    self.onRequest = onRequest
    self.onCompletion = onCompletion
  }

  @MainActor public var body: some View {
    SignInButtonBody(words: label.words) {
      onRequest(ASAuthorizationAppleIDRequest())
      onCompletion(.failure(ASAuthorizationError(.unknown)))
    }
  }
}

extension View {
  /// The colours of the buttons below.
  nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

private struct SignInWithAppleButtonStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}

/// The button's look by Apple's guidelines: words of 43 % of the height in the system font, a sign before them, corners of 6
/// points. It is as wide as it may be, and from 30 points high.
private struct SignInButtonBody: View {
  let words: LocalizedStringKey
  let action: () -> Void
  @Environment(\.signInWithAppleButtonStyle) private var style
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
      action()
    } label: {
      GeometryReader { proxy in
        HStack(spacing: proxy.size.height * 0.12) {
          Image(systemName: "applelogo").accessibilityHidden(true)
          Text(words)
        }
        .font(.system(size: proxy.size.height * 0.43, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .padding(.horizontal, proxy.size.height * 0.2)
        .frame(width: proxy.size.width, height: proxy.size.height)
      }
      .frame(minWidth: 140, idealWidth: 240, maxWidth: .infinity, minHeight: 30, idealHeight: 44, maxHeight: .infinity)
      .foregroundStyle(style.look == .black ? Color.white : .black)
      .background(style.look == .black ? Color.black : .white, in: box)
      .overlay { if style.look == .whiteOutline { box.strokeBorder(.black, lineWidth: 1) } }
      .contentShape(box)
    }
    .buttonStyle(.plain)
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var box: RoundedRectangle { RoundedRectangle(cornerRadius: 6, style: .continuous) }
}
