import Drawing

/// A style after the environment has been applied, before it is known what it fills.
public struct _ResolvedStyle: Hashable, Sendable {
  package enum Fill: Hashable, Sendable {
    case color(ResolvedColor)
    case linear(stops: [Paint.Stop], start: UnitPoint, end: UnitPoint)
    case radial(stops: [Paint.Stop], center: UnitPoint, start: CGFloat, end: CGFloat)
    case elliptical(stops: [Paint.Stop], center: UnitPoint, start: CGFloat, end: CGFloat)
    case angular(stops: [Paint.Stop], center: UnitPoint, start: Angle, end: Angle)
    case backdrop(Backdrop)
    /// A picture repeated; `source` is the part of it that is used, in unit coordinates.
    case image(BitmapImage, source: CGRect, scale: CGFloat)
  }

  package struct Shadow: Hashable, Sendable {
    package var color: ResolvedColor
    package var radius: CGFloat
    package var offset: CGSize
    package var isInner: Bool
  }

  package var fill: Fill
  /// Applied to the drawn whole; colours and gradients carry their own alpha, so that it is 1 for them.
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadows: [Shadow] = []
  /// The rectangle that gradients are laid over instead of what is filled.
  package var anchor: CGRect?

  package init(_ fill: Fill) { self.fill = fill }
  package init(_ color: ResolvedColor) { fill = .color(color) }

  /// The paint for something whose bounds are the rectangle.
  package func paint(in rect: CGRect) -> Paint {
    let rect = anchor ?? rect
    switch fill {
    case .color(let color): return .color(color)
    case .linear(let stops, let start, let end):
      return .linear(stops: stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let stops, let center, let start, let end):
      return .radial(
        stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .elliptical(let stops, let center, let start, let end):
      return .elliptical(
        stops: stops, rect: rect, center: center.point(in: rect), startFraction: start,
        endFraction: end)
    case .angular(let stops, let center, let start, let end):
      return .angular(
        stops: stops, center: center.point(in: rect), startAngle: start.radians,
        endAngle: end.radians)
    case .backdrop(let backdrop): return .backdrop(backdrop)
    case .image(let image, let source, let scale):
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let origin = CGPoint(
        x: rect.minX - source.minX * size.width, y: rect.minY - source.minY * size.height)
      return .image(image, origin: origin, tile: size)
    }
  }

  /// The one colour of the style; nil for gradients, materials and pictures.
  package var color: ResolvedColor? {
    if case .color(let color) = fill { color } else { nil }
  }

  /// The style with its alpha multiplied.
  package func fading(by factor: Double) -> _ResolvedStyle {
    if factor == 1 { return self }
    var copy = self
    func faded(_ stops: [Paint.Stop]) -> [Paint.Stop] {
      stops.map { Paint.Stop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
    switch fill {
    case .color(let color): copy.fill = .color(color.multiplyingAlpha(by: factor))
    case .linear(let stops, let start, let end):
      copy.fill = .linear(stops: faded(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      copy.fill = .radial(stops: faded(stops), center: center, start: start, end: end)
    case .elliptical(let stops, let center, let start, let end):
      copy.fill = .elliptical(stops: faded(stops), center: center, start: start, end: end)
    case .angular(let stops, let center, let start, let end):
      copy.fill = .angular(stops: faded(stops), center: center, start: start, end: end)
    case .backdrop, .image: copy.opacity *= factor
    }
    return copy
  }
}
