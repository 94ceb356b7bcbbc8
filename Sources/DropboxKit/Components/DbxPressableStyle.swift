import KitSupport
import SwiftUI

/// A button that gives way under a finger and springs back; with Reduce Motion it keeps its size.
public struct DbxPressableStyle: ButtonStyle {
  public var pressedScale: CGFloat

  /// - Parameter pressedScale: the size under a finger, as a part of its own.
  public init(pressedScale: CGFloat = 0.98) { self.pressedScale = pressedScale }

  public func makeBody(configuration: Configuration) -> some View {
    Pressable(label: configuration.label, isPressed: configuration.isPressed, scale: pressedScale)
  }

  private struct Pressable<Label: View>: View {
    let label: Label
    let isPressed: Bool
    let scale: CGFloat
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      label
        .scaleEffect(isPressed && !reducesMotion ? scale : 1)
        .environment(\.isPressed, isPressed)
        .animation(DbxMotion.press, reduced: nil, value: isPressed)
    }
  }
}
