import SwiftUICore

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  nonisolated public struct Title: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  nonisolated public struct Icon: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content.accessibilityPart(.icon) }
  }

  public let title: Title
  public let icon: Icon
}

/// Shows a label in the style that holds.
struct ResolvedLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelStyles) private var styles

  var body: some View {
    styled(style)
      .environment(\.labelStyles, styles.below)
      .accessibilityControl(AccessibilityControl(content: .labelled))
  }

  private var style: any LabelStyle { styles.style as? any LabelStyle ?? DefaultLabelStyle() }

  private func styled<S: LabelStyle>(_ style: S) -> AnyView {
    AnyView(StyledLabel(style: Installed(style), configuration: configuration))
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  let style: Installed<Style>
  let configuration: LabelStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  var labelStyles: StyleStack {
    get { self[StyleStackKey<ResolvedLabel>.self] }
    set { self[StyleStackKey<ResolvedLabel>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the labels below.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    pushStyle(style, \.labelStyles)
  }
}
