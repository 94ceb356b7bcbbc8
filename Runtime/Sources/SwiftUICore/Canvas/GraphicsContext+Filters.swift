import CoreGraphics
import Drawing

/// A map of every colour: four rows of red, green, blue, alpha and a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

  /// The identity.
  public init() {}

  fileprivate var rows: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
  }
}

extension GraphicsContext {
  /// What is done to everything that is drawn.
  public struct Filter {
    enum Kind {
      case effect(Effect)
      case matrix([Double])
      case multiply(Color)
      case shadow(Color, radius: CGFloat, offset: CGSize, blendMode: BlendMode, options: ShadowOptions)
      case threshold(min: Double, max: Double, Color)
    }

    let kind: Kind

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      if let affine = matrix.affine { return Filter(kind: .effect(.transform(affine))) }
      return Filter(kind: .effect(.projection(matrix.drawing)))
    }

    /// - Parameter radius: points; the blur.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode: blendMode, options: options))
    }

    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(kind: .matrix(matrix.rows)) }
    public static func hueRotation(_ angle: Angle) -> Filter { matrix(.hueRotation(angle)) }
    public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
    public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.invert(amount)) }
    public static func grayscale(_ amount: Double) -> Filter { matrix(.grayscale(amount)) }
    public static var luminanceToAlpha: Filter { matrix(.luminanceToAlpha) }

    /// - Parameter radius: points; the standard deviation.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(kind: .effect(.blur(radius: radius.drawableRadius, opaque: options.contains(.opaque))))
    }

    /// Draws a colour where the alpha lies between two values.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(kind: .threshold(min: min, max: max, color))
    }

    private static func matrix(_ matrix: ColorFilterMatrix) -> Filter { Filter(kind: .matrix(matrix.rows)) }
  }

  /// Filters everything that is drawn from now on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append((filter, transform))
  }
}

extension GraphicsContext.Filter {
  func items(filtering items: [DisplayItem], in environment: EnvironmentValues) -> [DisplayItem] {
    let content = DisplayList(items)
    switch kind {
    case .effect(let effect): return [.effect(effect, content)]
    case .matrix(let rows): return rows.allSatisfy(\.isFinite) ? [.effect(.colorMatrix(rows), content)] : items
    case .multiply(let color):
      let matrix = ColorFilterMatrix.multiply(color.resolved(in: environment.colorContext))
      return [.effect(.colorMatrix(matrix.rows), content)]
    case .threshold(let least, let most, let color):
      return threshold(content, least, most, color.resolved(in: environment.colorContext))
    case .shadow(let color, let radius, let offset, let mode, let options):
      return shadow(of: content, color.resolved(in: environment.colorContext), radius, offset, mode, options)
    }
  }

  /// Alpha steep enough to be a step, and cut off again above the upper value.
  private func threshold(
    _ content: DisplayList, _ least: Double, _ most: Double, _ color: ResolvedColor
  ) -> [DisplayItem] {
    let steepness = 255.0
    func step(at value: Double) -> [Double] {
      [
        0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, steepness,
        0.5 - value * steepness,
      ]
    }
    var items: [DisplayItem] = [.effect(.colorMatrix(step(at: least)), content)]
    if most < 1 {
      items.append(
        .effect(.blend(.destinationOut), DisplayList([.effect(.colorMatrix(step(at: most)), content)])))
      items = [.effect(.compositingGroup, DisplayList(items))]
    }
    return color.alpha < 1 ? [.effect(.opacity(color.alpha), DisplayList(items))] : items
  }

  private func shadow(
    of content: DisplayList, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
    _ mode: GraphicsContext.BlendMode, _ options: GraphicsContext.ShadowOptions
  ) -> [DisplayItem] {
    let radius = radius.drawableRadius
    let offset = offset.drawableOffset
    let isPlain = mode == .normal && options.isDisjoint(with: [.shadowAbove, .shadowOnly, .invertsAlpha])
    if isPlain { return [.effect(.shadow(color: color, radius: radius, offset: offset), content)] }
    let bounds = content.bounds
    guard !bounds.isNull, !bounds.isInfinite else { return content.items }
    var caster = content
    if options.contains(.invertsAlpha) {
      let reach = radius * 2 + max(abs(offset.width), abs(offset.height)) + 2
      caster = DisplayList([
        .effect(
          .compositingGroup,
          DisplayList([
            .fill(.rect(bounds.insetBy(dx: -reach, dy: -reach)), .color(.black), evenOdd: false),
            .effect(.blend(.destinationOut), content),
          ]))
      ])
    }
    // The caster stands aside, out of the clip, and only its shadow falls into it.
    let room = bounds.insetBy(
      dx: -(radius * 2 + abs(offset.width)), dy: -(radius * 2 + abs(offset.height)))
    let aside = room.width * 2
    let moved = CGSize(width: offset.width + aside, height: offset.height)
    var cast: DisplayItem = .effect(
      .clip(.rect(room), evenOdd: false),
      DisplayList([
        .effect(
          .shadow(color: color, radius: radius, offset: moved),
          DisplayList([.list(caster, at: CGPoint(x: -aside, y: 0))]))
      ]))
    if options.contains(.invertsAlpha) { cast = .effect(.mask(content), DisplayList([cast])) }
    if mode != .normal { cast = .effect(.blend(mode.drawing), DisplayList([cast])) }
    if options.contains(.shadowOnly) { return [cast] }
    let isAbove = options.contains(.shadowAbove) || options.contains(.invertsAlpha)
    let items = isAbove ? content.items + [cast] : [cast] + content.items
    return [.effect(.compositingGroup, DisplayList(items))]
  }
}
