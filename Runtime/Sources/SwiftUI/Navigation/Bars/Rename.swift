import SwiftUICore

/// Begins to rename what a view shows.
@MainActor @preconcurrency
public struct RenameAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what the view shows; nil where nothing can be renamed.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What buttons for renaming in the view do.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return transformEnvironment(\.rename) { rename in
      rename = MainActor.assumeIsolated { RenameAction { action() } }
    }
  }

  /// Buttons for renaming in the view put the focus into a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// Begins to rename what is around it; nothing where that cannot be renamed.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  @MainActor public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}
