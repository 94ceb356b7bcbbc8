import SwiftUICore

/// A value with its label.
nonisolated public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public var body: some View {
    ResolvedLabeledContent(
      configuration: LabeledContentStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The content of a configuration, for styles that change another.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// The look of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of labelled content.
public struct LabeledContentStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content.accessibilityPart(.value) }
  }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

private struct ResolvedLabeledContent: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyles) private var styles

  var body: some View {
    styled(style)
      .environment(\.labeledContentStyles, styles.below)
      .accessibilityControl(AccessibilityControl(content: .labelled))
  }

  private var style: any LabeledContentStyle {
    styles.style as? any LabeledContentStyle ?? AutomaticLabeledContentStyle()
  }

  private func styled<S: LabeledContentStyle>(_ style: S) -> AnyView {
    AnyView(StyledLabeledContent(style: Installed(style), configuration: configuration))
  }
}

private struct StyledLabeledContent<Style: LabeledContentStyle>: View {
  let style: Installed<Style>
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

/// The label, and at the other side the value in a weaker colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, stacksWhenLarge: true) {
      configuration.content.defaultForeground(Color(uiColor: .secondaryLabel))
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  fileprivate var labeledContentStyles: StyleStack {
    get { self[StyleStackKey<ResolvedLabeledContent>.self] }
    set { self[StyleStackKey<ResolvedLabeledContent>.self] = newValue }
  }
}

extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    pushStyle(style, \.labeledContentStyles)
  }
}
