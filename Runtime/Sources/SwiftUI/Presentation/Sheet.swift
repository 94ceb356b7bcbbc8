import SwiftUICore

/// What a modifier presents over the view: kept for the live engine, and shown in trees and reports.
struct PresentationRecord {
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let content: () -> AnyView
}

extension View {
  /// Records a presentation that a state shows and hides.
  nonisolated func presents<Content: View>(
    _ kind: String, _ detail: String = "", isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) -> some View {
    let state = "isPresented: \(isPresented.wrappedValue)"
    return recorded(
      kind, detail.isEmpty ? state : "\(detail), \(state)",
      payload: PresentationRecord(
        isPresented: isPresented, onDismiss: onDismiss, content: { AnyView(content()) }))
  }

  /// Records a presentation that an optional item shows and hides.
  nonisolated func presents<Item, Content: View>(
    _ kind: String, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) -> some View {
    presents(kind, isPresented: Binding(isSome: item), onDismiss: onDismiss) {
      item.wrappedValue.map(content)
    }
  }

  /// Shows a view in a sheet while the state is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents("sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Shows a view of an item in a sheet while there is one.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents("sheet", item: item, onDismiss: onDismiss, content: content)
  }

  /// Covers the whole screen with a view while the state is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents("fullScreenCover", item: item, onDismiss: onDismiss, content: content)
  }

  /// Shows a view in a popover while the state is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents("popover", "arrowEdge: .\(arrowEdge)", isPresented: isPresented, content: content)
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents("popover", item: item, content: content)
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; writing false takes it away.
  nonisolated init<Wrapped>(isSome item: Binding<Wrapped?>) {
    self.init(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

/// Where a popover's arrow points.
public enum PopoverAttachmentAnchor: Sendable {
  /// To a rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// To a point of the view, in unit coordinates.
  case point(UnitPoint)
}
