import CoreGraphics

extension Image {
  /// Lets the picture take the size that it is offered.
  /// - Parameter capInsets: points at the edges that keep their size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with(\.resizing, Resizing(capInsets: capInsets, mode: resizingMode))
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with(\.interpolationQuality, interpolation)
  }

  /// Edges are put on whole device pixels, where smoothing makes no difference.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Draws the picture in its own colours or in the foreground; nil leaves it to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with(\.templateMode, renderingMode)
  }

  /// How a symbol's layers are coloured; nil leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with(\.symbolMode, mode) }

  /// Pictures here are never brighter than white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
