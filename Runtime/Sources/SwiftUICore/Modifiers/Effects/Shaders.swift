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

/// The functions of Metal of an app.
@available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
@dynamicMemberLookup
public struct ShaderLibrary {
  public static var `default`: ShaderLibrary { ShaderLibrary() }

  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function of Metal.
@available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
@dynamicCallable
public struct ShaderFunction {
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader() }
}

@available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
extension Shader {
  /// A value for a function of Metal.
  public struct Argument {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

extension VisualEffect {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}

extension GraphicsContext.Filter {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { luminanceToAlpha }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    luminanceToAlpha
  }

  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
    luminanceToAlpha
  }
}

extension GraphicsContext.Shading {
  @available(*, unavailable, message: "Vitrine runs no Metal shaders; use colour effects, blend modes or a Canvas.")
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .foreground }
}
