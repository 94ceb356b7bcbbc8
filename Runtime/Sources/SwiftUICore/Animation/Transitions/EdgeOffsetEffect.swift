import Drawing

/// Draws its content moved towards an edge by a fraction of its own size.
nonisolated struct EdgeOffsetEffect: DrawingModifier {
  var edge: Edge
  var fraction: CGFloat

  @MainActor func items(
    drawing content: DisplayList, size: CGSize, environment: EnvironmentValues
  ) -> [DisplayItem] {
    let forwards: CGFloat = environment.layoutDirection == .leftToRight ? 1 : -1
    let offset =
      switch edge {
      case .top: CGSize(width: 0, height: -size.height)
      case .bottom: CGSize(width: 0, height: size.height)
      case .leading: CGSize(width: -size.width * forwards, height: 0)
      case .trailing: CGSize(width: size.width * forwards, height: 0)
      }
    let transform = CGAffineTransform(
      translationX: offset.width * fraction, y: offset.height * fraction)
    return [.effect(.transform(transform), content)]
  }

  @MainActor var name: String { "edgeOffset" }
  @MainActor var detail: String { "\(edge) \(Double(fraction).typed)" }
}
