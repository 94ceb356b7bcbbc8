import SwiftUICore

/// Details beside a view where the screen is wide, in a sheet where it is not.
nonisolated private struct InspectorModifier<Details: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let details: Details
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.displayScale) private var scale

  @MainActor func body(content: Content) -> some View {
    let isWide = width == .regular
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide, isPresented.wrappedValue {
        Color(uiColor: .separator).frame(width: 1 / scale).ignoresSafeArea()
        details.modifier(InspectorColumn())
      }
    }
    .sheet(
      isPresented: Binding(
        get: { !isWide && isPresented.wrappedValue }, set: { if !isWide { isPresented.wrappedValue = $0 } })
    ) { details }
  }
}

/// The column takes the width that the details ask for.
private struct InspectorColumn: ViewModifier {
  @State private var width: CGFloat?

  /// Apple publishes no width; this one leaves an iPad's detail wider than its inspector.
  static let standardWidth: CGFloat = 320

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
      .frame(width: width ?? Self.standardWidth)
      .frame(maxHeight: .infinity, alignment: .top)
      .background(Color(uiColor: .systemBackground), ignoresSafeAreaEdges: .all)
  }
}

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
  /// Shows details beside the view: in a column at the trailing edge where the screen is wide, in a sheet elsewhere.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View { modifier(InspectorModifier(isPresented: isPresented, details: content())) }

  /// Sets the width of the inspector's column that the view is in; points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the widths of the inspector's column that the view is in; points. The column opens with the ideal one.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? ideal)) }
}
