/// A value that can be interpolated: vectors of a real vector space.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component by the factor.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// The vector with every component multiplied by the factor.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves this vector towards another; 0 leaves it where it is, 1 makes it the other.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The vector at a fraction of the way to another; fractions outside 0…1 extrapolate.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    // The ends are returned as they are: a + (b − a) is not always b in floating point.
    if amount == 0 { return self }
    if amount == 1 { return other }
    return self + (other - self).scaled(by: amount)
  }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}
