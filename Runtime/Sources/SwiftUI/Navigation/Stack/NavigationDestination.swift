import SwiftUICore

extension View {
  /// The screen for values of a type that links carry.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      ValueDestination(
        type: data, record: DestinationRecord { value in (value.base as? D).map { AnyView(destination($0)) } })
    )
    .recorded("navigationDestination", "for: \(D.self).self")
  }

  /// The screen that shows while the state is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented) { AnyView(destination()) })
      .recorded("navigationDestination", "isPresented: \(isPresented.wrappedValue)")
  }

  /// The screen of an item that shows while there is one.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: Binding(isSome: item)) { item.wrappedValue.map(destination) }
  }
}

/// Makes the screen for a value, where the type fits.
struct DestinationRecord {
  let make: (AnyHashable) -> AnyView?

  init(_ make: @escaping (AnyHashable) -> AnyView?) { self.make = make }
}

nonisolated private struct ValueDestination: ViewModifier {
  let type: Any.Type
  let record: DestinationRecord
  @Environment(\.navigationModel) private var model
  @Environment(\.navigationEntry) private var entry

  @MainActor func body(content: Content) -> some View {
    // Screens of the type follow the newest closure, which holds what the view around it knows now.
    let _ = model?.register(type, record, isNested: entry != 0)
    content
  }
}

nonisolated private struct PresentedDestination: ViewModifier {
  let isPresented: Binding<Bool>
  let destination: () -> AnyView
  @Namespace private var identity
  @Environment(\.navigationModel) private var model

  @MainActor func body(content: Content) -> some View {
    let _ = model?.present(
      NavigationPresentation(owner: identity.hashValue, isPresented: isPresented, content: destination))
    content
  }
}
