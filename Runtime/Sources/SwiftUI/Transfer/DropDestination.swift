import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Takes values of a type that are let go over the view.
  /// - Parameters:
  ///   - action: given the values and the place in the view; says whether it has taken them.
  ///   - isTargeted: told when such a value comes over the view, and when it goes.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    func items(_ payload: Any) -> [T] { ((payload as? NSItemProvider)?.value(as: T.self)).map { [$0] } ?? [] }
    return dropTarget(
      DropHandler(
        accepts: { !items($0).isEmpty }, entered: { _, _ in isTargeted(true) }, moved: { _, _ in },
        exited: { _, _ in isTargeted(false) }, performed: { action(items($0), $1) }))
  }

  /// Takes what is of one of the types and is let go over the view.
  /// - Parameters:
  ///   - isTargeted: whether such a thing is over the view.
  ///   - action: says whether it has taken them.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    func info(_ payload: Any, _ location: CGPoint = .zero) -> DropInfo {
      DropInfo(location: location, providers: (payload as? NSItemProvider).map { [$0] } ?? [])
    }
    return dropTarget(
      DropHandler(
        accepts: { info($0).hasItemsConforming(to: supportedContentTypes) },
        entered: { _, _ in isTargeted?.wrappedValue = true }, moved: { _, _ in },
        exited: { _, _ in isTargeted?.wrappedValue = false },
        performed: { action(info($0).itemProviders(for: supportedContentTypes), $1) }))
  }

  /// Lets a delegate decide about what is of one of the types and comes over the view.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DelegatedDrop(types: supportedContentTypes, delegate: delegate))
  }
}

/// Asks a delegate about what comes over a view.
nonisolated private struct DelegatedDrop: ViewModifier {
  let types: [UTType]
  let delegate: any DropDelegate
  @State private var state = DropState()

  @MainActor func body(content: Content) -> some View {
    let (types, delegate, state) = (types, delegate, state)
    func info(_ payload: Any, _ location: CGPoint) -> DropInfo {
      DropInfo(location: location, providers: (payload as? NSItemProvider).map { [$0] } ?? [])
    }
    return content.dropTarget(
      DropHandler(
        accepts: { payload in
          let info = info(payload, .zero)
          return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
        },
        entered: { payload, location in
          state.operation = .copy
          delegate.dropEntered(info: info(payload, location))
        },
        moved: { payload, location in
          if let proposal = delegate.dropUpdated(info: info(payload, location)) { state.operation = proposal.operation }
        },
        exited: { delegate.dropExited(info: info($0, $1)) },
        performed: { payload, location in
          switch state.operation {
          case .cancel, .forbidden: false
          case .copy, .move: delegate.performDrop(info: info(payload, location))
          }
        }))
  }
}

/// What a drop would do, as the delegate said last.
@MainActor
private final class DropState {
  var operation = DropOperation.copy

  nonisolated init() {}
}
