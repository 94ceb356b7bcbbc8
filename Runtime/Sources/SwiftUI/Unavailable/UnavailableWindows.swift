import SwiftUICore

// Further windows, and what is said of them.

extension WindowGroup {
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, content: content) }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(id: id, content: content)
  }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }

  /// A window for each value that is opened.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public init<D: Decodable & Encodable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> { fatalError("The compiler lets nobody come here.") }
}

/// The view of a window for a value.
@available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
public struct PresentedWindowContent<Data, Content: View>: View {
  public var body: some View { EmptyView() }
}

extension Scene {
  /// Sets the first size of the windows.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the first size of the windows.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says which sizes the windows may have.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says which outside events open the scene.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets the keys that open the scene.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// Sets the keys that open the scene.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene { self }

  /// Works when the system wakes the app.
  @available(*, unavailable, message: "Vitrine wakes no app in the background; start the work from the view's task.")
  nonisolated public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }

  /// Changes the scene by a modifier.
  @available(
    *, unavailable,
    message: "Vitrine changes scenes by the modifiers of Scene alone; write a ViewModifier for the views in it."
  )
  nonisolated public func modifier<M>(_ modifier: M) -> some Scene { self }

  /// Hands a value up.
  @available(
    *, unavailable, message: "Scenes hand nothing up to each other here; set the preference on a view of the scene."
  )
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some Scene { self }

  /// Changes a value that is handed up.
  @available(
    *, unavailable, message: "Scenes hand nothing up to each other here; set the preference on a view of the scene."
  )
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some Scene { self }
}

extension EnvironmentValues {
  /// Opens a window.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public var openWindow: OpenWindowAction { fatalError("The compiler lets nobody come here.") }

  /// Closes a window.
  @available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
  public var dismissWindow: DismissWindowAction { fatalError("The compiler lets nobody come here.") }

  /// Whether the app can have several windows: it cannot here.
  public var supportsMultipleWindows: Bool { false }

  /// The open document.
  @available(*, unavailable, message: "Vitrine has no documents of files; keep the model in state and show its view.")
  public var documentConfiguration: DocumentConfiguration? { nil }

  /// The store of objects.
  @available(*, unavailable, message: "Vitrine has no Core Data; keep the objects in an observable model.")
  public var managedObjectContext: Any { fatalError("The compiler lets nobody come here.") }

  /// Whether a drag opens what it rests on.
  @available(*, unavailable, message: "Vitrine opens nothing by a drag that rests on it; leave the behaviour out.")
  public var springLoadingBehavior: SpringLoadingBehavior { fatalError("The compiler lets nobody come here.") }
}

/// How a window may be closed.
@available(*, unavailable, message: "Vitrine shows one view and no windows; present the view in a sheet.")
public struct DismissBehavior {}

/// An open document.
@available(*, unavailable, message: "Vitrine has no documents of files; keep the model in state and show its view.")
public struct DocumentConfiguration {}

/// An open document of a type.
@available(*, unavailable, message: "Vitrine has no documents of files; keep the model in state and show its view.")
public struct FileDocumentConfiguration<Document> {}
