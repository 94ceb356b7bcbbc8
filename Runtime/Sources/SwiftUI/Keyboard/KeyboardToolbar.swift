import SwiftUICore
import UIKit

/// The items of a toolbar that stand above the keyboard: a bar of 44 points.
nonisolated struct KeyboardToolbar: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.content.environment(\.isInBar, true) }
    }
    .font(.body)
    .imageScale(.large)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .dynamicTypeSize(.xSmall ... .xxxLarge)
    .background { Color(uiColor: KeyboardPalette.ground) }
    .overlay(alignment: .top) { Rectangle().fill(.separator).frame(height: 0.5) }
    .overlay(alignment: .bottom) { Rectangle().fill(.separator).frame(height: 0.5) }
    .environment(\.listContext, nil)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isKeyboardKey)
  }
}

extension View {
  /// Puts those of a toolbar's items above the keyboard that belong there.
  nonisolated func keyboardToolbar(_ entries: [ToolbarEntry]) -> some View {
    let own = entries.filter { $0.placement.kind == .keyboard }
    return keyboardBar(own.isEmpty ? nil : AnyView(KeyboardToolbar(entries: own)))
  }
}
