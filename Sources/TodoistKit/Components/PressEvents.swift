import SwiftUI

extension View {
  /// Tells when a finger comes down on a view and when it goes, beside the view's own gestures.
  ///
  /// A press that is called off (by a scroll, say) ends like any other.
  public func pressEvents(onPress: @escaping () -> Void, onRelease: @escaping () -> Void) -> some View {
    modifier(PressEventsModifier(onPress: onPress, onRelease: onRelease))
  }
}

/// The modifier of `pressEvents(onPress:onRelease:)`.
public struct PressEventsModifier: ViewModifier {
  private let onPress: () -> Void
  private let onRelease: () -> Void
  @GestureState private var isDown = false

  public init(onPress: @escaping () -> Void, onRelease: @escaping () -> Void) {
    self.onPress = onPress
    self.onRelease = onRelease
  }

  public func body(content: Content) -> some View {
    content
      .simultaneousGesture(DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true })
      .onChange(of: isDown) { _, isDown in isDown ? onPress() : onRelease() }
  }
}
