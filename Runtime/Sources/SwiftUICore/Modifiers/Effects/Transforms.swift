import CoreGraphics
import Drawing

/// `rotationEffect`, `scaleEffect` and `transformEffect`: the view is drawn elsewhere, its room stays.
struct TransformEffect: DrawingModifier {
  enum Kind: Equatable {
    case rotation(Angle, anchor: UnitPoint)
    case scale(CGSize, anchor: UnitPoint)
    case affine(CGAffineTransform)
  }

  var kind: Kind

  private func map(in size: CGSize) -> CGAffineTransform {
    switch kind {
    case .rotation(let angle, let anchor):
      about(anchor, in: size, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    case .scale(let scale, let anchor):
      about(anchor, in: size, CGAffineTransform(scaleX: scale.width, y: scale.height))
    case .affine(let transform): transform
    }
  }

  private func about(_ anchor: UnitPoint, in size: CGSize, _ map: CGAffineTransform) -> CGAffineTransform {
    let point = anchor.point(in: CGRect(origin: .zero, size: size))
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(map)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }

  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    var map = map(in: size)
    if isMirrored {
      // Right to left, the picture is that of left to right in a mirror.
      let mirror = CGAffineTransform(-1, 0, 0, 1, size.width, 0)
      map = mirror.concatenating(map).concatenating(mirror)
    }
    let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
    return map.isIdentity || !numbers.allSatisfy(\.isFinite) ? nil : map
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let isMirrored = environment.layoutDirection == .rightToLeft
    guard let transform = transform(in: size, isMirrored: isMirrored) else { return content.items }
    // A scale of 0 leaves nothing to draw.
    guard transform.isDrawable else { return [] }
    return [.effect(.transform(transform), content)]
  }

  var name: String {
    switch kind {
    case .rotation: "rotationEffect"
    case .scale: "scaleEffect"
    case .affine: "transformEffect"
    }
  }

  var detail: String {
    switch kind {
    case .rotation(let angle, _): "\(number(angle.degrees))°"
    case .scale(let scale, _):
      scale.width == scale.height
        ? number(scale.width) : "x: \(number(scale.width)), y: \(number(scale.height))"
    case .affine(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty].map(number).joined(separator: ", ")
    }
  }
}

/// `rotation3DEffect` and `projectionEffect`.
struct ProjectionEffect: DrawingModifier {
  enum Kind: Equatable {
    case rotation(Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case projection(ProjectionTransform)
  }

  var kind: Kind

  private func map(in size: CGSize, isMirrored: Bool) -> ProjectionTransform {
    let map = map(in: size)
    guard isMirrored else { return map }
    let mirror = ProjectionTransform(CGAffineTransform(-1, 0, 0, 1, size.width, 0))
    return mirror.concatenating(map).concatenating(mirror)
  }

  private func map(in size: CGSize) -> ProjectionTransform {
    switch kind {
    case .projection(let transform): return transform
    case .rotation(let angle, let x, let y, let z, let anchor, let anchorZ, let perspective):
      // The eye stands as far away as the longer side, divided by the perspective.
      let side = max(size.width, size.height)
      return ProjectionTransform(
        rotation: angle, axis: (x, y, z), center: anchor.point(in: CGRect(origin: .zero, size: size)),
        depth: anchorZ, vanishing: side > 0 ? perspective / side : 0)
    }
  }

  func transform(in size: CGSize, isMirrored: Bool) -> CGAffineTransform? {
    map(in: size, isMirrored: isMirrored).affine
  }

  func items(drawing content: DisplayList, size: CGSize, environment: EnvironmentValues) -> [DisplayItem] {
    let map = map(in: size, isMirrored: environment.layoutDirection == .rightToLeft)
    guard map.isFinite, !map.isIdentity else { return content.items }
    guard map.isInvertible else { return [] }
    if let affine = map.affine { return affine.isDrawable ? [.effect(.transform(affine), content)] : [] }
    guard map.drawing.allSatisfy({ abs($0) < 1e9 }) else { return [] }
    return [.effect(.projection(map.drawing), content)]
  }

  var name: String {
    if case .rotation = kind { "rotation3DEffect" } else { "projectionEffect" }
  }

  var detail: String {
    guard case .rotation(let angle, let x, let y, let z, _, _, _) = kind else { return "" }
    return "\(number(angle.degrees))°, axis: (\(number(x)), \(number(y)), \(number(z)))"
  }
}

extension View {
  /// Turns the drawn view clockwise about a point of it; the view's room stays as it is.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    primitive(TransformEffect(kind: .rotation(angle, anchor: anchor)))
  }

  /// Draws the view larger or smaller; its room stays as it is.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    primitive(TransformEffect(kind: .scale(scale, anchor: anchor)))
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    primitive(TransformEffect(kind: .affine(transform)))
  }

  /// Turns the drawn view in space.
  /// - Parameters:
  ///   - anchorZ: points in front of the view's plane.
  ///   - perspective: how strongly things shrink with distance; 0 is not at all.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    primitive(
      ProjectionEffect(
        kind: .rotation(
          angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective)))
  }

  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    primitive(ProjectionEffect(kind: .projection(transform)))
  }
}
