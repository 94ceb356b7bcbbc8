import SwiftUI

extension View {
  /// Shows the quick-add card from the bottom of the screen while the flag is set, at half or full height.
  /// - Parameters:
  ///   - staysOpen: for one task after the other.
  ///   - addTask: gets what was understood of the text.
  public func quickAddSheet(
    isPresented: Binding<Bool>, projects: [TaskProject] = [], labels: [String] = [], staysOpen: Bool = false,
    addTask: @escaping (TaskDraft) -> Void
  ) -> some View {
    sheet(isPresented: isPresented) {
      QuickAddCard(projects: projects, labels: labels, focusesAtOnce: true) { draft in
        addTask(draft)
        if !staysOpen { isPresented.wrappedValue = false }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .padding(.top, 8)
      .environment(\.quickAddIsInSheet, true)
      .presentationBackground(TodoistColors.card)
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(16)
    }
  }
}
