/// The scheme that a view asks for the whole presentation that it stands in. Of several, the first
/// that is not nil counts.
package struct PreferredColorSchemeKey: PreferenceKey {
  package typealias Value = ColorScheme?

  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Asks for light or dark for the whole presentation; nil asks for nothing.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Draws the view as light or dark.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
