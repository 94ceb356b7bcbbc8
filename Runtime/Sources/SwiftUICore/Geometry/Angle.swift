/// An angle in degrees or radians; positive angles turn clockwise on screen.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// No turn.
  public init() { radians = 0 }

  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// No turn.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: Animatable {
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

/// A value that is added and scaled by its vector of numbers.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }
  public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }
  public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }
  public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result *= rhs
    return result
  }

  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }

  public static prefix func - (operand: Self) -> Self { operand * -1 }
}

extension Angle: _VectorMath {}
