import SwiftUICore

/// Controls that belong together, side by side.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let labeled = content as? any LabeledGroup
    ResolvedControlGroup(
      configuration: ControlGroupStyleConfiguration(
        content: .init(content: labeled?.groupContent ?? AnyView(content)),
        label: .init(content: labeled?.groupLabel ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup {
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup
where
  Content == LabeledControlGroupContent<ControlGroupStyleConfiguration.Content, ControlGroupStyleConfiguration.Label>
{
  /// The group of a configuration, for styles that change another.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = LabeledControlGroupContent(content: configuration.content, label: configuration.label)
  }
}

/// The controls of a group with what stands for it where it is closed.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  fileprivate let content: Content
  fileprivate let label: Label

  @MainActor public var body: some View { content }
}

/// A group that knows what stands for it.
@MainActor private protocol LabeledGroup {
  var groupContent: AnyView { get }
  var groupLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledGroup {
  var groupContent: AnyView { AnyView(content) }
  var groupLabel: AnyView { AnyView(label) }
}
