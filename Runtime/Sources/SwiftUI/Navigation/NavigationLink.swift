import SwiftUICore

/// A control that leads to another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: NavigationTarget
  /// Whether the screen of the link is there, for links of older code that a state follows.
  private let isActive: Binding<Bool>?

  fileprivate init(label: Label, target: NavigationTarget, isActive: Binding<Bool>? = nil) {
    self.label = label
    self.target = target
    self.isActive = isActive
  }

  @MainActor public var body: some View {
    NavigationLinkBody(label: label, target: target, isActive: isActive)
      .modifier(ActiveLink(isActive: isActive, target: target))
  }
}

/// Where a link leads.
enum NavigationTarget {
  case view(() -> AnyView)
  case value(AnyHashable?)
}

extension NavigationLink {
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { AnyView(destination()) })
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .view { AnyView(destination) })
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination()) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(for:).")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), target: .view { AnyView(destination()) }, isActive: Binding(selection, is: tag))
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(for:).")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination) }, isActive: Binding(selection, is: tag))
  }

  /// Whether the screen comes into the detail of a split view.
  @available(*, unavailable, message: "Use NavigationSplitView: links in a column lead to the next one.")
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Whether a selection is a value; taking that away selects nothing.
  nonisolated fileprivate init<V: Hashable>(_ selection: Binding<V?>, is tag: V) where Value == Bool {
    self.init(
      get: { selection.wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

/// Shows the screen of a link while a state says so.
private struct ActiveLink: ViewModifier {
  let isActive: Binding<Bool>?
  let target: NavigationTarget
  @Namespace private var identity
  @Environment(\.navigationModel) private var model

  func body(content: Content) -> some View {
    if let isActive, case .view(let make) = target {
      let _ = model?.present(
        NavigationPresentation(owner: identity.hashValue, isPresented: isActive, content: make))
    }
    content
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(titleKey), target: .view { AnyView(destination()) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(label: Text(title), target: .view { AnyView(destination()) })
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), target: .view { AnyView(destination) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), target: .view { AnyView(destination) })
  }
}

extension NavigationLink where Label == Text {
  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), target: .view { AnyView(destination()) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), target: .view { AnyView(destination()) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), target: .view { AnyView(destination) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), target: .view { AnyView(destination) }, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(for:).")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      label: Text(titleKey), target: .view { AnyView(destination()) }, isActive: Binding(selection, is: tag))
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(for:).")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), target: .view { AnyView(destination) }, isActive: Binding(selection, is: tag))
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the destination for the value's type; nil leads nowhere.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { AnyHashable($0) }))
  }

  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), target: .value(value.map { AnyHashable($0) }))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
  }
}

/// In a list, a row with an arrow; elsewhere, a button. Outside navigation it leads nowhere and is
/// disabled, as on iOS.
private struct NavigationLinkBody<Label: View>: View {
  let label: Label
  let target: NavigationTarget
  let isActive: Binding<Bool>?
  @Environment(\.listContext) private var list
  @Environment(\.listSelection) private var selection
  @Environment(\.isInNavigation) private var isInNavigation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigationModel) private var navigation
  @Environment(\.navigationEntry) private var entry
  @Environment(\.splitColumn) private var column

  /// A link in a column leads to the next one, as long as it stands on the column's first screen.
  private func go() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let selected {
      selection?.tap(selected)
    } else if let column, entry == 0, navigation === column.model.stacks[column.number],
      column.model.show(target, from: column.number)
    {
      return
    } else {
      navigation?.push(target)
    }
  }

  /// The value that the list selects in place of a way to another screen.
  private var selected: AnyHashable? {
    guard let selection, column != nil, case .value(let value?) = target, selection.accepts(value) else { return nil }
    return value
  }

  /// Rows beside the column that they lead to have no arrow.
  private var hasChevron: Bool { column.map { $0.model.isCompact || $0.number == 2 } ?? true }

  var body: some View {
    if let list, !list.isHeader {
      HStack {
        label
          .defaultForeground(isEnabled ? nil : Color(uiColor: .tertiaryLabel))
          .frame(maxWidth: .infinity, alignment: .leading)
        if hasChevron { NavigationChevron() }
      }
      .enlargedHitArea(12)
      .rowButton("navigationLink") { go() }
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.activate = { go() } }
      .disabled(!isInNavigation)
      .modifier(LinkTag(value: selected))
    } else {
      Button(action: go) { label }
        .recorded("navigationLink")
        .disabled(!isInNavigation)
    }
  }
}

/// A link in a list whose selection leads on stands for its value there.
private struct LinkTag: ViewModifier {
  let value: AnyHashable?

  func body(content: Content) -> some View {
    if let value { content.tag(value) } else { content }
  }
}
