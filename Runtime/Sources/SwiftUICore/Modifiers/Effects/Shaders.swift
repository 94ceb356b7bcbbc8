/// A function of Metal; there is no Metal here.
@available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
public struct Shader: Sendable {}

extension View {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects such as hueRotation.")
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use transformEffect or projectionEffect.")
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use blur, shadow or a Canvas.")
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}
