import SwiftUICore

/// A list of controls, as in Settings.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    ResolvedForm(configuration: FormStyleConfiguration(content: .init(content)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a configuration, for styles that change another.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a form.
public struct FormStyleConfiguration {
  nonisolated public struct Content: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  public let content: Content
}

private struct ResolvedForm: View {
  let configuration: FormStyleConfiguration
  @Environment(\.formStyles) private var styles

  var body: some View {
    styled(style).environment(\.formStyles, styles.below)
  }

  private var style: any FormStyle { styles.style as? any FormStyle ?? AutomaticFormStyle() }

  private func styled<S: FormStyle>(_ style: S) -> AnyView {
    AnyView(StyledForm(style: Installed(style), configuration: configuration))
  }
}

private struct StyledForm<Style: FormStyle>: View {
  let style: Installed<Style>
  let configuration: FormStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var formStyles: StyleStack {
    get { self[StyleStackKey<ResolvedForm>.self] }
    set { self[StyleStackKey<ResolvedForm>.self] = newValue }
  }
}

/// Cards on a gray ground.
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(selection: nil, content: configuration.content)
  }
}

/// Cards on a gray ground.
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ListBody(selection: nil, content: configuration.content).listStyle(.insetGrouped)
  }
}

/// Labels and controls in two columns; on phones one below the other, without cards.
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// Sets the look of the forms below.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { pushStyle(style, \.formStyles) }
}
