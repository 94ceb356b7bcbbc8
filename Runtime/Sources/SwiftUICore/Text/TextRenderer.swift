/// Draws a text in a way of its own.
@available(
  *, unavailable, message: "Vitrine draws texts by itself; draw a text in a Canvas, or use transitions and effects."
)
public protocol TextRenderer {}

extension Text {
  /// The lines of a text.
  @available(*, unavailable, message: "Vitrine draws texts by itself; measure a Text by onGeometryChange.")
  public struct Layout {}
}

extension View {
  @available(
    *, unavailable, message: "Vitrine draws texts by itself; draw a text in a Canvas, or use transitions and effects."
  )
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View { self }
}
