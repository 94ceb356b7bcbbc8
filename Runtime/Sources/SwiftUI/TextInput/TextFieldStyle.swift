import SwiftUICore

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The look that suits the place: the text alone.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// The text within a thin rounded border: 34 points high with body text, as on iOS.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .padding(.vertical, 5)
      .frame(minHeight: 34)
      .fixedSize(horizontal: false, vertical: true)
      .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 6))
      .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension EnvironmentValues {
  var textFieldStyles: StyleStack {
    get { self[StyleStackKey<ResolvedTextField>.self] }
    set { self[StyleStackKey<ResolvedTextField>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the text fields below.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    pushStyle(style, \.textFieldStyles)
  }
}
