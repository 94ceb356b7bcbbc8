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
  @Environment(\.listContext) private var list

  private var isExpanded: Binding<Bool> { binding ?? $own }

  var body: some View {
    if list != nil {
      // Label and content are rows of the list.
      header
      if isExpanded.wrappedValue { content() }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        header
        if isExpanded.wrappedValue { content() }
      }
    }
  }

  private var header: some View {
    HStack {
      label.frame(maxWidth: .infinity, alignment: .leading)
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(TintShapeStyle())
        .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
        .accessibilityHidden(true)
    }
    .enlargedHitArea(12)
    .pressable("disclosure") { withAnimation { isExpanded.wrappedValue.toggle() } }
    .accessibilityControl(AccessibilityControl(.plain, .isButton)) {
      $0.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
      $0.activate = { withAnimation { isExpanded.wrappedValue.toggle() } }
    }
  }
}
