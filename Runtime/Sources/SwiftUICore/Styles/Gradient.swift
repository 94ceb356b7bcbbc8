import Drawing

/// Colours and where they stand along a gradient.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place, 0…1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 at the start of the gradient, 1 at its end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case device, perceptual }
    package var kind: Kind

    /// By the components as the device takes them.
    public static let device = ColorSpace(kind: .device)
    /// By how far apart colours look.
    public static let perceptual = ColorSpace(kind: .perceptual)
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Colours at the given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: CGFloat(index) / CGFloat(last))
    }
  }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(provider: .gradient(self, space))
  }
}

extension Gradient {
  /// The stops as the rasteriser takes them: resolved, in 0…1, ascending.
  package func resolvedStops(
    in context: ColorContext, space: ColorSpace = .device
  ) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for stop in stops {
      let location = min(max(stop.location.isNaN ? 0 : stop.location, 0), 1)
      let color = stop.color.resolved(in: context)
      // A stop that stands before its predecessor is moved up to it, as Core Graphics does.
      let place = max(location, result.last?.location ?? 0)
      if space == .perceptual, let previous = result.last, place > previous.location {
        // The rasteriser mixes in sRGB: sixteen straight pieces follow the curve below a grey level.
        for step in 1..<16 {
          let fraction = Double(step) / 16
          result.append(
            Paint.Stop(
              color: previous.color.mixed(with: color, by: fraction, in: .perceptual),
              location: previous.location + (place - previous.location) * CGFloat(fraction)))
        }
      }
      result.append(Paint.Stop(color: color, location: place))
    }
    return result
  }
}

/// A gradient of unstated kind, such as that of a colour.
public struct AnyGradient: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case gradient(Gradient, Gradient.ColorSpace)
    /// From a lighter form of the colour at the start to the colour itself.
    case color(Color, Gradient.ColorSpace)
  }

  package var provider: Provider

  package init(provider: Provider) { self.provider = provider }

  /// A gradient of the given stops.
  public init(_ gradient: Gradient) { provider = .gradient(gradient, .device) }

  /// The gradient with its colours mixed in another space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch provider {
    case .gradient(let gradient, _): AnyGradient(provider: .gradient(gradient, space))
    case .color(let color, _): AnyGradient(provider: .color(color, space))
    }
  }

  package var colorSpace: Gradient.ColorSpace {
    switch provider {
    case .gradient(_, let space), .color(_, let space): space
    }
  }

  package var gradient: Gradient {
    switch provider {
    case .gradient(let gradient, _): gradient
    // A fifth of white at the start is an approximation by eye of what iOS draws.
    case .color(let color, _):
      Gradient(colors: [color.mix(with: .white, by: 0.2, in: .device), color])
    }
  }
}

extension Color {
  /// A gentle gradient from a lighter form of the colour at the top to the colour.
  public var gradient: AnyGradient { AnyGradient(provider: .color(self, .device)) }
}
