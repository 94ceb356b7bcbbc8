import SwiftUICore

/// The styles of one kind of control that are set around a view, the innermost last.
///
/// A style may show the control again in its body: there, the next one outwards holds.
struct StyleStack: Equatable {
  private var boxes: [StyleBox] = []

  /// The style that holds; nil for the default one.
  var style: Any? { boxes.last?.style }

  mutating func push<Style>(_ style: Style) { boxes.append(StyleBox(style)) }

  /// What holds within the body of the style.
  var below: StyleStack {
    var copy = self
    _ = copy.boxes.popLast()
    return copy
  }
}

/// The environment key of one kind of style.
struct StyleStackKey<Kind>: EnvironmentKey {
  static var defaultValue: StyleStack { StyleStack() }
}

extension View {
  /// Sets a style for the controls below.
  nonisolated func pushStyle<Style>(
    _ style: Style, _ keyPath: WritableKeyPath<EnvironmentValues, StyleStack>
  ) -> some View {
    transformEnvironment(keyPath) { $0.push(style) }
  }
}
