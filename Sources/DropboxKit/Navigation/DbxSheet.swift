import SwiftUI

extension View {
  /// Presents a sheet at detents, with the system's own spring and scrim, and round corners of 16 points.
  public func dbxSheet(
    isPresented: Binding<Bool>, detents: Set<PresentationDetent> = [.medium, .large],
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented) {
      content()
        .presentationDetents(detents)
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(16)
        .presentationBackground(DbxColors.canvas)
    }
  }
}
