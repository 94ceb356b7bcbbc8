import SwiftUICore

/// Closes the presentation or leaves the screen that a view stands in.
@MainActor @preconcurrency
public struct DismissAction {
  let action: () -> Void

  /// Does nothing where nothing is presented.
  public func callAsFunction() { action() }
}

/// Opens a URL.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What a handler made of a URL.
  public struct Result: Sendable {
    fileprivate enum Kind { case handled, discarded, systemAction(URL?) }
    fileprivate let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    public static let systemAction = Result(kind: .systemAction(nil))

    public static func systemAction(_ url: URL) -> Result { Result(kind: .systemAction(url)) }
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    if case .discarded = handler(url).kind { completion(false) } else { completion(true) }
  }
}

/// How a presentation stands, as older code asks for it.
public struct PresentationMode {
  public var isPresented: Bool
  let action: () -> Void

  public mutating func dismiss() {
    action()
    isPresented = false
  }
}

/// Whether lists below are being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}

// The actions do nothing outside what sets them, as on iOS; they are made anew, as they cannot be shared
// between actors.
private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { MainActor.assumeIsolated { DismissAction {} } }
}
private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { MainActor.assumeIsolated { OpenURLAction { _ in .systemAction } } }
}
private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private struct IsSystemEditModeKey: EnvironmentKey { static let defaultValue = false }
private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .compact
}
private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}
private struct IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { MainActor.assumeIsolated { DismissSearchAction {} } }
}

extension EnvironmentValues {
  /// Closes the presentation or leaves the screen that the view stands in.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether the view stands in a presentation.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    let isPresented = isPresented
    let dismiss = dismiss
    nonisolated(unsafe) let action = dismiss
    let mode = PresentationMode(
      isPresented: isPresented, action: { MainActor.assumeIsolated { action() } })
    return Binding(get: { mode }, set: { _ in })
  }

  /// Whether lists are being edited; nil where nothing can say so.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set {
      self[EditModeKey.self] = newValue
      self[IsSystemEditModeKey.self] = false
    }
  }

  /// Whether the edit mode is the system's, and not a state of the app.
  var isSystemEditMode: Bool { self[IsSystemEditModeKey.self] }

  /// Lets a screen that no state of the app speaks for be edited by itself.
  @MainActor package mutating func setEditMode(_ mode: ScreenEditMode) {
    editMode = mode.binding
    self[IsSystemEditModeKey.self] = true
  }

  /// `compact` on phones.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether the user is searching.
  public var isSearching: Bool { isSearchingNow }

  public var dismissSearch: DismissSearchAction { dismissSearchNow }

  var isSearchingNow: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  var dismissSearchNow: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
