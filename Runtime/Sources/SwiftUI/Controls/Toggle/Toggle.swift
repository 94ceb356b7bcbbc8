import SwiftUICore

/// A control that is on or off.
nonisolated public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Stands for several values: mixed when they differ, all of which a tap sets.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.isOn = Binding(
      get: { bindings.allSatisfy { $0.wrappedValue } },
      set: { value in for binding in bindings { binding.wrappedValue = value } })
    isMixed = bindings.contains { $0.wrappedValue } && !bindings.allSatisfy { $0.wrappedValue }
    self.label = label()
  }

  @MainActor public var body: some View {
    ResolvedToggle(
      configuration: ToggleStyleConfiguration(label: .init(label), isOn: isOn, isMixed: isMixed))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a configuration, for styles that change another.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}

// MARK: Style

/// The look and the behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  nonisolated public struct Label: View {
    let content: AnyView

    init(_ content: some View) { self.content = AnyView(content) }

    @MainActor public var body: some View { content }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Stands for several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

private struct ResolvedToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyles) private var styles
  @Environment(\.menuLevel) private var menu

  var body: some View {
    if menu != nil {
      MenuItem(label: configuration.label, mark: configuration.isMixed ? .mixed : configuration.isOn ? .on : .off) {
        configuration.isOn.toggle()
      }
    } else {
      control
    }
  }

  private var control: some View {
    let isOn = configuration.$isOn
    return styled(style)
      .environment(\.toggleStyles, styles.below)
      .accessibilityControl(AccessibilityControl(.plain, [.isButton, .isToggle])) {
        // As on iOS: 2 stands for values that differ.
        $0.value = configuration.isMixed ? "2" : isOn.wrappedValue ? "1" : "0"
        $0.activate = { withAnimation { isOn.wrappedValue.toggle() } }
      }
  }

  private var style: any ToggleStyle { styles.style as? any ToggleStyle ?? DefaultToggleStyle() }

  private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
    AnyView(StyledToggle(style: Installed(style), configuration: configuration))
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  let style: Installed<Style>
  let configuration: ToggleStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
  fileprivate var toggleStyles: StyleStack {
    get { self[StyleStackKey<ResolvedToggle>.self] }
    set { self[StyleStackKey<ResolvedToggle>.self] = newValue }
  }
}

extension View {
  /// Sets the look of the toggles below.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    pushStyle(style, \.toggleStyles)
  }
}
