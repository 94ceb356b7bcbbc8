import SwiftUICore

/// Views on a filled shape, with a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @available(*, deprecated, renamed: "init(content:label:)")
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  @MainActor public var body: some View {
    ResolvedGroupBox(
      configuration: GroupBoxStyleConfiguration(label: .init(label), content: .init(content)))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a configuration, for styles that change another.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    label = configuration.label
    content = configuration.content
  }
}

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a group box.
public struct GroupBoxStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

private struct ResolvedGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyles) private var styles

  var body: some View { styled(style).environment(\.groupBoxStyles, styles.below) }

  private var style: any GroupBoxStyle { styles.style as? any GroupBoxStyle ?? DefaultGroupBoxStyle() }

  private func styled<S: GroupBoxStyle>(_ style: S) -> AnyView {
    AnyView(StyledGroupBox(style: Installed(style), configuration: configuration))
  }
}

private struct StyledGroupBox<Style: GroupBoxStyle>: View {
  let style: Installed<Style>
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

/// A gray shape with room of 16 points; the title in the headline's face.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      configuration.content
    }
    .padding(16)
    .background(
      Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  fileprivate var groupBoxStyles: StyleStack {
    get { self[StyleStackKey<ResolvedGroupBox>.self] }
    set { self[StyleStackKey<ResolvedGroupBox>.self] = newValue }
  }
}

extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    pushStyle(style, \.groupBoxStyles)
  }
}
