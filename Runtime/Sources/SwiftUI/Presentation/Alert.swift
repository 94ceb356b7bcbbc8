import SwiftUICore

/// What an alert or a dialog shows.
struct DialogRecord {
  let title: Text
  /// Whether a dialog of choices shows its title; alerts always do.
  var showsTitle = true
  let actions: () -> AnyView
  var message: (() -> AnyView)?

  /// An alert that names no choice has one that puts it away.
  @MainActor func actionsOrOK() -> AnyView {
    AnyView(
      SubviewsReader(actions()) { views in
        if views.isEmpty {
          Button("OK") {}
        } else {
          ForEach(views) { $0 }
        }
      })
  }
}

/// Alerts and dialogs come in a quarter of a second, as on iOS.
private let dialogMotion = Animation.easeOut(duration: 0.25)

extension View {
  nonisolated private func presents(_ kind: String, _ record: DialogRecord, isPresented: Binding<Bool>) -> some View {
    // Closures of views are called where views are, on the main actor.
    nonisolated(unsafe) let record = record
    return modifier(
      Presenting(isPresented: isPresented, motion: dialogMotion) { state in
        kind == "alert"
          ? AnyView(AlertPresentation(state: state, isPresented: isPresented, record: record))
          : AnyView(ChoicePresentation(state: state, isPresented: isPresented, record: record))
      }
    )
    .recorded(kind, "isPresented: \(isPresented.wrappedValue)")
  }

  nonisolated func dialog<A: View, M: View>(
    _ kind: String, _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .visible,
    actions: @escaping () -> A, message: (() -> M)?
  ) -> some View {
    var record = DialogRecord(title: title, actions: { AnyView(actions()) })
    if let message { record.message = { AnyView(message()) } }
    record.showsTitle = titleVisibility == .visible || (titleVisibility == .automatic && message != nil)
    return presents(kind, record, isPresented: isPresented)
  }

  nonisolated func dialog<A: View, M: View, T>(
    _ kind: String, _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .visible,
    presenting data: T?, actions: @escaping (T) -> A, message: ((T) -> M)?
  ) -> some View {
    var record = DialogRecord(title: title, actions: { AnyView(data.map(actions)) })
    if let message { record.message = { AnyView(data.map(message)) } }
    record.showsTitle = titleVisibility == .visible || (titleVisibility == .automatic && message != nil)
    return presents(kind, record, isPresented: isPresented)
  }

  /// Shows an alert while the state is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("alert", Text(titleKey), isPresented: isPresented, actions: actions, message: Optional<() -> EmptyView>.none)
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("alert", Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      "alert", Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: Optional<(T) -> EmptyView>.none)
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog("alert", Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert while the state is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("alert", Text(title), isPresented: isPresented, actions: actions, message: Optional<() -> EmptyView>.none)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("alert", Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      "alert", Text(title), isPresented: isPresented, presenting: data, actions: actions,
      message: Optional<(T) -> EmptyView>.none)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog("alert", Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert while the state is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog("alert", title, isPresented: isPresented, actions: actions, message: Optional<() -> EmptyView>.none)
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    dialog("alert", title, isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      "alert", title, isPresented: isPresented, presenting: data, actions: actions,
      message: Optional<(T) -> EmptyView>.none)
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog("alert", title, isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Shows an alert of an error while the state is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    dialog(
      "alert", Text(error?.errorDescription ?? ""), isPresented: isPresented, actions: actions,
      message: Optional<() -> EmptyView>.none)
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      "alert", Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }

  @available(*, deprecated, message: "Use alert(_:isPresented:actions:) instead.")
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presents("alert", content().record, isPresented: isPresented)
  }

  @available(*, deprecated, message: "Use alert(_:isPresented:presenting:actions:) instead.")
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    presents(
      "alert",
      item.wrappedValue.map(content)?.record ?? DialogRecord(title: Text(""), actions: { AnyView(EmptyView()) }),
      isPresented: Binding(isSome: item))
  }
}

/// An alert as older code describes it.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// An alert whose two buttons stand side by side, as those of every alert do that are short.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }

  /// As newer code describes it.
  fileprivate var record: DialogRecord {
    nonisolated(unsafe) let buttons = buttons
    var record = DialogRecord(
      title: title,
      actions: {
        AnyView(
          ForEach(Array(buttons.indices), id: \.self) { index in
            SwiftUI.Button(role: buttons[index].role) {
              buttons[index].action?()
            } label: {
              buttons[index].label
            }
          })
      })
    if let message { record.message = { AnyView(message) } }
    return record
  }

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}
