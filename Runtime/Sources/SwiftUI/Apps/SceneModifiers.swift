import Combine
import SwiftUICore

// Nothing here runs an app's scenes: their views are shown, each by itself. What is said about a scene has its types, so that
// apps compile as they are.

extension Scene {
  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }

  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { self }

  /// Sets a value of the environment for the views of the scene.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    self
  }

  /// Puts an object into the environment for the views of the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }

  /// Puts an object into the environment for the views of the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
}
