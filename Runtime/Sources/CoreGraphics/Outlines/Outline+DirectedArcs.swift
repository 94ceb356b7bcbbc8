extension Outline {
  /// Appends an arc between two angles in a direction, as Core Graphics understands it: `clockwise`
  /// is meant for y growing upwards. At most one full turn more than the angles say is made.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if clockwise, delta > 0 { delta -= turn * (delta / turn).rounded(.up) }
    if !clockwise, delta < 0 { delta += turn * (-delta / turn).rounded(.up) }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }
}
