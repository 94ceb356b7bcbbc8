import SwiftUICore

/// A control that leads to another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: NavigationTarget

  fileprivate init(label: Label, target: NavigationTarget) {
    self.label = label
    self.target = target
  }

  @MainActor public var body: some View { NavigationLinkBody(label: label, target: target) }
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
    self.init(label: label(), target: .view { AnyView(destination()) })
  }

  @available(*, deprecated, message: "Use NavigationStack and navigationDestination(isPresented:).")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), target: .view { AnyView(destination) })
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
  @Environment(\.listContext) private var list
  @Environment(\.isInNavigation) private var isInNavigation
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigationModel) private var navigation

  var body: some View {
    if let list, !list.isHeader {
      HStack {
        label
          .defaultForeground(isEnabled ? nil : Color(uiColor: .tertiaryLabel))
          .frame(maxWidth: .infinity, alignment: .leading)
        NavigationChevron()
      }
      .enlargedHitArea(12)
      .rowButton("navigationLink") { navigation?.push(target) }
      .accessibilityControl(AccessibilityControl(.plain, .isButton)) { $0.activate = { navigation?.push(target) } }
      .disabled(!isInNavigation)
    } else {
      Button {
        navigation?.push(target)
      } label: {
        label
      }
      .recorded("navigationLink")
      .disabled(!isInNavigation)
    }
  }
}
