import SwiftUICore

/// Content that a tap on its label shows and hides.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  @MainActor public var body: some View {
    DisclosureBody(binding: isExpanded, label: label, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var own = false
  @Environment(\.disclosureGroupStyles) private var styles
  @Environment(\.listContext) private var list
  @Environment(\.menuLevel) private var menu

  private var isExpanded: Binding<Bool> { binding ?? $own }

  var body: some View {
    if menu != nil {
      MenuSection(header: label, content: content(), footer: EmptyView())
    } else if let style = styles.style as? any DisclosureGroupStyle {
      styled(style)
        .environment(\.disclosureGroupStyles, styles.below)
    } else if list != nil {
      // Label and content are rows of the list.
      DisclosureHeader(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content().outlined() }
    } else {
      PlainDisclosure(label: label, content: content, isExpanded: isExpanded)
    }
  }

  private func styled<S: DisclosureGroupStyle>(_ style: S) -> AnyView {
    AnyView(
      StyledDisclosure(
        style: Installed(style),
        configuration: DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: { AnyView(content()) }),
          isExpanded: isExpanded)))
  }
}

/// The label, and the content below it where it is open.
struct PlainDisclosure<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      DisclosureHeader(label: label, isExpanded: isExpanded)
      if isExpanded.wrappedValue { content() }
    }
  }
}

/// A label with an arrow that turns down when the group is opened.
struct DisclosureHeader<Label: View>: View {
  let label: Label
  let isExpanded: Binding<Bool>
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  private func toggle() {
    withAnimation(reducesMotion ? .easeInOut(duration: 0.2) : .spring(duration: 0.35)) {
      isExpanded.wrappedValue.toggle()
    }
  }

  var body: some View {
    HStack {
      label.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(TintShapeStyle())
        .modifier(TurnedChevron(isExpanded: isExpanded.wrappedValue))
        .accessibilityHidden(true)
    }
    .enlargedHitArea(12)
    .rowButton("disclosure", action: toggle)
    .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
      $0.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
      $0.activate = toggle
    }
  }
}

/// An arrow points forward while something is closed, and down while it is open.
struct TurnedChevron: ViewModifier {
  let isExpanded: Bool

  func body(content: Content) -> some View { content.rotationEffect(.degrees(isExpanded ? 90 : 0)) }
}
extension View {
  /// Rows of a group stand 20 points farther in than its label, as on iOS.
  nonisolated func outlined() -> some View { padding(.leading, 20) }
}
