import SwiftUICore

/// The look of groups that are opened and closed.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a group.
public struct DisclosureGroupStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  nonisolated public struct Content: View {
    let content: () -> AnyView
    @MainActor public var body: some View { content() }
  }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

struct StyledDisclosure<Style: DisclosureGroupStyle>: View {
  let style: Installed<Style>
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

/// A label with an arrow.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainDisclosure(
      label: configuration.label, content: { configuration.content }, isExpanded: configuration.$isExpanded)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
  var disclosureGroupStyles: StyleStack {
    get { self[StyleStackKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleStackKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the groups below.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    pushStyle(style, \.disclosureGroupStyles)
  }
}
