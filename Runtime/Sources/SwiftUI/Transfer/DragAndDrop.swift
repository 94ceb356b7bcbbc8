import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  @available(
    *, unavailable, message: "Vitrine drags nothing from view to view; use a DragGesture, or onMove in a List."
  )
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  @available(
    *, unavailable, message: "Vitrine drags nothing from view to view; use a DragGesture, or onMove in a List."
  )
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  @available(
    *, unavailable, message: "Vitrine drags nothing from view to view; use a DragGesture, or onMove in a List."
  )
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  @available(
    *, unavailable, message: "Vitrine drags nothing from view to view; use a DragGesture, or onMove in a List."
  )
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
}

/// Decides about what is dropped.
@available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
public protocol DropDelegate {}

/// What is about to be dropped.
@available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
public struct DropInfo {}

/// What a drop would do.
@available(*, unavailable, message: "Vitrine drops nothing on views; use a DragGesture, or onMove in a List.")
public struct DropProposal {}
