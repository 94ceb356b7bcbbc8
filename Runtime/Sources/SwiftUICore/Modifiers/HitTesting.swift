private struct AllowsHitTestingKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether gestures below listen.
  var allowsHitTesting: Bool {
    get { self[AllowsHitTestingKey.self] }
    set { self[AllowsHitTestingKey.self] = newValue }
  }
}

extension View {
  /// Lets gestures on the view and below listen or not; once off, nothing below can be on again.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    transformEnvironment(\.allowsHitTesting) { $0 = $0 && enabled }
  }
}
