import SwiftUICore

/// How presentations come and go: half a second without overshoot, as on iOS.
let presentationMotion = Animation.spring(duration: 0.5)

extension View {
  nonisolated private func presentsSheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> AnyView
  ) -> some View {
    // Closures of views are called where views are, on the main actor.
    nonisolated(unsafe) let content = content
    return modifier(
      Presenting(isPresented: isPresented, motion: presentationMotion, onDismiss: onDismiss) { state in
        AnyView(SheetPresentation(state: state, isPresented: isPresented, content: content()))
      })
  }

  /// Shows a view in a sheet while the state is true.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentsSheet(isPresented: isPresented, onDismiss: onDismiss) { AnyView(content()) }
      .recorded("sheet", "isPresented: \(isPresented.wrappedValue)")
  }

  /// Shows a view of an item in a sheet while there is one; another item is another sheet.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return modifier(
      ItemPresenting(item: item, onDismiss: onDismiss, motion: presentationMotion) { state, isPresented, item in
        AnyView(
          SheetPresentation(state: state, isPresented: isPresented, content: AnyView(content(item).id(item.id))))
      }
    )
    .recorded("sheet", "isPresented: \(item.wrappedValue != nil)")
  }

  /// Covers the whole screen with a view while the state is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return modifier(
      Presenting(isPresented: isPresented, motion: presentationMotion, onDismiss: onDismiss) { state in
        AnyView(CoverPresentation(state: state, content: AnyView(content())))
      }
    )
    .recorded("fullScreenCover", "isPresented: \(isPresented.wrappedValue)")
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    nonisolated(unsafe) let content = content
    return modifier(
      ItemPresenting(item: item, onDismiss: onDismiss, motion: presentationMotion) { state, _, item in
        AnyView(CoverPresentation(state: state, content: AnyView(content(item).id(item.id))))
      }
    )
    .recorded("fullScreenCover", "isPresented: \(item.wrappedValue != nil)")
  }
}

/// Shows a presentation of an item. While it goes, the item that is gone is still seen.
nonisolated struct ItemPresenting<Item>: ViewModifier {
  let item: Binding<Item?>
  let onDismiss: (() -> Void)?
  let motion: Animation
  let presentation: @MainActor (PresentationState, Binding<Bool>, Item) -> AnyView
  @State private var last = LastItem()

  final class LastItem {
    var item: Item?
  }

  init(
    item: Binding<Item?>, onDismiss: (() -> Void)?, motion: Animation,
    presentation: @escaping @MainActor (PresentationState, Binding<Bool>, Item) -> AnyView
  ) {
    self.item = item
    self.onDismiss = onDismiss
    self.motion = motion
    self.presentation = presentation
  }

  @MainActor func body(content: Content) -> some View {
    let last = last
    let isPresented = Binding(isSome: item)
    let _ = item.wrappedValue.map { last.item = $0 }
    content.modifier(
      Presenting(isPresented: isPresented, motion: motion, onDismiss: onDismiss) { state in
        AnyView(last.item.map { presentation(state, isPresented, $0) })
      })
  }
}

extension Binding where Value == Bool {
  /// Whether there is a value; writing false takes it away.
  nonisolated init<Wrapped>(isSome item: Binding<Wrapped?>) {
    self.init(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}
