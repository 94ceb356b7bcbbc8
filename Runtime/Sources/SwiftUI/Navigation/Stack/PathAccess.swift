import SwiftUICore

/// The path that an app keeps, whatever its type.
struct PathAccess {
  let get: () -> [AnyHashable]
  /// Values of another type than the path's are left out.
  let set: ([AnyHashable]) -> Void
}

/// A screen above the first one.
struct NavigationEntry: Identifiable {
  enum Target {
    /// Of the destination for its type.
    case value(AnyHashable)
    case view(() -> AnyView)
    /// Of a modifier, while its state says so.
    case presented(NavigationPresentation)
  }

  let id: Int
  var target: Target

  var value: AnyHashable? { if case .value(let value) = target { value } else { nil } }
}

/// A screen that a state shows and hides.
struct NavigationPresentation {
  /// Of the modifier that presents.
  let owner: Int
  let isPresented: Binding<Bool>
  let content: () -> AnyView
}
