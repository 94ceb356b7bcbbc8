import Combine
import SwiftUICore

extension Scene {
  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { changingViews { $0.onChange(of: value, initial: initial, action) } }

  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { changingViews { $0.onChange(of: value, initial: initial, action) } }

  /// Acts when a value changes while the scene is shown.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { changingViews { $0.onChange(of: value) { action($1) } } }

  /// Sets a value of the environment for the views of the scene.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    changingViews { $0.environment(keyPath, value) }
  }

  /// Puts an object into the environment for the views of the scene.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changingViews { $0.environment(object) }
  }

  /// Puts an object into the environment for the views of the scene.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changingViews { $0.environmentObject(object) }
  }

  /// Changes a value of the environment for the views of the scene.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene { changingViews { $0.transformEnvironment(keyPath, transform: transform) } }

  /// Where `AppStorage` in the scene keeps its values.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    changingViews { $0.defaultAppStorage(store) }
  }

  /// Adds items to the menus, which a keyboard reaches by their shortcuts.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    _ModifiedScene(content: self, commands: content())
  }

  /// Takes away what the scene adds to the menus.
  nonisolated public func commandsRemoved() -> some Scene {
    _ModifiedScene(content: self, removesCommands: true)
  }

  /// Puts other items into the menus than those of the scene.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { _ModifiedScene(content: self, removesCommands: true, commands: content()) }
}
