import SwiftUICore
public import UniformTypeIdentifiers

/// What becomes of what is dropped.
public enum DropOperation: Sendable {
  /// Nothing: the drag ends.
  case cancel
  /// Nothing: this place does not take it.
  case forbidden
  case copy
  case move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// What is carried over a view.
public struct DropInfo {
  /// In the coordinates of the view; points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether something is of one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What is of one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

/// Decides what becomes of what is carried over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the view takes it; when not, nothing else is asked.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool

  /// - Returns: whether the view has taken it.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool

  @MainActor @preconcurrency func dropEntered(info: DropInfo)

  /// - Returns: what a drop would do; nil leaves it as it was.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?

  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
