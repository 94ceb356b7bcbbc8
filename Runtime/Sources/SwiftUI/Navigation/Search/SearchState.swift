import Observation
import SwiftUICore

/// Whether one searches, for the field in the bar and the content below it.
@MainActor @Observable
final class SearchState {
  /// The field has the screen's head for itself.
  var isPresented = false
  /// A suggestion was taken: the others go until the text changes.
  var hidesSuggestions = false
  @ObservationIgnored let origin = SubmitOrigin()

  nonisolated init() {}

  /// As the title goes and the field moves up (observed).
  static let motion = Animation.easeInOut(duration: 0.3)

  func present() {
    guard !isPresented else { return }
    withAnimation(Self.motion) { isPresented = true }
  }

  func dismiss() {
    guard isPresented else { return }
    withAnimation(Self.motion) { isPresented = false }
  }
}

/// The field of `searchable`, as the bar needs it.
struct SearchEntry {
  let text: Binding<String>
  let prompt: Text?
  let placement: SearchFieldPlacement
  let tokens: SearchTokens?
  let state: SearchState
  var suggestions: AnyView?
  var scopes: SearchScopes?
  var toolbarBehavior = SearchPresentationToolbarBehavior.automatic
  /// The state of the app that says whether the field has the focus.
  var focus: SearchFocus?

  var isEmpty: Bool { text.wrappedValue.isEmpty && (tokens?.views().isEmpty ?? true) }

  @MainActor func clear() {
    text.wrappedValue = ""
    tokens?.removeAll()
  }

  @MainActor func cancel() {
    clear()
    state.dismiss()
  }

  /// Whether the parts of the content to search in are offered now.
  @MainActor var showsScopes: Bool {
    guard let scopes, state.isPresented else { return false }
    return scopes.activation == .onTextEntry ? !isEmpty : true
  }
}

/// What was taken into a field beside its text.
struct SearchTokens {
  let views: () -> [(id: AnyHashable, view: AnyView)]
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// What is offered: its view, and how it is taken.
  var suggested: () -> [(id: AnyHashable, view: AnyView, take: () -> Void)] = { [] }
  /// Takes a token, where it is of the field's type.
  let take: (Any) -> Void
}

/// Whether a search field has the focus, as a state of the app says it.
struct SearchFocus {
  let isFocused: @MainActor () -> Bool
  let set: @MainActor (Bool) -> Void
}

/// Parts of the content to which a search is limited.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

private struct SearchEntryKey: EnvironmentKey { static var defaultValue: SearchEntry? { nil } }

extension EnvironmentValues {
  /// The search that suggestions are for.
  var searchEntry: SearchEntry? {
    get { self[SearchEntryKey.self] }
    set { self[SearchEntryKey.self] = newValue }
  }
}
