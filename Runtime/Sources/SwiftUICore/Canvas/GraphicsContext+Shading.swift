import CoreGraphics
import Drawing

extension GraphicsContext {
  /// What paths, text and template images are drawn with. Points are in the context's coordinates.
  public struct Shading {
    indirect enum Kind {
      case color(Color)
      case style(any ShapeStyle)
      case foreground
      case backdrop
      case linear(Gradient, start: CGPoint, end: CGPoint, GradientOptions)
      case radial(Gradient, center: CGPoint, start: CGFloat, end: CGFloat, GradientOptions)
      case conic(Gradient, center: CGPoint, angle: Angle)
      case image(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
      case palette([Shading])
    }

    let kind: Kind

    /// What is there already.
    public static var backdrop: Shading { Shading(kind: .backdrop) }
    /// The foreground of the view that is drawn.
    public static var foreground: Shading { Shading(kind: .foreground) }

    /// One for each layer of a symbol; paths are drawn with the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; gradients are laid over what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, start: startPoint, end: endPoint, options))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, start: startRadius, end: endRadius, options))
    }

    /// Colours around a point; a full turn, so that there is nothing beyond its ends.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .conic(gradient, center: center, angle: angle))
    }

    /// - Parameter sourceRect: the part of the image, 0…1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .image(image, origin: origin, source: sourceRect, scale: scale))
    }
  }

  /// The shading without what it takes from the environment.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color): .color(Color(color.resolve(in: environment)))
    case .palette(let shadings): .palette(shadings.map(resolve))
    default: shading
    }
  }

  /// A figure drawn with a shading, in the context's coordinates.
  func items(drawing figure: FigureDrawing, with shading: Shading) -> [DisplayItem] {
    let style = environment.styleContext
    let bounds = figure.figure.bounds
    switch shading.kind {
    case .color(let color): return color._resolve(style).items(drawing: figure, in: bounds)
    case .style(let own): return own._resolve(style).items(drawing: figure, in: bounds)
    case .foreground: return style.foregroundStyle(rank: 0).items(drawing: figure, in: bounds)
    // What is there is drawn over itself.
    case .backdrop:
      return [figure.item(.backdrop(Backdrop(blurRadius: 0, saturation: 1, tint: .clear)))]
    case .palette(let shadings): return shadings.first.map { items(drawing: figure, with: $0) } ?? []
    case .linear(let gradient, let start, let end, let options):
      return [figure.item(GradientSpread(gradient, options, style.color).linear(start, end, over: bounds))]
    case .radial(let gradient, let center, let start, let end, let options):
      return [
        figure.item(GradientSpread(gradient, options, style.color).radial(center, start, end, over: bounds))
      ]
    case .conic(let gradient, let center, let angle):
      return [
        figure.item(
          .angular(
            stops: gradient.resolvedStops(in: style.color), center: center, startAngle: angle.radians,
            endAngle: angle.radians + 2 * .pi))
      ]
    case .image(let image, let origin, let source, let scale):
      return tiles(of: image, origin: origin, source: source, scale: scale, over: figure)
    }
  }

  /// An image's picture repeated within a figure. At most 10 000 tiles: smaller ones cannot be seen.
  private func tiles(
    of image: Image, origin: CGPoint, source: CGRect, scale: CGFloat, over figure: FigureDrawing
  ) -> [DisplayItem] {
    let picture = ImageRendition(image, in: environment, resources: resources)
    let whole = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    let tile = CGSize(width: whole.width * source.width, height: whole.height * source.height)
    let bounds = DisplayList([figure.item(.color(.black))]).bounds
    guard tile.width > 0.1, tile.height > 0.1, tile.width.isFinite, tile.height.isFinite, !bounds.isNull,
      !bounds.isInfinite
    else { return [] }
    func index(_ place: CGFloat, _ length: CGFloat) -> Int {
      place.isFinite ? Int(min(max((place / length).rounded(.down), -1e6), 1e6)) : 0
    }
    let columns = index(bounds.minX - origin.x, tile.width)...index(bounds.maxX - origin.x, tile.width)
    let rows = index(bounds.minY - origin.y, tile.height)...index(bounds.maxY - origin.y, tile.height)
    guard columns.count * rows.count <= 10_000 else { return [] }
    let part = DisplayList([
      .effect(
        .clip(.rect(CGRect(origin: .zero, size: tile)), evenOdd: false),
        DisplayList(
          picture.items(
            in: CGRect(
              x: -source.minX * whole.width, y: -source.minY * whole.height, width: whole.width,
              height: whole.height))))
    ])
    let tiles = rows.flatMap { row in
      columns.map { column -> DisplayItem in
        .list(
          part,
          at: CGPoint(x: origin.x + CGFloat(column) * tile.width, y: origin.y + CGFloat(row) * tile.height))
      }
    }
    if case .fill(let shape, let evenOdd) = figure {
      return [.effect(.clip(shape, evenOdd: evenOdd), DisplayList(tiles))]
    }
    return [.effect(.mask(DisplayList([figure.item(.color(.black))])), DisplayList(tiles))]
  }
}
