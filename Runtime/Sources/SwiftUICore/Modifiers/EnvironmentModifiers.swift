extension View {
  /// Sets an environment value for the view and what it holds.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    primitive(SetEnvironment(keyPath: keyPath, value: value))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    primitive(TransformEnvironment { transform(&$0[keyPath: keyPath]) })
  }

  /// Whether the view takes input; once disabled, nothing below can be enabled again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    primitive(TransformEnvironment { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
