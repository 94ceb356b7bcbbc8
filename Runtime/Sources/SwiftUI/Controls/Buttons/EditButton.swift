import SwiftUICore

/// Starts and ends the editing of a list.
nonisolated public struct EditButton: View {
  public init() {}

  @MainActor public var body: some View { EditButtonBody() }
}

private struct EditButtonBody: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .fontWeight(isEditing ? .semibold : nil)
  }
}
